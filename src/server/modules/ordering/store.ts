import { paise } from '#contract/values/money.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import type { Tx } from '#server/kernel/context.ts'
import { at, firstRow, json, moment, rows, sql } from '#server/kernel/sql.ts'
import { firstState } from '#contract/rules/order-life-cycle.ts'
import type { Ending, LockedOrder, PlacedOrder } from './domain/order.ts'

/** A new order with what makes a repeat of its request known. */
export interface NewOrder extends PlacedOrder {
  packageId: string
  couponId: string | undefined
  idempotencyKey: string
  requestHash: string
  actor: string
  /** Network that places it, as a hash. */
  network: string
  /** Network that opened the payment of the order that it replaces. */
  paymentNetwork: string | undefined
  /** Its account has no confirmed email address. */
  unconfirmed: boolean
}

/**
 * Writes an order with its bill and its first event in one statement; false when this customer's key already has an order, or
 * the customer an unpaid one with this caterer on this day. Concurrent requests wait here until the first is committed.
 */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<boolean> {
  const lines = order.lines.map((line, i) => ({ ...line, position: i + 1 }))
  const { venue, dietSplit, contact } = order
  const inserted = await firstRow(
    tx,
    sql`
    with placed as (
      insert into orders (
        id, customer_id, caterer_id, package_id, state, idempotency_key, request_hash, event_date, event_time,
        guests, veg_guests, jain_guests, non_veg_guests, service_hours,
        venue_name, venue_line, venue_place, venue_pin_code, venue_state_code, venue_location, distance_km,
        contact_name, contact_phone, company, gstin, note, coupon_id, offer, selections, terms,
        per_plate_paise, subtotal_paise, discount_paise, taxable_paise, tax_paise, total_paise, hold_until, network, payment_network, unconfirmed, created_at, updated_at)
      values (
        ${order.id}, ${order.customerId}, ${order.catererId}, ${order.packageId}, ${firstState}, ${order.idempotencyKey}, ${order.requestHash},
        ${order.eventDate}, ${order.eventTime}, ${order.guests}, ${dietSplit.veg}, ${dietSplit.jain}, ${dietSplit.nonVeg}, ${order.serviceHours},
        ${venue.name}, ${venue.line}, ${venue.place}, ${venue.pinCode}, ${venue.state}, point(${venue.point.lng}, ${venue.point.lat}), ${order.distanceKm},
        ${contact.name}, ${contact.phone}, ${order.company ?? null}, ${order.gstin ?? null}, ${order.note ?? null}, ${order.couponId ?? null},
        ${json(order.offer)}, ${json(order.selections)}, ${json(order.terms)},
        ${order.perPlate}, ${order.subtotal}, ${order.discount}, ${order.taxable}, ${order.tax}, ${order.total},
        ${at(order.holdUntil)}, ${order.network}, ${order.paymentNetwork ?? null}, ${order.unconfirmed}, ${at(order.createdAt)}, ${at(order.createdAt)})
      on conflict do nothing
      returning id
    ), lines as (
      insert into bill_lines (order_id, position, kind, about, quantity, unit_paise, amount_paise, rate)
      select placed.id, line.position, line.kind, line.about, line.quantity, line.unit, line.amount, line.rate
      from placed, jsonb_to_recordset(${json(lines)})
        as line (position int, kind text, about text, quantity int, unit bigint, amount bigint, rate int)
    ), begun as (
      insert into order_events (order_id, seq, to_state, actor, at)
      select placed.id, 1, ${firstState}, ${order.actor}, ${at(order.createdAt)} from placed
    ) select id from placed`,
  )
  return inserted !== undefined
}

interface LockedRow {
  id: string
  customer_id: string
  caterer_id: string
  owner_id: string | null
  state: OrderState
  guests: number
  event_date: string
  event_time: string
  hold_until: string
  answer_by: string | null
  terms: LockedOrder['terms']
  total: number
  network: string | null
  payment_network: string | null
  unconfirmed: boolean
  retained: number
  retained_in_bill: number
}

const decisive = sql`
  id, customer_id, caterer_id, (select c.owner_id from caterers c where c.id = caterer_id) as owner_id, state, guests,
  event_date::text, to_char(event_time, 'HH24:MI') as event_time, hold_until, answer_by, terms, total_paise as total,
  network, payment_network, unconfirmed, retained_paise as retained, retained_in_bill_paise as retained_in_bill`

function lockedOrder(row: LockedRow): LockedOrder {
  return {
    id: row.id,
    customerId: row.customer_id,
    catererId: row.caterer_id,
    ownerId: row.owner_id ?? undefined,
    state: row.state,
    guests: row.guests,
    eventDate: row.event_date,
    eventTime: row.event_time,
    holdUntil: moment(row.hold_until),
    answerBy: row.answer_by === null ? undefined : moment(row.answer_by),
    terms: row.terms,
    total: paise(row.total),
    network: row.network ?? undefined,
    paymentNetwork: row.payment_network ?? undefined,
    unconfirmed: row.unconfirmed,
    retained: paise(row.retained),
    retainedInBill: paise(row.retained_in_bill),
  }
}

/** Nobody else decides about this order until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<LockedOrder | undefined> {
  const row = await firstRow<LockedRow>(tx, sql`select ${decisive} from orders where id = ${id} for no key update`)
  return row && lockedOrder(row)
}

export interface Move {
  id: string
  from: OrderState
  to: OrderState
  actor: string
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
  const moved = await firstRow(
    tx,
    sql`
    with moved as (
      update orders set state = ${move.to}, network = null, payment_network = null, unconfirmed = false, version = version + 1, updated_at = ${at(move.at)},
        answer_by = coalesce(${move.answerBy?.toISOString() ?? null}::timestamptz, answer_by),
        completed_at = case when ${move.to} = 'completed' then ${at(move.at)} else completed_at end
      where id = ${move.id} and state = ${move.from}
      returning id
    )
    insert into order_events (order_id, seq, from_state, to_state, actor, at, detail)
    select id, (select coalesce(max(seq), 0) + 1 from order_events e where e.order_id = moved.id),
      ${move.from}, ${move.to}, ${move.actor}, ${at(move.at)}, ${json(move.detail ?? {})}
    from moved
    returning seq`,
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
  const row = await firstRow<{ first: boolean }>(
    tx,
    sql`
    update orders o set
      payment_network = case when o.network is null then null else coalesce(o.payment_network, ${network}) end,
      hold_until = greatest(o.hold_until, ${holdUntil?.toISOString() ?? null}::timestamptz)
    from orders before where o.id = ${id} and before.id = o.id
    returning before.network is not null and before.payment_network is null as first`,
  )
  return row?.first ?? false
}

/** Empties the line of retained money of a locked order, whose ending refunds it as well. */
export async function clearRetained(tx: Tx, orderId: string): Promise<void> {
  await rows(tx, sql`update orders set retained_paise = 0, retained_in_bill_paise = 0 where id = ${orderId}`)
}

/** How a paid order was closed early; at most one per order. */
export async function insertEnding(tx: Tx, orderId: string, ending: Ending, now: Date): Promise<void> {
  await rows(
    tx,
    sql`insert into order_endings (order_id, ended_by, reason, refund_paise, compensation_paise, at)
        values (${orderId}, ${ending.by}, ${ending.reason}, ${ending.refund}, ${ending.compensation}, ${at(now)})`,
  )
}
