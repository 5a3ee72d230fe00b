import { limits } from '#contract/limits.ts'
import type { TaxRule } from '#contract/rules/bill.ts'
import type { Day } from '#contract/values/calendar.ts'
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

/** What a scheme charges from a day on, in basis points: dated rows, never a literal. */
export interface GstRate {
  scheme: GstScheme
  validFrom: Day
  rate: number
}

/** The rate of a scheme on a day. Without one there is no bill: an error. */
export function rateOn(rates: readonly GstRate[], scheme: GstScheme, day: Day): number {
  const [latest] = rates
    .filter((rate) => rate.scheme === scheme && rate.validFrom <= day)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
  if (!latest) throw new Error(`no GST rate of ${scheme} on ${day}`)
  return latest.rate
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
