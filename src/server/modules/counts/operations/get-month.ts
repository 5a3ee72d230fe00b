import { addDays, dayInIndia, type Day } from '#contract/values/calendar.ts'
import type { Paise } from '#contract/values/money.ts'
import { catererOf, type Context } from '#server/kernel/context.ts'
import { sumAccepted } from '#server/modules/ordering/index.ts'

/** Accepted orders with events in a month; totals are bills with GST. */
export interface MonthSum {
  first: Day
  orders: number
  total: Paise
  delivered: Paise
}

/** Adds up the present month (IST) of the caller's caterer. Throws `not_allowed`. */
export async function getMonth(ctx: Context): Promise<MonthSum> {
  const first: Day = `${dayInIndia(ctx.clock.now()).slice(0, 7)}-01`
  // 31 days after the first of a month is always a day of the next one.
  const next: Day = `${addDays(first, 31).slice(0, 7)}-01`
  return { first, ...(await sumAccepted(ctx.db, catererOf(ctx), { from: first, until: addDays(next, -1) })) }
}
