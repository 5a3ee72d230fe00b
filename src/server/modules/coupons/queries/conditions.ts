import { daysOfMonth, type Day } from '#contract/values/calendar.ts'
import { sql, type Sql } from '#server/kernel/sql.ts'
import { couponHolds, coupons } from '../tables.ts'

/** The coupon that a statement reads. */
export const c = coupons.as('c')
/** A hold of that coupon. */
export const h = couponHolds.as('h')

const nothing = sql<boolean>`false`

/**
 * Reports whether uses and holds of everybody together have reached a coupon's limit, or the budget of the month of a day. Holds
 * that are `exempt` are not counted.
 */
export function isUsedUp(day: Day, exempt: Sql<boolean> = nothing): Sql<boolean> {
  return sql`(${c.use_limit} is not null and ${c.uses} + (
    select count(*) from ${h} where ${h.coupon_id} = ${c.id} and ${h.state} = 'reserved' and not (${exempt})) >= ${c.use_limit}
    or ${c.monthly_budget_paise} is not null and ${spentIn(day, exempt)} >= ${c.monthly_budget_paise})`
}

/** What orders that were placed in the month of a day take of a coupon's budget, in paise. */
function spentIn(day: Day, exempt: Sql<boolean>): Sql<number> {
  const { first, last } = daysOfMonth(day.slice(0, 7))
  return sql`(select coalesce(sum(${h.amount_paise}), 0) from ${h}
    where ${h.coupon_id} = ${c.id} and ${h.state} in ('reserved', 'used') and not (${exempt})
      and ${h.held_on} between ${first}::date and ${last}::date)`
}

/** Reports whether a day lies between the first and the last day of a coupon or promotion; either may be open. */
export function isWithin(day: Day, of: { valid_from: Sql<Day | null>; valid_to: Sql<Day | null> }): Sql<boolean> {
  return sql`${day}::date between coalesce(${of.valid_from}, '-infinity') and coalesce(${of.valid_to}, 'infinity')`
}
