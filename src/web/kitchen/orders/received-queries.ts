import type { Api } from '#contract/endpoints/index.ts'
import type { User } from '#contract/endpoints/identity.ts'
import type { KitchenOrder, OrderView } from '#contract/endpoints/orders/order.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { translatedByName } from '#web/shared/api/translate.ts'
import { orderKey, orderQuery } from '#web/shared/order-view/order-query.ts'
import { queryClient, type PrivateQuery } from '#web/shared/query/query-client.ts'
import type { InboxParams } from './inbox-params.ts'

export type Inbox = Api['GET /api/orders/received']['answer']

/** Begins the keys of all lists of received orders. One order is at `[orderKey, id]`, whoever looks. */
export const receivedKey = [orderKey, 'received'] as const

/** A page of the inbox, or of what a search finds in all of it. */
export function inboxQuery({ show, q, page }: InboxParams): PrivateQuery<Inbox> {
  const query = { ...(q ? { q } : { show }), page }
  return {
    queryKey: [...receivedKey, query],
    queryFn: ({ signal }) => api('GET /api/orders/received', { query }, { signal }),
  }
}

/** An order as its caterer's members see it; cooks see no customer and no money. */
export type SeenOrder = KitchenOrder & { full?: OrderView }

/** One order for a member of its caterer. */
export function seenOrderQuery(user: User, id: string): PrivateQuery<SeenOrder> {
  if (user.part !== 'cook') {
    const whole = orderQuery(id)
    return { ...whole, queryFn: (context) => whole.queryFn(context).then((order) => ({ ...order, full: order })) }
  }
  return {
    queryKey: [orderKey, id],
    queryFn: async ({ signal }) => {
      const order = await api('GET /api/orders/received/{id}', { params: { id } }, { signal })
      return { ...order, cannot: await translatedByName(order.cannot) }
    },
  }
}

/** Loads again what is shown of received orders, after one of them has changed. */
export function reloadReceived(id: string): void {
  void queryClient().invalidateQueries({ queryKey: receivedKey })
  void queryClient().invalidateQueries({ queryKey: [orderKey, id] })
}
