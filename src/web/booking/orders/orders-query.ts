import type { Api } from '#contract/endpoints/index.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { orderKey } from '#web/shared/order-view/order-query.ts'
import type { PrivateQuery } from '#web/shared/query/query-client.ts'
import type { OrdersParams } from './orders-params.ts'

/** A page of the customer's own orders. */
export function ordersQuery({ when, page }: OrdersParams): PrivateQuery<Api['GET /api/orders']['answer']> {
  return {
    queryKey: [orderKey, 'mine', when, page],
    queryFn: ({ signal }) => api('GET /api/orders', { query: { mine: '1', when, page } }, { signal }),
  }
}
