import type { Queryable, Tx } from '#server/kernel/context.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import type { Paise } from '#contract/values/money.ts'
import { giftSumAt } from '#server/modules/taxes/index.ts'
import { assign, at, firstRow, insertColumns, run, select, sql } from '#server/kernel/sql.ts'
import type { OwnUse } from './domain/coupon.ts'
import { c, h, isUsedUp } from './queries/conditions.ts'
import { couponHolds, coupons } from './tables.ts'

export interface Hold {
  couponId: string
  orderId: string
  userId: string
  /** Discount without tax; of a gift the sum with which it is paid counts. */
  discount: Paise
  /** When the order was placed. */
  at: Date
}

/**
 * Of a coupon with a limit of uses or a budget, one hold is decided at a time; others are held without waiting. A plain `for update`
 * would wait for every new order that names the coupon, and they for the day that this one has: a deadlock.
 */
export async function lockIfLimited(tx: Tx, couponId: string): Promise<void> {
  await run(
    tx,
    sql`select 1 from ${c} where ${c.id} = ${couponId}
    and (${c.use_limit} is not null or ${c.monthly_budget_paise} is not null) for no key update`,
  )
}

/** Writes a hold unless the person has one already or the uses or the budget are up; false then. */
export async function insertHold(tx: Tx, { couponId, orderId, userId, discount, at: moment }: Hold): Promise<boolean> {
  const day = dayInIndia(moment)
  const amount = sql`case when ${c.kind} = 'gift' then ${giftSumAt(at(moment))} else ${discount}::bigint end`
  const held = await firstRow(
    tx,
    sql`
    ${insertColumns(couponHolds, 'order_id', 'coupon_id', 'user_id', 'state', 'amount_paise', 'held_on')}
    select ${orderId}, ${c.id}, ${userId}, 'reserved', ${amount}, ${day}::date from ${c}
    where ${c.id} = ${couponId} and not ${isUsedUp(day)}
    on conflict (coupon_id, user_id) where state in ('reserved', 'used') do nothing
    returning 1 as held`,
  )
  return held !== undefined
}

/** Counts the discount that a paid order has after a change, for the budget of the month in which it was placed. */
export async function restateHold(tx: Tx, orderId: string, discount: Paise): Promise<void> {
  const set = assign(couponHolds, { amount_paise: discount })
  await run(tx, sql`update ${h} set ${set} where ${h.order_id} = ${orderId}`)
}

/** Reports whether a customer holds a coupon for an unpaid order or has used it. */
export async function ownUseOf(db: Queryable, couponId: string, userId: string): Promise<OwnUse> {
  const row = await firstRow(
    db,
    select({ state: sql<NonNullable<OwnUse>>`${h.state}` })`
      from ${h} where ${h.coupon_id} = ${couponId} and ${h.user_id} = ${userId} and ${h.state} in ('reserved', 'used')`,
  )
  return row?.state
}

/** Locks the coupon that an order holds, where its uses are counted: the coupon before its hold, in the same order as when a hold is taken. */
async function lockCountedOf(tx: Tx, orderId: string): Promise<void> {
  await run(
    tx,
    sql`
    select 1 from ${c} where ${c.use_limit} is not null
      and ${c.id} = (select ${h.coupon_id} from ${h} where ${h.order_id} = ${orderId})
    for no key update`,
  )
}

const used = couponHolds.as('used')

/**
 * The hold of an order becomes a use, and is counted; false when there is none to use. An order that was paid keeps its
 * coupon even when its limit has been lowered; the count then stays at the limit.
 */
export async function useHold(tx: Tx, orderId: string): Promise<boolean> {
  const [, found] = await Promise.all([
    lockCountedOf(tx, orderId),
    firstRow(
      tx,
      sql`
    with used as (
      update ${h} set ${assign(couponHolds, { state: 'used', at: sql`now()` })}
      where ${h.order_id} = ${orderId} and ${h.state} = 'reserved' returning ${h.coupon_id}
    ), counted as (
      update ${c} set ${assign(coupons, { uses: sql`${c.uses} + 1` })} from used
      where ${c.id} = ${used.coupon_id} and (${c.use_limit} is null or ${c.uses} < ${c.use_limit})
    ) select 1 as used from used`,
    ),
  ])
  return found !== undefined
}

const returned = couponHolds.as('returned')

/**
 * Releases the use of a paid order that was closed early, for the same customer and for others; false when there is none.
 * Where a lowered limit had kept the count behind the uses, it stays what it is until they are fewer.
 */
export async function returnUse(tx: Tx, orderId: string): Promise<boolean> {
  await lockCountedOf(tx, orderId)
  // The statement still sees the use that it returns.
  const usesLeft = sql<number>`
    (select count(*)::int - 1 from ${h} where ${h.coupon_id} = ${c.id} and ${h.state} = 'used')`
  const uses = sql<number>`
    case when ${c.use_limit} is null then ${c.uses} - 1 else least(${c.uses}, ${usesLeft}) end`
  const found = await firstRow(
    tx,
    sql`
    with returned as (
      update ${h} set ${assign(couponHolds, { state: 'released', at: sql`now()` })}
      where ${h.order_id} = ${orderId} and ${h.state} = 'used' returning ${h.coupon_id}
    ), counted as (
      update ${c} set ${assign(coupons, { uses })} from returned where ${c.id} = ${returned.coupon_id}
    ) select 1 as returned from returned`,
  )
  return found !== undefined
}

/** Lets go of what orders hold; what is used stays used. */
export async function releaseHold(tx: Tx, orderId: string): Promise<void> {
  await run(
    tx,
    sql`
    update ${h} set ${assign(couponHolds, { state: 'released', at: sql`now()` })}
    where ${h.order_id} = ${orderId} and ${h.state} = 'reserved'`,
  )
}
