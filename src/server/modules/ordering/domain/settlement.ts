import type { RefundableOrder } from '#contract/endpoints/money/refunds.ts'
import { limits } from '#contract/limits.ts'
import { isDelivered } from '#contract/rules/order-life-cycle.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import { cancelledByCustomer } from './cancellation.ts'
import type { CancellationStep } from '#contract/values/cancellation-step.ts'
import { addDays, type Day } from '#contract/values/calendar.ts'
import { paise, zero, type Paise } from '#contract/values/money.ts'

/** Money retained from reductions of an order. The order holds its bill plus `retained`. */
export interface RetainedMoney {
  /** Cancellation charge that a later increase uses first. */
  retained: Paise
  /** Part of the bill that was paid from retained money. It is never refunded to a customer who gives it up. */
  retainedInBill: Paise
}

/** How the difference of a change is settled. A reduction has no `toPay`; an increase has no `refund`. */
export interface Settlement {
  /** Percentage that the cancellation policy refunds today; undefined for a change that is no reduction. */
  refundPercent: number | undefined
  refund: Paise
  /** Retained of a reduction as cancellation charge. */
  retained: Paise
  /** Part of an increase that retained money pays. */
  retainedUsed: Paise
  /** Rest of an increase, which the customer pays. */
  toPay: Paise
}

/** The policy, day and retained money by which a change of an order is settled. */
export interface SettlementTerms extends RetainedMoney {
  policy: readonly CancellationStep[]
  eventDay: Day
  at: Date
}

/**
 * Returns how `difference` is settled at that moment. A reduction refunds the share of the cancellation policy, but nothing of
 * the part that was paid from retained money: otherwise a customer could reduce and increase in turn until nothing is retained.
 * An increase uses retained money first.
 */
export function settlementOf(difference: Paise, terms: SettlementTerms): Settlement {
  const none = { refundPercent: undefined, refund: zero, retained: zero, retainedUsed: zero, toPay: zero }
  if (difference === 0) return none
  if (difference > 0) {
    const retainedUsed = paise(Math.min(difference, terms.retained))
    return { ...none, retainedUsed, toPay: paise(difference - retainedUsed) }
  }
  const { policy, eventDay, at, retainedInBill } = terms
  const reduction = paise(-difference)
  const refundable = paise(reduction - Math.min(reduction, retainedInBill))
  const { back: refund, percent } = cancelledByCustomer({ policy, paid: refundable, eventDay, at })
  return { ...none, refundPercent: percent, refund, retained: paise(reduction - refund) }
}

/** Returns the retained money of an order once a change of it applies. */
export function retainedAfter(
  { retained, retainedInBill }: RetainedMoney,
  change: Pick<Settlement, 'retained' | 'retainedUsed'> & { difference: Paise },
): RetainedMoney {
  const { difference, retainedUsed } = change
  const inBill = difference < 0 ? Math.max(0, retainedInBill + difference) : retainedInBill + retainedUsed
  return { retained: paise(retained + change.retained - retainedUsed), retainedInBill: paise(inBill) }
}

/** Returns the last day in India on which a part of a delivered order can be refunded. */
export function lastRefundDay({ eventDate }: { eventDate: Day }): Day {
  return addDays(eventDate, limits.order.refundDays)
}

/** Why nothing of an order can be refunded by an admin on a day; undefined when it can. */
export function refundError(order: { state: OrderState; eventDate: Day }, today: Day): RefundableOrder['cannot'] {
  if (!isDelivered(order.state)) return 'order_not_delivered'
  return today > lastRefundDay(order) ? 'refund_too_late' : undefined
}
