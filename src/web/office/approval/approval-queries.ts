import type { ReviewDetail, ReviewList } from '#contract/endpoints/approval.ts'
import type { Api } from '#contract/endpoints/index.ts'
import { api } from '#web/shared/api/browser-api.ts'
import type { PrivateQuery } from '#web/shared/query/query-client.ts'

/** First part of the keys of everything that a decision about a caterer changes. */
export const officeKey = 'office'

export interface ListParams {
  list: ReviewList
  page: number
}

/** A page of caterers to review, with the number of each list. */
export function reviewListQuery({ list, page }: ListParams): PrivateQuery<Api['GET /api/admin/caterers']['answer']> {
  return {
    queryKey: [officeKey, 'caterers', list, page],
    queryFn: ({ signal }) => api('GET /api/admin/caterers', { query: { list, page } }, { signal }),
  }
}

/** A caterer with everything that an admin must see. */
export function reviewQuery(id: string): PrivateQuery<ReviewDetail> {
  return {
    queryKey: [officeKey, 'caterer', id],
    queryFn: ({ signal }) => api('GET /api/admin/caterers/{id}', { params: { id } }, { signal }),
  }
}
