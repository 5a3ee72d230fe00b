import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { translatedByName } from '#web/shared/api/translate.ts'
import type { PrivateQuery } from '#web/shared/query/query-client.ts'

/** Begins the keys of all that is cached of orders. */
export const orderKey = 'orders'

/** One order, with the reasons why something cannot be done in the page's own texts. */
export function orderQuery(id: string): PrivateQuery<OrderView> {
  return {
    queryKey: [orderKey, id],
    queryFn: async ({ signal }) => {
      const order = await api('GET /api/orders/{id}', { params: { id } }, { signal })
      return { ...order, cannot: await translatedByName(order.cannot) }
    },
  }
}
