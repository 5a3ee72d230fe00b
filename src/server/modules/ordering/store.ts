import { zero } from '#contract/values/money.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import type { Day } from '#contract/values/calendar.ts'
import { actorName, partyOf, type Actor, type Queryable, type Tx } from '#server/kernel/context.ts'
import {
  assign,
  at,
  atOrNull,
  firstRow,
  hoursAndMinutes,
  insertColumns,
  insertInto,
  json,
  returning,
  run,
  select,
  selectList,
  sql,
  withoutNulls,
  withQueries,
  type Sql,
} from '#server/kernel/sql.ts'
import { firstState } from '#contract/rules/order-life-cycle.ts'
import { drawBookingCode } from './queries/draw-booking-code.ts'
import type { Ending, LockedOrder, PlacedOrder } from './domain/order.ts'
import { insertLines } from './queries/bill-lines.ts'
import { placedValues } from './queries/order-columns.ts'
import { isWithinSettings } from './queries/order-settings.ts'
import { isIn } from './queries/states.ts'
import { orderDeliveries, orderEndings, orderEvents, orders } from './tables.ts'

const o = orders.as('o')
const e = orderEvents.as('e')

/** A new order with what makes a repeat of its request known. */
export interface NewOrder extends PlacedOrder {
  couponId: string | undefined
  idempotencyKey: string
  requestHash: string
  actor: Actor
  /** Network that places it, as a hash. */
  network: string
  /** Network that opened the payment of the order that it replaces. */
  paymentNetwork: string | undefined
  /** Its account has no confirmed email address. */
  unconfirmed: boolean
  /** The city whose data it is, its caterer's; without it a trigger looks it up. */
  city: string | undefined
}

/**
 * Writes an order with its bill and its first event in one statement and returns the booking code that it got; undefined when this
 * customer's key already has an order, or the customer an unpaid one with this caterer on this day. Concurrent requests wait here
 * until the first is committed.
 */
export async function insertOrder(tx: Tx, order: NewOrder, drawCode = drawBookingCode): Promise<string | undefined> {
  for (let taken = 0; ; taken++) {
    const code = drawCode(taken)
    if (await insertWithCode(tx, order, code)) return code
    // Codes are many and orders few, so that this is asked of what is rejected for another reason, nearly always.
    if (!(await isCodeTaken(tx, code))) return undefined
  }
}

async function insertWithCode(tx: Tx, order: NewOrder, code: string): Promise<boolean> {
  const inserted = await firstRow(
    tx,
    withQueries`${orderQueries(order, code)}`(select({ id: sql<string>`placed.id` })`from placed`),
  )
  return inserted !== undefined
}

/** Reports whether an order has a booking code. */
export async function isCodeTaken(db: Queryable, code: string): Promise<boolean> {
  return (await firstRow(db, sql`select 1 from ${orders} where ${orders.code} = ${code}`)) !== undefined
}

/**
 * Queries that insert an order with its bill and its first event, for the `with` of a statement. `placed` returns its `id` and
 * `caterer_id`; no row where an order has its code, its customer's key, or its customer, caterer and day while unpaid.
 */
export function orderQueries(order: NewOrder, code: string, customerId: Sql<string> | string = order.customerId): Sql {
  const { actor, createdAt } = order
  const row = {
    ...placedValues(order),
    code,
    city: order.city ?? null,
    state: firstState,
    idempotency_key: order.idempotencyKey,
    request_hash: order.requestHash,
    coupon_id: order.couponId ?? null,
    network: order.network,
    payment_network: order.paymentNetwork ?? null,
    unconfirmed: order.unconfirmed,
    updated_at: createdAt,
    customer_id: customerId,
  }
  return sql`placed as (
      ${insertInto(orders, row)} on conflict do nothing returning id, caterer_id
    ), lines as (
      ${insertLines('placed', order.lines)}
    ), begun as (
      ${insertColumns(orderEvents, 'order_id', 'caterer_id', 'seq', 'to_state', 'actor', 'party', 'at')}
      select placed.id, placed.caterer_id, 1, ${firstState}, ${actorName(actor)}, ${partyOf(actor)}, ${at(createdAt)} from placed
    )`
}

const decisive = selectList({
  id: o.id,
  customerId: o.customer_id,
  catererId: o.caterer_id,
  state: o.state,
  guests: o.guests,
  eventDate: o.event_date,
  eventTime: hoursAndMinutes(o.event_time),
  holdUntil: o.hold_until,
  answerBy: o.answer_by,
  terms: o.terms,
  total: o.total_paise,
  network: o.network,
  paymentNetwork: o.payment_network,
  unconfirmed: o.unconfirmed,
  retained: o.retained_paise,
  retainedInBill: o.retained_in_bill_paise,
  isWithinSettings: isWithinSettings(o),
  hasCoupon: sql<boolean>`${o.coupon_id} is not null`,
})

