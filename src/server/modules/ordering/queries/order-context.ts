import type { Paise } from '#contract/values/money.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, moment, rows, sql } from '#server/kernel/sql.ts'
import type { Unpaid } from '../domain/check-unpaid.ts'
import type { Replaced } from '../domain/replaced.ts'

/** The order that a customer's key already made. */
export async function findByKey(
  db: Queryable,
  customerId: string,
  key: string,
): Promise<{ id: string; requestHash: string } | undefined> {
  return firstRow(
    db,
    sql`
    select id, request_hash as "requestHash" from orders where customer_id = ${customerId} and idempotency_key = ${key}`,
  )
}

/** What decides who may see the documents of an order; the caterer may have no owner. */
export interface Parties {
  customerId: string
  ownerId: string | null
}

export async function findParties(db: Queryable, id: string): Promise<Parties | undefined> {
  return firstRow(
    db,
    sql`
    select o.customer_id as "customerId", c.owner_id as "ownerId"
    from orders o join caterers c on c.id = o.caterer_id where o.id = ${id}`,
  )
}

export interface OrderToPay {
  id: string
  state: OrderState
  total: Paise
  /** E.164. */
  contactPhone: string
  holdUntil: Date
  /** It counts against the limits of unpaid orders, and the opening of its payment page does not yet. */
  uncountedOpening: boolean
}

/** What paying asks about an order; without an id, about the customer's newest that awaits payment. */
export async function findToPay(
  db: Queryable,
  customerId: string,
  id: string | undefined,
): Promise<OrderToPay | undefined> {
  const row = await firstRow<Omit<OrderToPay, 'holdUntil'> & { hold_until: string }>(
    db,
    sql`
    select id, state, total_paise as total, contact_phone as "contactPhone", hold_until,
      network is not null and payment_network is null as "uncountedOpening"
    from orders
    where customer_id = ${customerId} and ${id === undefined ? sql`state = 'awaiting_payment'` : sql`id = ${id}`}
    order by created_at desc, id desc limit 1`,
  )
  if (!row) return undefined
  const { hold_until, ...order } = row
  return { ...order, holdUntil: moment(hold_until) }
}

/** Returns a customer's own order that a new one is to replace, whatever its state. */
export async function findReplaced(db: Queryable, customerId: string, id: string): Promise<Replaced | undefined> {
  const row = await firstRow<Omit<Replaced, 'holdUntil'> & { hold_until: string }>(
    db,
    sql`
    select id, state, caterer_id as "catererId", event_date::text as "eventDate", guests, unconfirmed, hold_until
    from orders
    where customer_id = ${customerId} and id = ${id}`,
  )
  if (!row) return undefined
  const { hold_until, ...replaced } = row
  return { ...replaced, holdUntil: moment(hold_until) }
}

/** Returns a customer's unpaid orders that count against the limits. */
export async function findUnpaid(db: Queryable, customerId: string): Promise<Unpaid[]> {
  return rows(
    db,
    sql`
    select id, caterer_id as "catererId", event_date::text as "eventDate" from orders
    where customer_id = ${customerId} and state = 'awaiting_payment' and network is not null`,
  )
}
