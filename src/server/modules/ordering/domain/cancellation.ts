import type { CancellationStep } from '#contract/values/cancellation-step.ts'
import { dayInIndia, daysBetween, type Day } from '#contract/values/calendar.ts'
import { paise, share, zero, type Paise } from '#contract/values/money.ts'

/** The cancellation policy in money, the earliest step first. */
export function cancellationOf(
  policy: readonly CancellationStep[],
  total: Paise,
): (CancellationStep & { amount: Paise })[] {
  return policy
    .toSorted((a, b) => b.daysBefore - a.daysBefore)
    .map((step) => ({ ...step, amount: share(total, step.percent * 100) }))
}

/** A cancellation: amount paid, event date, terms, and time of the cancellation. */
export interface Cancelled {
  policy: readonly CancellationStep[]
  paid: Paise
  eventDay: Day
  at: Date
}

export interface CancellationOutcome {
  /** Calendar days of India from the cancellation to the event; negative when it is over. */
  daysBefore: number
  /** Of what was paid. */
  percent: number
  /** Paise that go back to the customer. */
  back: Paise
  /** Paise that the customer loses. */
  forfeited: Paise
  /** Paise that the caterer owes the customer as well. */
  compensation: Paise
}

/** What a customer who cancels gets back by the cancellation policy: whole calendar days count, not hours. Notice shorter than every step gives nothing. */
export function cancelledByCustomer({ policy, paid, eventDay, at }: Cancelled): CancellationOutcome {
  const daysBefore = daysBetween(dayInIndia(at), eventDay)
  const reached = policy.filter((step) => step.daysBefore <= daysBefore)
  const step = reached.toSorted((a, b) => b.daysBefore - a.daysBefore)[0]
  const percent = step?.percent ?? 0
  const back = share(paid, percent * 100)
  return { daysBefore, percent, back, forfeited: paise(paid - back), compensation: zero }
}

/**
 * Refunds everything, and makes the caterer owe what the customer would have forfeited at that moment (C68): the Consumer
 * Protection (E-Commerce) Rules, 2020, allow a charge on consumers only if sellers bear a similar one.
 */
export function cancelledByCaterer(cancelled: Cancelled): CancellationOutcome {
  const { daysBefore, forfeited } = cancelledByCustomer(cancelled)
  return { daysBefore, percent: 100, back: cancelled.paid, forfeited: zero, compensation: forfeited }
}
