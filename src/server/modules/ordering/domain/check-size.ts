import { limits } from '#contract/limits.ts'
import { problem, type Problem } from './draft.ts'

/** Reports whether an order takes more than its share of a day's plates and so needs a confirmed email address (C82). */
export function needsConfirmedEmail({ guests, capacity }: { guests: number; capacity: number }): boolean {
  return guests * limits.order.confirmedAboveOneIn > capacity
}

export function unconfirmedProblem(guests: number): Problem {
  return problem('email_unconfirmed', 'email', { guests })
}
