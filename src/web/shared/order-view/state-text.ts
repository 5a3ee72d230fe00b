import type { OrderView } from '#contract/endpoints/orders/order.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import { m } from '#messages'

const names: Record<OrderState, () => string> = {
  awaiting_payment: m.orders_state_awaiting_payment,
  cancelled_unpaid: m.orders_state_cancelled_unpaid,
  expired: m.orders_state_expired,
  requested: m.orders_state_requested,
  accepted: m.orders_state_accepted,
  declined: m.orders_state_declined,
  lapsed: m.orders_state_lapsed,
  cancelled: m.orders_state_cancelled,
  in_preparation: m.orders_state_in_preparation,
  delivered: m.orders_state_delivered,
  completed: m.orders_state_completed,
}

export function stateName(state: OrderState): string {
  return names[state]()
}

/** How good or bad a state is, for the look of its name. */
export const stateTone: Record<OrderState, 'leaf' | 'offer' | 'plain' | 'danger'> = {
  awaiting_payment: 'offer',
  cancelled_unpaid: 'plain',
  expired: 'plain',
  requested: 'offer',
  accepted: 'leaf',
  declined: 'danger',
  lapsed: 'danger',
  cancelled: 'plain',
  in_preparation: 'leaf',
  delivered: 'leaf',
  completed: 'leaf',
}

/** '2 new messages'. */
export function unreadText(count: number): string {
  return m.orders_unread({ count })
}

/** '30 veg, 10 Jain'. */
export function splitText({ veg, jain, nonVeg }: OrderView['dietSplit']): string {
  return [
    veg > 0 && m.orders_split_veg({ count: veg }),
    jain > 0 && m.orders_split_jain({ count: jain }),
    nonVeg > 0 && m.orders_split_non_veg({ count: nonVeg }),
  ]
    .filter(Boolean)
    .join(', ')
}
