import type { OrderDocument } from '#contract/endpoints/orders/documents.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { api } from '#web/shared/api/browser-api.ts'
import type { PrivateQuery } from '#web/shared/query/query-client.ts'
import { orderKey } from './order-query.ts'

/** What was issued for an order as it is now: a new document comes with an event, a change or a refund. */
export function documentsQuery({
  id,
  events,
  changes,
  refunds,
}: Pick<OrderView, 'id' | 'events' | 'changes' | 'refunds'>): PrivateQuery<readonly OrderDocument[]> {
  return {
    queryKey: [orderKey, id, 'documents', events.length, changes.length, refunds.map(({ state }) => state)],
    queryFn: ({ signal }) => api('GET /api/orders/{id}/documents', { params: { id } }, { signal }),
  }
}
