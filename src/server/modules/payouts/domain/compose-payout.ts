import { addDays, type Day } from '#contract/values/calendar.ts'
import { paise, sum, type Paise } from '#contract/values/money.ts'

/** What a payout is made of: an order's money, or what the caterer owes for an order that they called off. */
export interface PayoutLine {
  orderId: string
  kind: 'proceeds' | 'dues'
  /** Negative for dues, and for an order of which more went back than was paid out. */
  amount: Paise
}

/** An order whose money is payable. */
export interface PayableOrder {
  orderId: string
  payableOn: Day
  /** What the caterer is to have for it in all. */
  proceeds: Paise
  /** What earlier payouts held for it. */
  paidOut: Paise
}

/** Compensation that no payout was lowered by yet. */
export interface OpenDue {
  orderId: string
  amount: Paise
}

export interface PayoutTerms {
  /** Less than this waits for a later payout. */
  minimum: Paise
  /** Days after which it waits no longer. */
  minimumDays: number
}

export interface ComposedPayout {
  lines: readonly PayoutLine[]
  total: Paise
}

/** Returns everything that a payout would hold; its total may be negative, and is carried forward then. */
export function linesOf(orders: readonly PayableOrder[], dues: readonly OpenDue[]): ComposedPayout {
  const lines = [
    ...orders.map(({ orderId, proceeds, paidOut }) => ({
      orderId,
      kind: 'proceeds' as const,
      amount: paise(proceeds - paidOut),
    })),
    ...dues.map(({ orderId, amount }) => ({ orderId, kind: 'dues' as const, amount: paise(-amount) })),
  ].filter(({ amount }) => amount !== 0)
  return { lines, total: sum(lines.map(({ amount }) => amount)) }
}

/** Reports whether a payout is made on that day: it is more than nothing, and not too little to be worth a transfer (C92). */
export function isWorthPaying(
  { total }: Pick<ComposedPayout, 'total'>,
  orders: readonly PayableOrder[],
  { minimum, minimumDays }: PayoutTerms,
  on: Day,
): boolean {
  if (total <= 0) return false
  return total >= minimum || orders.some(({ payableOn }) => addDays(payableOn, minimumDays) <= on)
}

/** Returns the latest day on which payouts are made, up to a day. `weekday` counts from Monday, 1, to Sunday, 7. */
export function payoutDayUntil(day: Day, weekday: number): Day {
  return addDays(day, -((weekdayOf(day) - weekday + 7) % 7))
}

/** Returns the first day on which payouts are made, from a day on. */
export function payoutDayFrom(day: Day, weekday: number): Day {
  return addDays(day, (weekday - weekdayOf(day) + 7) % 7)
}

function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}
