import type { OrderSummary, OrderView } from '#contract/endpoints/ordering.ts'
import { dayInIndia, formatDay, formatMoment, formatTime } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import { m } from '#web/paraglide/messages.js'
import type { TimelineStep } from '#web/ui/timeline.tsx'

/** What list and page know alike. */
type Known = Pick<OrderView, 'state' | 'caterer' | 'eventDate' | 'eventTime' | 'holdUntil'>

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

/** What happens next, and who has to do something. `total` in rupees. */
export function nextStep(
  { state, caterer: { name: caterer }, eventDate, eventTime, holdUntil }: Known,
  total: number,
  now: Date,
): string {
  switch (state) {
    case 'awaiting_payment':
      return holdUntil && new Date(holdUntil) > now
        ? m.orders_next_awaiting_payment({ time: formatMoment(new Date(holdUntil)) })
        : m.orders_next_awaiting_payment_late()
    case 'cancelled_unpaid':
    case 'expired':
      return m.orders_next_unpaid()
    case 'requested':
      return m.orders_next_requested({ caterer })
    case 'accepted':
      return m.orders_next_accepted({ caterer, day: formatDay(eventDate) })
    case 'declined':
    case 'lapsed':
      return m.orders_next_refund({ amount: formatRupees(total) })
    case 'cancelled':
      return m.orders_next_cancelled()
    case 'in_preparation':
      return m.orders_next_in_preparation({ caterer, time: formatTime(eventTime) })
    case 'delivered':
    case 'completed':
      return m.orders_next_delivered()
  }
}

/** '12 min left to pay', or undefined when nothing runs out. */
export function timeLeft(holdUntil: string | undefined, now: Date): string | undefined {
  const ms = holdUntil ? Date.parse(holdUntil) - now.getTime() : 0
  if (ms <= 0) return undefined
  const minutes = Math.floor(ms / 60_000)
  return minutes === 0 ? m.orders_time_left_last() : m.orders_time_left({ minutes })
}

/** States in which cancelling, or what came back of it, is still of interest. */
export const cancellable: readonly OrderState[] = [
  'awaiting_payment',
  'requested',
  'accepted',
  'in_preparation',
  'cancelled',
]

/** States in which nothing is to come any more. */
const over: readonly OrderState[] = [
  'cancelled_unpaid',
  'expired',
  'declined',
  'lapsed',
  'cancelled',
  'delivered',
  'completed',
]

/** True when nothing of the order is to come any more. */
export function isPast({ state, eventDate }: Pick<OrderSummary, 'state' | 'eventDate'>, now: Date): boolean {
  return over.includes(state) || eventDate < dayInIndia(now)
}

/** Orders with something to come, unpaid ones first and then the nearest; and those that are past, the latest first. */
export function upcomingAndPast<Order extends Pick<OrderSummary, 'state' | 'eventDate' | 'eventTime'>>(
  orders: readonly Order[],
  now: Date,
): { upcoming: Order[]; past: Order[] } {
  const turn = (order: Order) => (order.state === 'awaiting_payment' ? 0 : 1)
  const when = (order: Order) => `${order.eventDate} ${order.eventTime}`
  return {
    upcoming: orders
      .filter((order) => !isPast(order, now))
      .toSorted((a, b) => turn(a) - turn(b) || when(a).localeCompare(when(b))),
    past: orders.filter((order) => isPast(order, now)).toSorted((a, b) => when(b).localeCompare(when(a))),
  }
}

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

/** The way of an order on which all goes well. */
const goodWay: readonly OrderState[] = ['awaiting_payment', 'requested', 'accepted', 'in_preparation', 'delivered']
const wentWrong: readonly OrderState[] = ['cancelled_unpaid', 'expired', 'declined', 'lapsed', 'cancelled']

/** What has happened, and after it what comes when all goes well. */
export function timelineOf({ state, events }: Pick<OrderView, 'state' | 'events'>): TimelineStep[] {
  const happened = events.map(({ seq, to, at }, index): TimelineStep => {
    const failed = wentWrong.some((wrong) => wrong === to)
    const last = index === events.length - 1
    return {
      id: `${seq}`,
      title: eventName(to),
      detail: formatMoment(new Date(at)),
      state: failed ? 'failed' : last && goodWay.includes(state) && state !== 'delivered' ? 'now' : 'done',
    }
  })
  const at = goodWay.indexOf(state)
  const toCome = at === -1 ? [] : goodWay.slice(at + 1)
  return [...happened, ...toCome.map((next): TimelineStep => ({ id: next, title: eventName(next), state: 'next' }))]
}

function eventName(state: string): string {
  const found = Object.entries(eventNames).find(([name]) => name === state)
  return found ? found[1]() : state
}
