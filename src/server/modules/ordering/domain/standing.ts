import { limits } from '#contract/limits.ts'
import { cancelledByCaterer, cancelledByCustomer, type CancellationOutcome } from '#contract/rules/cancellation.ts'
import { changesUntil } from '#contract/rules/deadlines.ts'
import { momentInIndia } from '#contract/values/calendar.ts'
import type { AttemptState } from '#contract/values/order-state.ts'
import type { Party, Standing } from './actions.ts'
import type { LockedOrder } from './order.ts'

type Known = Pick<LockedOrder, 'state' | 'holdUntil' | 'answerBy' | 'eventDate' | 'eventTime' | 'terms' | 'total'>

/** From then on guests and menu of the order stay as they are. */
export function changesEnd({ eventDate, eventTime, terms }: Known): Date {
  return changesUntil(momentInIndia(eventDate, eventTime), terms.changeCutOffHours ?? limits.order.changeCutOffHours)
}

/** What decides about the actions of an order. */
export function standingOf(
  order: Known,
  known: { attempt?: AttemptState | undefined; changing?: boolean; reviewed?: boolean } = {},
): Standing {
  const { state, holdUntil, answerBy, eventDate } = order
  return { state, holdUntil, answerBy, eventDate, changesUntil: changesEnd(order), ...known }
}

/** What calling the order off now means, by who does it (C68). What is paid is what the order costs now. */
export function cancellationNow(party: Party, { terms, total, eventDate }: Known, now: Date): CancellationOutcome {
  const cancelled = { ladder: terms.cancellation, paid: total, eventDay: eventDate, at: now }
  return party === 'caterer' ? cancelledByCaterer(cancelled) : cancelledByCustomer(cancelled)
}
