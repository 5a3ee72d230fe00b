import type { ReviewView } from '#contract/endpoints/reviews.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { orderKey } from '#web/shared/order-view/order-query.ts'
import type { PrivateQuery } from '#web/shared/query/query-client.ts'

/** The review of an order; nothing while it has none. */
export function reviewQuery(orderId: string): PrivateQuery<ReviewView | null> {
  return {
    queryKey: [orderKey, orderId, 'review'],
    queryFn: ({ signal }) =>
      api('GET /api/orders/{id}/review', { params: { id: orderId } }, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }),
  }
}
