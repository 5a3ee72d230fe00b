import { isCancellable } from '#contract/rules/order-life-cycle.ts'
import { contacts } from '#contract/contacts.ts'
import type { OrderSummary, OrderView } from '#contract/endpoints/orders/order.ts'
import { dayInIndia, formatDay, formatMoment, formatTime } from '#contract/values/calendar.ts'
import { formatRupees, fromRupees, sum, toRupees } from '#contract/values/money.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { m } from '#messages'

/** What list and page know alike. */
type Known = Pick<
  OrderView,
  'state' | 'caterer' | 'eventDate' | 'eventTime' | 'holdUntil' | 'answerBy' | 'ending' | 'refunds' | 'changing' | 'can'
>

/** What happens next, and who has to do something. */
export function nextStep(order: Known, now: Date): string {
  const { state, caterer, eventDate, eventTime, answerBy, changing, can } = order
  const name = caterer.name
  if (changing) return m.orders_next_changing()
  switch (state) {
    case 'awaiting_payment':
      return unpaidText(order, now)
    case 'cancelled_unpaid':
    case 'expired':
      return order.refunds.length > 0
        ? `${m.orders_next_paid_late()} ${refundText(order.refunds)}`
        : m.orders_next_unpaid()
    case 'requested':
      return answerBy
        ? m.orders_next_requested_until({ caterer: name, time: formatMoment(new Date(answerBy)) })
        : m.orders_next_requested({ caterer: name })
    case 'accepted':
      return m.orders_next_accepted({ day: formatDay(eventDate) })
    case 'declined':
    case 'lapsed':
    case 'cancelled':
      return endingText(order)
    case 'in_preparation':
      return m.orders_next_in_preparation({ caterer: name, time: formatTime(eventTime) })
    case 'delivered':
      return m.orders_next_delivered()
    case 'completed':
      return can.review ? m.orders_next_completed({ caterer: name }) : m.orders_next_reviewed()
  }
}

function unpaidText(order: Known, now: Date): string {
  const { holdUntil } = order
  const isHeld = holdUntil !== undefined && new Date(holdUntil) > now
  const time = isHeld ? formatMoment(new Date(holdUntil)) : ''
  if (isPaying(order)) return isHeld ? m.orders_next_paying({ time }) : m.orders_next_paying_late()
  return isHeld ? m.orders_next_awaiting_payment({ time }) : m.orders_next_awaiting_payment_late()
}

/** Who ended a paid order and what comes back of it. */
function endingText({ state, ending, refunds, caterer: { name: caterer } }: Known): string {
  const who =
    state === 'lapsed'
      ? m.orders_ended_lapsed({ caterer })
      : state === 'declined'
        ? m.orders_ended_declined({ caterer })
        : ending?.by === 'caterer'
          ? m.orders_ended_by_caterer({ caterer })
          : m.orders_ended_by_customer()
  return [who, refundText(refunds.filter(({ why }) => why !== 'changed'))].join(' ')
}

/** How what goes back stands, in rupees. */
export function refundText(refunds: OrderView['refunds']): string {
  const amount = formatRupees(sumOf(refunds))
  if (refunds.length === 0) return m.orders_refund_none()
  if (refunds.some(({ state }) => state === 'failed'))
    return m.orders_refund_failed({ amount, phone: formatPhone(contacts().phone) })
  return refunds.every(({ state }) => state === 'done')
    ? m.orders_refund_done({ amount })
    : m.orders_refund_way({ amount })
}

/** Rupees in all, without the dust of binary fractions. */
function sumOf(refunds: OrderView['refunds']): number {
  return toRupees(sum(refunds.map(({ amount }) => fromRupees(amount))))
}

/** Reports whether a payment has been begun that may still succeed: the order can neither be deleted nor is it paid. */
export function isPaying({ state, can }: Pick<Known, 'state' | 'can'>): boolean {
  return state === 'awaiting_payment' && !can.delete
}

/** Reports whether something of the order changes automatically within moments: a payment under way, money going back. */
export function isMoving(order: Pick<Known, 'state' | 'can' | 'refunds'>): boolean {
  return isPaying(order) || order.refunds.some(({ state }) => state === 'due' || state === 'pending')
}

/** '12 min left to pay', or undefined when nothing runs out. */
export function timeLeft(holdUntil: string | undefined, now: Date): string | undefined {
  const ms = holdUntil ? Date.parse(holdUntil) - now.getTime() : 0
  if (ms <= 0) return undefined
  const minutes = Math.floor(ms / 60_000)
  return minutes === 0 ? m.orders_time_left_last() : m.orders_time_left({ minutes })
}

/** Reports whether the order is closed or its event date is over. */
export function isPast({ state, eventDate }: Pick<OrderSummary, 'state' | 'eventDate'>, now: Date): boolean {
  return !isCancellable(state) || eventDate < dayInIndia(now)
}
