import { useState } from 'react'
import type { CatererDocument } from '#contract/endpoints/caterer-documents.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { queryClient, usePrivateQuery, type PrivateQuery } from '#web/shared/query/query-client.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'

/** The documents of the caterer of its owner. */
export function documentsQuery(catererId: string): PrivateQuery<CatererDocument[]> {
  return {
    queryKey: ['caterer-documents', catererId],
    queryFn: ({ signal }) => api('GET /api/caterer/{id}/documents', { params: { id: catererId } }, { signal }),
  }
}

/** First part of the key under which a caterer's own profile is cached: its state may change with a document. */
export const ownCatererKey = 'own-caterer'

/** The documents of a caterer, and what its owner does with them. */
export function useDocuments(catererId: string) {
  const query = documentsQuery(catererId)
  const { data, isLoadingError, refetch } = usePrivateQuery(query)
  const [removing, setRemoving] = useState<string>()
  const put = (documents: CatererDocument[]) => void queryClient().setQueryData(query.queryKey, documents)
  return {
    documents: data,
    failed: isLoadingError,
    load: () => void refetch(),
    /** Takes over what the server answered to an upload. */
    added(documents: CatererDocument[]) {
      put(documents)
      void queryClient().invalidateQueries({ queryKey: [ownCatererKey] })
    },
    /** Id of the document that is being removed. */
    removing,
    async remove(id: string) {
      setRemoving(id)
      try {
        const params = { id: catererId, documentId: id }
        put(await api('DELETE /api/caterer/{id}/documents/{documentId}', { params }))
        notify(m.caterer_documents_removed(), 'success')
      } catch (error) {
        notify(failureMessage(error, [], m.identity_unreachable()), 'error')
        // It may have been removed in another tab.
        void refetch()
      }
      setRemoving(undefined)
    },
  }
}

export type Documents = ReturnType<typeof useDocuments>
