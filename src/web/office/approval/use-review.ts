import { useRef, useState } from 'react'
import type { ReviewDetail } from '#contract/endpoints/approval.ts'
import type { ApprovalAction, CatererCheck, RevisionField } from '#contract/rules/approval-moves.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { queryClient, usePrivateQuery } from '#web/shared/query/query-client.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { m } from '#messages'
import { officeKey, reviewQuery } from './approval-queries.ts'
import { actionText } from './office-text.ts'

/** A caterer to review, which the page's `clientLoader` has primed, and what is done about it; one thing at a time. */
export function useReview(id: string) {
  const query = reviewQuery(id)
  const loaded = usePrivateQuery(query, { refetchOnMount: false })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const running = useRef(false)

  /** Resolves to whether it was done. */
  const run = async (work: () => Promise<ReviewDetail>, done?: string): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      const answer = await work()
      queryClient().setQueryData(query.queryKey, answer)
      // Lists, their numbers and the audit follow from it.
      void queryClient().invalidateQueries({
        queryKey: [officeKey],
        predicate: ({ queryKey }) => queryKey[1] !== query.queryKey[1],
      })
      if (done !== undefined) notify(done, 'success')
      return true
    } catch (error) {
      setFailure(await failureOf(error))
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const failureOf = async (error: unknown): Promise<string> => {
    if (!(error instanceof ApiError)) return m.office_unreachable()
    if (error.code !== 'caterer_changed' && error.code !== 'approval_not_possible') return error.message
    // What is decided next must be about what is there now.
    await loaded.refetch()
    return m.office_changed_meanwhile()
  }
  const version = loaded.data?.caterer.version ?? 0
  const params = { id }
  return {
    loaded,
    busy,
    failure,
    forgetFailure: () => setFailure(undefined),
    decide: (action: ApprovalAction, reason: string) =>
      run(
        () => api('POST /api/admin/caterers/{id}/approval', { params, body: { action, version, reason } }),
        actionText[action].done(),
      ),
    check: (item: CatererCheck, checked: boolean) =>
      run(() =>
        api('PUT /api/admin/caterers/{id}/checks/{item}', { params: { id, item }, body: { version, checked } }),
      ),
    decideField: (field: RevisionField, decision: 'accept' | 'refuse', reason = '') =>
      run(
        () =>
          api('POST /api/admin/caterers/{id}/revision', {
            params,
            body: { version, decisions: { [field]: decision }, reason },
          }),
        m.office_done_revision(),
      ),
  }
}

export type Review = ReturnType<typeof useReview>
