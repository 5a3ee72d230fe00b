import type { Paise } from '#contract/values/money.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, rows, select, sql } from '#server/kernel/sql.ts'
import { findCatererWith, type ReadCaterer } from '#server/modules/caterers/index.ts'
import { isConfirmedIn } from '#server/modules/identity/index.ts'
import type { Unpaid } from '../domain/check-unpaid.ts'
import type { Replaced } from '../domain/replaced.ts'
import { orders } from '../tables.ts'
import { isUnpaid } from './states.ts'

const o = orders.as('o')

/** A caterer, and whether the address of a customer's account is confirmed, in one statement; undefined for an unknown caterer. */
export async function findCatererFor(
  db: Queryable,
  catererId: string,
  customerId: string,
): Promise<(ReadCaterer & { isConfirmed: boolean }) | undefined> {
  const found = await findCatererWith(db, catererId, isConfirmedIn(customerId))
  return found && { caterer: found.caterer, rowVersion: found.rowVersion, isConfirmed: found.asked }
}

/** The order that a customer's key already made. */
export function findByKey(
  db: Queryable,
  customerId: string,
  key: string,
): Promise<{ id: string; requestHash: string } | undefined> {
  return firstRow(
    db,
    select({ id: o.id, requestHash: o.request_hash })`from ${o}
      where ${o.customer_id} = ${customerId} and ${o.idempotency_key} = ${key}`,
  )
}

/** What decides who may see the documents of an order. */
export interface Parties {
  customerId: string
  catererId: string
  state: OrderState
  eventDate: Day
}

export function findParties(db: Queryable, id: string): Promise<Parties | undefined> {
  return firstRow(
    db,
    select({
      customerId: o.customer_id,
      catererId: o.caterer_id,
      state: o.state,
      eventDate: o.event_date,
    })`from ${o} where ${o.id} = ${id}`,
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
export function findToPay(db: Queryable, customerId: string, id: string | undefined): Promise<OrderToPay | undefined> {
  return firstRow(
    db,
    select({
      id: o.id,
      state: o.state,
      total: o.total_paise,
      contactPhone: o.contact_phone,
      holdUntil: o.hold_until,
      uncountedOpening: sql<boolean>`${o.network} is not null and ${o.payment_network} is null`,
    })`from ${o}
      where ${o.customer_id} = ${customerId} and ${id === undefined ? isUnpaid(o.state) : sql`${o.id} = ${id}`}
      order by ${o.created_at} desc, ${o.id} desc limit 1`,
  )
}

/** Returns a customer's own order that a new one is to replace, whatever its state. */
export function findReplaced(db: Queryable, customerId: string, id: string): Promise<Replaced | undefined> {
  return firstRow(
    db,
    select({
      id: o.id,
      state: o.state,
      catererId: o.caterer_id,
      eventDate: o.event_date,
      guests: o.guests,
      unconfirmed: o.unconfirmed,
      holdUntil: o.hold_until,
    })`from ${o} where ${o.customer_id} = ${customerId} and ${o.id} = ${id}`,
  )
}

/** Returns a customer's unpaid orders that count against the limits. */
export function findUnpaid(db: Queryable, customerId: string): Promise<Unpaid[]> {
  return rows(
    db,
    select({ id: o.id, catererId: o.caterer_id, eventDate: o.event_date })`from ${o}
      where ${o.customer_id} = ${customerId} and ${isUnpaid(o.state)} and ${o.network} is not null`,
  )
}
