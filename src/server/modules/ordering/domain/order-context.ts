import { limits } from '#contract/limits.ts'
import { cancelledByCaterer, cancelledByCustomer, type CancellationOutcome } from './cancellation.ts'
import { changesUntil } from './deadlines.ts'
import { momentInIndia } from '#contract/values/calendar.ts'
import type { MemberPart } from '#contract/rules/member-part.ts'
import { fromRupees, paise, type Paise } from '#contract/values/money.ts'
import type { AttemptState } from '#contract/values/order-state.ts'
import type { Party, OrderContext } from './actions.ts'
import type { LockedOrder } from './order.ts'
import type { RetainedMoney } from './settlement.ts'

type Known = Pick<LockedOrder, 'state' | 'holdUntil' | 'answerBy' | 'eventDate' | 'eventTime' | 'terms' | 'total'>

/** From then on guests and menu of the order stay as they are. */
export function changesEnd({ eventDate, eventTime, terms }: Known): Date {
  return changesUntil(momentInIndia(eventDate, eventTime), terms.changeCutOffHours ?? limits.order.changeCutOffHours)
}

/** Who acts: a party, and of a caterer's members in which part. */
export interface ActingViewer {
  party: Party
  part?: MemberPart | undefined
}

/** What decides about the actions of an order. */
export function orderContextOf(
  order: Known,
  {
    viewer,
    ...known
  }: { attempt?: AttemptState | undefined; changing?: boolean; reviewed?: boolean; viewer?: ActingViewer } = {},
): OrderContext {
  const { state, holdUntil, answerBy, eventDate } = order
  const needsOwner = viewer?.party === 'caterer' && viewer.part !== 'owner' && order.total > ownerCancelsAbove
  return { state, holdUntil, answerBy, eventDate, changesUntil: changesEnd(order), needsOwner, ...known }
}

/** An accepted order above this is cancelled by the owner of its caterer alone (C96). */
const ownerCancelsAbove = fromRupees(limits.order.ownerCancelsAboveRupees)

/** Returns the part of the bill to which a customer's cancellation applies: money retained earlier is not refunded. */
export function refundableOf({ total, retainedInBill }: Pick<LockedOrder, 'total' | 'retainedInBill'>): Paise {
  return paise(total - retainedInBill)
}

/** Returns everything that is held for a paid order: its bill and what is retained. */
export function heldFor({ total, retained }: Pick<LockedOrder, 'total' | 'retained'>): Paise {
  return paise(total + retained)
}

/**
 * Returns what cancelling now means, by who does it (C68). A caterer refunds retained money as well, and owes compensation for
 * the bill alone.
 */
export function cancellationNow(party: Party, order: Known & RetainedMoney, now: Date): CancellationOutcome {
  const cancelled = { policy: order.terms.cancellation, eventDay: order.eventDate, at: now }
  if (party !== 'caterer') return cancelledByCustomer({ ...cancelled, paid: refundableOf(order) })
  return { ...cancelledByCaterer({ ...cancelled, paid: order.total }), back: heldFor(order) }
}
