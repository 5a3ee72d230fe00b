import { useRef, useState } from 'react'
import type { Api } from '#contract/endpoints/index.ts'
import { useListQuery } from '#web/office/frame/use-list-query.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { queryClient, type PrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'

/** Which enquiries a page shows. */
export interface Shown {
  show: 'open' | 'all'
  page: number
}

const key = ['office', 'enquiries'] as const

/** Reads what a page shows from its address; what makes no sense is the first page of those to answer. */
export function shownFrom(search: URLSearchParams): Shown {
  const page = Number(search.get('page') ?? 1)
  return { show: search.get('show') === 'all' ? 'all' : 'open', page: Number.isInteger(page) && page > 0 ? page : 1 }
}

export function adminEnquiriesQuery({ show, page }: Shown): PrivateQuery<Api['GET /api/admin/enquiries']['answer']> {
  return {
    queryKey: [...key, show, page],
    queryFn: ({ signal }) => api('GET /api/admin/enquiries', { query: { show, page } }, { signal }),
  }
}

/** A page of the enquiries to us, and the marks on them. */
export function useOwnEnquiries(shown: Shown) {
  const query = useListQuery(adminEnquiriesQuery(shown))
  const [busy, setBusy] = useState<string>()
  const running = useRef(false)
  return {
    query,
    /** Id of the enquiry that is being marked. */
    busy,
    async mark(id: string, isAnswered: boolean): Promise<void> {
      if (running.current) return
      running.current = true
      setBusy(id)
      try {
        await api('PATCH /api/admin/enquiries/{id}', { params: { id }, body: { isAnswered } })
        await queryClient().invalidateQueries({ queryKey: key })
        notify(isAnswered ? m.received_marked() : m.received_unmarked(), 'success')
      } catch {
        notify(m.received_mark_failed(), 'error')
      } finally {
        running.current = false
        setBusy(undefined)
      }
    },
  }
}
