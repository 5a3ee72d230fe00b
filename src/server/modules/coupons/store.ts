import { paise } from '#contract/values/money.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { firstRow, rows, sql, type SQL } from '#server/kernel/sql.ts'
import type { Coupon, OwnUse } from './domain/coupon.ts'

interface CouponRow {
  id: string
  code: string
  title: string
  kind: Coupon['kind']
  percent: number
  flat: number
  at_most: number | null
  fulfilment_note: string
  minimum: number
  valid_from: string | null
  valid_to: string | null
  active: boolean
  exhausted: boolean
}

const reservedCount = sql`(select count(*) from coupon_holds h where h.coupon_id = c.id and h.state = 'reserved')`
const columnsWith = (reserved: SQL) => sql`
  c.id, c.code::text as code, c.title, c.kind, c.percent, c.flat_paise as flat, c.at_most_paise as at_most, c.fulfilment_note,
  c.minimum_paise as minimum, c.valid_from::text as valid_from, c.valid_to::text as valid_to, c.active,
  coalesce(c.uses + ${reserved} >= c.use_limit, false) as exhausted`
const columns = columnsWith(reservedCount)

function couponOf(row: CouponRow): Coupon {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    kind: row.kind,
    percent: row.kind === 'percent' ? row.percent : 0,
    flat: paise(row.kind === 'flat' ? row.flat : 0),
    atMost: row.at_most === null ? undefined : paise(row.at_most),
    fulfilmentNote: row.fulfilment_note,
    minimum: paise(row.minimum),
    validFrom: row.valid_from ?? undefined,
    validTo: row.valid_to ?? undefined,
    active: row.active,
    exhausted: row.exhausted,
  }
}

/**
 * Returns the coupon of a code, whatever its case, and what `userId` has done with it; a visitor has done nothing. A hold of
 * that user's order `replaces` is left out: it passes to the order that is asked about.
 */
export async function findCoupon(
  db: Queryable,
  code: string,
  userId: string | undefined,
  replaces?: string,
): Promise<{ coupon: Coupon; own: OwnUse } | undefined> {
  const passes = sql`(h.state = 'reserved' and h.order_id = ${replaces ?? null} and h.user_id = ${userId ?? null}) is true`
  const reserved = sql`(
    select count(*) from coupon_holds h where h.coupon_id = c.id and h.state = 'reserved' and not (${passes}))`
  const row = await firstRow<CouponRow & { own: OwnUse | null }>(
    db,
    sql`
    select ${columnsWith(reserved)}, (
      select h.state from coupon_holds h
      where h.coupon_id = c.id and h.user_id = ${userId ?? null} and h.state in ('reserved', 'used') and not (${passes})
    ) as own
    from coupons c where c.code = ${code}::citext`,
  )
  return row && { coupon: couponOf(row), own: row.own ?? undefined }
}

/** Active coupons that still can be had on a day, the most generous first. */
export async function couponsOn(db: Queryable, day: Day): Promise<Coupon[]> {
  const found = await rows<CouponRow>(
    db,
    sql`
    select ${columns} from coupons c
    where c.active and ${day}::date between coalesce(c.valid_from, ${day}::date) and coalesce(c.valid_to, ${day}::date)
    order by c.percent desc, c.flat_paise desc, c.code`,
  )
  return found.map(couponOf).filter((coupon) => !coupon.exhausted)
}

export interface Promotion {
  title: string
  text: string
  code: string | undefined
  byPhone: boolean
}

/** Promotions of the header's strip on a day. One whose coupon cannot be had is not told: no claim that cannot be claimed (C1). */
export async function promotionsOn(db: Queryable, day: Day): Promise<Promotion[]> {
  const found = await rows<{ title: string; text: string; code: string | null; by_phone: boolean }>(
    db,
    sql`
    with today as (select ${day}::date as day)
    select p.title, p.text, c.code::text as code, p.by_phone
    from today, promotions p left join coupons c on c.id = p.coupon_id
    where p.active and p.place = 'strip' and day between coalesce(p.valid_from, day) and coalesce(p.valid_to, day)
      and (p.coupon_id is null or (
        c.active and day between coalesce(c.valid_from, day) and coalesce(c.valid_to, day)
        and (c.use_limit is null or c.uses + ${reservedCount} < c.use_limit)))
    order by p.position, p.id`,
  )
  return found.map((row) => ({ title: row.title, text: row.text, code: row.code ?? undefined, byPhone: row.by_phone }))
}

