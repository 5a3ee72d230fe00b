import type { Day } from '#contract/values/calendar.ts'
import { zero } from '#contract/values/money.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, rows, select, selectList, sql, type Selected, type Sql } from '#server/kernel/sql.ts'
import type { Coupon, OwnUse } from '../domain/coupon.ts'
import { c, h, isUsedUp, isWithin } from './conditions.ts'

/** A coupon, and what one customer has done with it. */
export interface CouponOfUser {
  coupon: Coupon
  own: OwnUse
}

/** Columns of {@link CouponOfUser} on a day; a visitor has done nothing. Holds that are `exempt` count as none. */
function couponList(day: Day, userId: string | undefined, exempt?: Sql<boolean>) {
  return selectList({
    id: c.id,
    code: c.code,
    title: c.title,
    kind: c.kind,
    percent: c.percent,
    flat: c.flat_paise,
    atMost: c.at_most_paise,
    monthlyBudget: c.monthly_budget_paise,
    fulfilmentNote: c.fulfilment_note,
    minimum: c.minimum_paise,
    validFrom: c.valid_from,
    validTo: c.valid_to,
    active: c.active,
    borneBy: c.borne_by,
    exhausted: isUsedUp(day, exempt),
    own: sql<NonNullable<OwnUse> | null>`(
      select ${h.state} from ${h} where ${h.coupon_id} = ${c.id} and ${h.user_id} = ${userId ?? null}
        and ${h.state} in ('reserved', 'used') and not (${exempt ?? sql`false`}))`,
  })
}

function couponFrom({ own, ...row }: Selected<ReturnType<typeof couponList>>): CouponOfUser {
  const coupon = {
    ...row,
    percent: row.kind === 'percent' ? row.percent : 0,
    flat: row.kind === 'flat' ? row.flat : zero,
    atMost: row.atMost ?? undefined,
    monthlyBudget: row.monthlyBudget ?? undefined,
    validFrom: row.validFrom ?? undefined,
    validTo: row.validTo ?? undefined,
  }
  return { coupon, own: own ?? undefined }
}

/**
 * Returns the coupon of a code on a day, whatever its case, and what `userId` has done with it; a visitor has done nothing. A hold
 * of that user's order `replaces` is left out: it passes to the order that is asked about.
 */
export async function findCoupon(
  db: Queryable,
  code: string,
  { day, userId, replaces }: { day: Day; userId: string | undefined; replaces?: string | undefined },
): Promise<CouponOfUser | undefined> {
  const list = couponList(day, userId, passing(userId, replaces))
  const row = await firstRow(db, select(list)`from ${c} where ${c.code} = ${code}::citext`)
  return row && couponFrom(row)
}

/** Holds that pass to the order that replaces another one. */
function passing(userId: string | undefined, replaces: string | undefined): Sql<boolean> {
  return sql<boolean>`
    (${h.state} = 'reserved' and ${h.order_id} = ${replaces ?? null} and ${h.user_id} = ${userId ?? null}) is true`
}

/**
 * Active coupons that are valid on a day, used up or not, and what `userId` has done with each, the most generous first. A hold of
 * that user's order `replaces` is left out, as in {@link findCoupon}.
 */
export async function couponsOn(db: Queryable, day: Day, userId?: string, replaces?: string): Promise<CouponOfUser[]> {
  const found = await rows(
    db,
    select(couponList(day, userId, passing(userId, replaces)))`
      from ${c} where ${c.active} and ${isWithin(day, c)} order by ${c.percent} desc, ${c.flat_paise} desc, ${c.code}`,
  )
  return found.map(couponFrom)
}
