import { limits } from '#contract/limits.ts'
import { problem, type Problem } from './draft.ts'

/** Reports whether an order takes more than its share of a day's plates and so needs a confirmed email address (C82). */
export function needsConfirmedEmail({ guests, capacity }: { guests: number; capacity: number }): boolean {
  return guests * limits.order.confirmedAboveOneIn > capacity
}

/** Reports whether unpaid orders of unconfirmed accounts, this one included, hold more than their share of a day's plates (C82). */
export function beyondUnconfirmedShare({
  guests,
  unconfirmed,
  capacity,
}: {
  guests: number
  /** Plates that they hold already. */
  unconfirmed: number
  capacity: number
}): boolean {
  return (unconfirmed + guests) * limits.order.unconfirmedOneIn > capacity
}

export function unconfirmedProblem(guests: number): Problem {
  return problem('email_unconfirmed', 'email', { guests })
}