/** Nobody else decides about this order until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<LockedOrder | undefined> {
  const row = await firstRow(tx, select(decisive)`from ${o} where ${o.id} = ${id} for no key update`)
  return row && withoutNulls(row)
}

export interface Move {
  id: string
  from: OrderState
  to: OrderState
  actor: Actor
  at: Date
  /** By when the caterer answers; set when the order is requested. */
  answerBy?: Date
  detail?: object
}

/**
 * Moves an order and writes the event in one guarded statement; returns false without a change when it is not in `from`.
 * An unpaid order that moves must be taken out of its counters in the same transaction.
 */
export async function moveOrder(tx: Tx, move: Move): Promise<boolean> {
  const isCompleted = isIn(sql<OrderState>`${move.to}`, ['completed'])
  const moves = assign(orders, {
    state: move.to,
    network: null,
    payment_network: null,
    unconfirmed: false,
    version: sql`version + 1`,
    updated_at: move.at,
    answer_by: sql`coalesce(${atOrNull(move.answerBy)}, answer_by)`,
    completed_at: sql`case when ${isCompleted} then ${at(move.at)} else completed_at end`,
  })
  const moved = await firstRow(
    tx,
    returning({ seq: orderEvents.seq })`
    with moved as (
      update ${orders} set ${moves} where ${orders.id} = ${move.id} and ${orders.state} = ${move.from} returning id, caterer_id
    )
    ${insertColumns(orderEvents, 'order_id', 'caterer_id', 'seq', 'from_state', 'to_state', 'actor', 'party', 'at', 'detail')}
    select id, caterer_id, (select coalesce(max(${e.seq}), 0) + 1 from ${e} where ${e.order_id} = moved.id),
      ${move.from}, ${move.to}, ${actorName(move.actor)}, ${partyOf(move.actor)}, ${at(move.at)}, ${json(move.detail ?? {})}
    from moved`,
  )
  return moved !== undefined
}

/**
 * Notes that the payment page of a locked unpaid order was opened from a network, the first time alone, and holds it until
 * `holdUntil` if that is later. False when another network's opening is noted already, or the order is in no counter.
 */
export async function markOpened(
  tx: Tx,
  id: string,
  { network, holdUntil }: { network: string; holdUntil: Date | undefined },
): Promise<boolean> {
  const before = orders.as('before')
  const opened = assign(orders, {
    payment_network: sql`case when ${o.network} is null then null else coalesce(${o.payment_network}, ${network}) end`,
    hold_until: sql`greatest(${o.hold_until}, ${atOrNull(holdUntil)})`,
  })
  const isFirst = sql<boolean>`${before.network} is not null and ${before.payment_network} is null`
  const row = await firstRow(
    tx,
    returning({
      isFirst,
    })`update ${o} set ${opened} from ${before} where ${o.id} = ${id} and ${before.id} = ${o.id}`,
  )
  return row?.isFirst ?? false
}

/** Empties the line of retained money of a locked order, whose ending refunds it as well. */
export async function clearRetained(tx: Tx, orderId: string): Promise<void> {
  const cleared = assign(orders, { retained_paise: zero, retained_in_bill_paise: zero })
  await run(tx, sql`update ${orders} set ${cleared} where ${orders.id} = ${orderId}`)
}

/** How a paid order was closed early; at most one per order. */
export async function insertEnding(tx: Tx, orderId: string, ending: Ending, now: Date): Promise<void> {
  await run(
    tx,
    insertInto(orderEndings, {
      order_id: orderId,
      ended_by: ending.by,
      reason: ending.reason,
      refund_paise: ending.refund,
      compensation_paise: ending.compensation,
      at: now,
    }),
  )
}

/** What a caterer says of the delivery of a locked order. */
export async function insertDelivery(
  tx: Tx,
  {
    orderId,
    catererId,
    note,
    imageId,
    at: moment,
  }: { orderId: string; catererId: string; note: string; imageId: string | undefined; at: Date },
): Promise<void> {
  await run(
    tx,
    insertInto(orderDeliveries, {
      order_id: orderId,
      caterer_id: catererId,
      note,
      image_id: imageId ?? null,
      at: moment,
    }),
  )
}

const mostErased = 500

/** Erases the allergies of events up to a day, of so many orders at most; those that others have locked are left to the next run. */
export async function eraseAllergiesUntil(db: Queryable, day: Day): Promise<void> {
  await run(
    db,
    sql`update ${orders} set ${assign(orders, { allergies: null })} where ${orders.id} in (
      select ${o.id} from ${o} where ${o.allergies} is not null and ${o.event_date} <= ${day}::date
      order by ${o.event_date} limit ${mostErased} for no key update skip locked)`,
  )
}
