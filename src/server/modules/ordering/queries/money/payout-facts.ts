// What the module of payouts, which is above this one, reads and locks of orders, in one statement each.
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { firstRow, list, rows, select, sql } from '#server/kernel/sql.ts'
import { orderEndings, orders } from '../../tables.ts'
import { codeIn } from '../order-columns.ts'

const [o, n] = [orders.as('o'), orderEndings.as('n')]

/** Orders by id, as payouts and statements name them; unknown ids are left out. */
export function listPayoutFacts(db: Queryable, ids: readonly string[]) {
  return rows(
    db,
    select({
      id: o.id,
      bookingCode: codeIn(o),
      catererId: o.caterer_id,
      customerId: o.customer_id,
      state: o.state,
      eventDate: o.event_date,
      completedAt: o.completed_at,
      endedBy: sql<'customer' | 'caterer' | 'admin' | 'nobody' | null>`${n.ended_by}`,
      compensation: n.compensation_paise,
    })`from ${o} left join ${n} on ${n.order_id} = ${o.id} where ${o.id} = any(${list(ids)}::text[])`,
  )
}

export type PayoutFacts = Awaited<ReturnType<typeof listPayoutFacts>>[number]

/** Locks orders in the order of their ids, so that none of their money moves until the transaction ends. */
export async function lockOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  await rows(
    tx,
    select({ id: o.id })`from ${o} where ${o.id} = any(${list(ids)}::text[]) order by ${o.id} for no key update`,
  )
}

/** Orders that were completed, or called off by their customer or caterer, after an id: for what existed before payouts. */
export async function listOverOrders(db: Queryable, after: string, most: number): Promise<string[]> {
  const found = await rows(
    db,
    select({ id: o.id })`from ${o}
      where ${o.id} > ${after} and ${o.state} in ('completed', 'cancelled') order by ${o.id} limit ${most}`,
  )
  return found.map(({ id }) => id)
}

/** What an order's bill comes to, and what is retained on top; undefined for an unknown order. */
export function findBillSums(db: Queryable, orderId: string) {
  return firstRow(
    db,
    select({ subtotal: o.subtotal_paise, discount: o.discount_paise, tax: o.tax_paise, retained: o.retained_paise })`
      from ${o} where ${o.id} = ${orderId}`,
  )
}
