import { keepPreviousData } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ReceivedEnquiry } from '#contract/endpoints/forms/enquiries.ts'
import type { Api } from '#contract/endpoints/index.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { liveKeys } from '#web/shared/live/live-keys.ts'
import { queryClient, usePrivateQuery, type PrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'

type Enquiries = Api['GET /api/enquiries']['answer']

/** Which enquiries a page shows. */
export interface EnquiriesShown {
  show: 'open' | 'all'
  page: number
}

/** Reads what a page shows from its address; what makes no sense is the first page of those to answer. */
export function enquiriesShown(search: URLSearchParams): EnquiriesShown {
  const page = Number(search.get('page') ?? 1)
  return { show: search.get('show') === 'all' ? 'all' : 'open', page: Number.isInteger(page) && page > 0 ? page : 1 }
}

export function enquiriesQuery(catererId: string, { show, page }: EnquiriesShown): PrivateQuery<Enquiries> {
  return {
    queryKey: [liveKeys.enquiries, catererId, show, page],
    queryFn: ({ signal }) => api('GET /api/enquiries', { query: { show, page } }, { signal }),
  }
}

/** A page of enquiries, and the marks on them. */
export function useEnquiries(catererId: string, shown: EnquiriesShown) {
  const { data, isError, isPlaceholderData, refetch } = usePrivateQuery(enquiriesQuery(catererId, shown), {
    placeholderData: keepPreviousData,
  })
  const [busy, setBusy] = useState<string>()
  const running = useRef(false)
  return {
    loaded: data,
    failed: isError,
    /** What is loaded is still that of the page before. */
    isPlaceholder: isPlaceholderData,
    load: () => void refetch(),
    /** Id of the enquiry that is being marked. */
    busy,
    async mark({ id }: ReceivedEnquiry, isAnswered: boolean): Promise<void> {
      if (running.current) return
      running.current = true
      setBusy(id)
      try {
        await api('PATCH /api/enquiries/{id}', { params: { id }, body: { isAnswered } })
        await queryClient().invalidateQueries({ queryKey: [liveKeys.enquiries, catererId] })
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
