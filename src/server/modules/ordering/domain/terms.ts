import { limits } from '#contract/limits.ts'
import type { TaxRule } from '#contract/rules/bill.ts'
import { share, type Paise } from '#contract/values/money.ts'

/** At least so many days before the event, so many per cent come back. */
export interface CancellationStep {
  daysBefore: number
  percent: number
}

export type GstScheme = 'REGULAR_5' | 'SPECIFIED_18' | 'COMPOSITION' | 'UNREGISTERED'

/** What holds for an order from the moment it is placed, whatever changes later. */
export interface Terms {
  cancellation: readonly CancellationStep[]
  gstScheme: GstScheme
  tax: TaxRule
  /** What a gift coupon adds (C41). */
  fulfilmentNote?: string
}

/** The ladder in money, the earliest step first. */
export function cancellationOf(
  ladder: readonly CancellationStep[],
  total: Paise,
): (CancellationStep & { amount: Paise })[] {
  return ladder
    .toSorted((a, b) => b.daysBefore - a.daysBefore)
    .map((step) => ({ ...step, amount: share(total, step.percent * 100) }))
}

const hourMs = 60 * 60 * 1000

/** A caterer answers within a day, or a quarter of the time left until the event, whichever is less (C68). */
export function answerBy(paidAt: Date, event: Date): Date {
  const quarter = Math.max(0, event.getTime() - paidAt.getTime()) / 4
  return new Date(paidAt.getTime() + Math.min(24 * hourMs, quarter))
}

/** Until when an unpaid order keeps its plates and its coupon. */
export function holdUntil(placedAt: Date): Date {
  return new Date(placedAt.getTime() + (limits.order.holdMinutes * hourMs) / 60)
}
