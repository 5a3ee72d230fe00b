import { complaintLists, type ComplaintList } from '#contract/endpoints/forms/complaints.ts'
import type { Api } from '#contract/endpoints/index.ts'
import { paths } from '#contract/paths.ts'
import { api } from '#web/shared/api/browser-api.ts'
import type { PrivateQuery } from '#web/shared/query/query-client.ts'

/** Which complaints a page shows. */
export interface Listed {
  list: ComplaintList
  page: number
}

export const complaintsKey = ['office', 'complaints'] as const

export function complaintsQuery({ list, page }: Listed): PrivateQuery<Api['GET /api/admin/complaints']['answer']> {
  return {
    queryKey: [...complaintsKey, list, page],
    queryFn: ({ signal }) => api('GET /api/admin/complaints', { query: { list, page } }, { signal }),
  }
}

/** Reads what a page shows from its address; what makes no sense is the first page of those that are open. */
export function listedFrom(search: URLSearchParams): Listed {
  const page = Number(search.get('page') ?? 1)
  return {
    list: complaintLists.find((list) => list === search.get('list')) ?? 'open',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function pathOfComplaints({ list, page }: Listed): string {
  return paths.adminComplaints({ list: list === 'open' ? undefined : list, page: page === 1 ? undefined : page })
}
