import type { OrderState } from '#contract/values/order-state.ts'
import { m } from '#messages'

const eventNames: Record<OrderState, () => string> = {
  awaiting_payment: m.orders_event_awaiting_payment,
  cancelled_unpaid: m.orders_event_cancelled_unpaid,
  expired: m.orders_event_expired,
  requested: m.orders_event_requested,
  accepted: m.orders_event_accepted,
  declined: m.orders_event_declined,
  lapsed: m.orders_event_lapsed,
  cancelled: m.orders_event_cancelled,
  in_preparation: m.orders_event_in_preparation,
  delivered: m.orders_event_delivered,
  completed: m.orders_event_completed,
}

export function eventName(state: string): string {
  const found = Object.entries(eventNames).find(([name]) => name === state)
  return found ? found[1]() : state
}