export interface Hold {
  couponId: string
  orderId: string
  userId: string
}

/**
 * Of a coupon with a limit of uses, one hold is decided at a time; others are held without waiting. A plain `for update`
 * would wait for every new order that names the coupon, and they for the day that this one has: a deadlock.
 */
export async function lockIfLimited(tx: Tx, couponId: string): Promise<void> {
  await rows(tx, sql`select 1 from coupons where id = ${couponId} and use_limit is not null for no key update`)
}

/** Writes a hold unless the person has one already or the uses are up; false then. */
export async function insertHold(tx: Tx, { couponId, orderId, userId }: Hold): Promise<boolean> {
  const held = await firstRow(
    tx,
    sql`
    insert into coupon_holds (order_id, coupon_id, user_id, state)
    select ${orderId}, c.id, ${userId}, 'reserved' from coupons c
    where c.id = ${couponId} and (c.use_limit is null or c.uses + ${reservedCount} < c.use_limit)
    on conflict (coupon_id, user_id) where state in ('reserved', 'used') do nothing
    returning 1 as held`,
  )
  return held !== undefined
}

/** Reports whether a customer holds a coupon for an unpaid order or has used it. */
export async function ownUseOf(db: Queryable, couponId: string, userId: string): Promise<OwnUse> {
  const row = await firstRow<{ state: 'reserved' | 'used' }>(
    db,
    sql`
    select state from coupon_holds where coupon_id = ${couponId} and user_id = ${userId} and state in ('reserved', 'used')`,
  )
  return row?.state
}

/** Locks the coupon that an order holds, where its uses are counted: the coupon before its hold, in the same order as when a hold is taken. */
async function lockCountedOf(tx: Tx, orderId: string): Promise<void> {
  await rows(
    tx,
    sql`
    select 1 from coupons where use_limit is not null and id = (select coupon_id from coupon_holds where order_id = ${orderId})
    for no key update`,
  )
}

/**
 * The hold of an order becomes a use, and is counted; false when there is none to use. An order that was paid keeps its
 * coupon even when its limit has been lowered; the count then stays at the limit.
 */
export async function useHold(tx: Tx, orderId: string): Promise<boolean> {
  const [, used] = await Promise.all([
    lockCountedOf(tx, orderId),
    firstRow(
      tx,
      sql`
    with used as (
      update coupon_holds set state = 'used', at = now() where order_id = ${orderId} and state = 'reserved' returning coupon_id
    ), counted as (
      update coupons c set uses = c.uses + 1 from used where c.id = used.coupon_id and (c.use_limit is null or c.uses < c.use_limit)
    ) select 1 as used from used`,
    ),
  ])
  return used !== undefined
}

/**
 * Releases the use of a paid order that was closed early, for the same customer and for others; false when there is none.
 * Where a lowered limit had kept the count behind the uses, it stays what it is until they are fewer.
 */
export async function returnUse(tx: Tx, orderId: string): Promise<boolean> {
  await lockCountedOf(tx, orderId)
  const returned = await firstRow(
    tx,
    sql`
    with returned as (
      update coupon_holds set state = 'released', at = now() where order_id = ${orderId} and state = 'used' returning coupon_id
    ), counted as (
      update coupons c set uses = case when c.use_limit is null then c.uses - 1
        -- This statement still sees the use that it returns.
        else least(c.uses, (select count(*)::int - 1 from coupon_holds h where h.coupon_id = c.id and h.state = 'used')) end
      from returned where c.id = returned.coupon_id
    ) select 1 as returned from returned`,
  )
  return returned !== undefined
}

/** Lets go of what orders hold; what is used stays used. */
export async function releaseHold(tx: Tx, orderId: string): Promise<void> {
  await rows(
    tx,
    sql`update coupon_holds set state = 'released', at = now() where order_id = ${orderId} and state = 'reserved'`,
  )
}
