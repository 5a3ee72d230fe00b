import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, list, rows, select, sql } from '#server/kernel/sql.ts'
import { orders } from '../tables.ts'

const o = orders.as('o')

/** Ids of all orders of a customer, the oldest first. */
export async function listOrderIds(db: Queryable, customerId: string): Promise<string[]> {
  const found = await rows(
    db,
    select({ id: o.id })`from ${o} where ${o.customer_id} = ${customerId} order by ${o.created_at}, ${o.id}`,
  )
  return found.map(({ id }) => id)
}

/** Those of the given caterers that ever had an order, whatever became of it. */
export async function filterOrdered(db: Queryable, catererIds: readonly string[]): Promise<string[]> {
  const found = await rows(
    db,
    select({
      id: o.caterer_id,
    })`from ${o} where ${o.caterer_id} = any(${list(catererIds)}::text[]) group by ${o.caterer_id}`,
  )
  return found.map(({ id }) => id)
}

/** The caterer and the customer of orders; unknown ids are left out. */
export async function listOrderParties(
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; catererId: string; customerId: string }[]> {
  return rows(
    db,
    select({ id: o.id, catererId: o.caterer_id, customerId: o.customer_id })`
      from ${o} where ${o.id} = any(${list(ids)}::text[])`,
  )
}

/** Id and booking code of an order, by one of them. */
export async function findOrderCode(
  db: Queryable,
  by: { id: string } | { code: string },
): Promise<{ id: string; bookingCode: string } | undefined> {
  const isIt = 'id' in by ? sql`${o.id} = ${by.id}` : sql`${o.code} = ${by.code}`
  const found = await firstRow(db, select({ id: o.id, bookingCode: o.code })`from ${o} where ${isIt}`)
  return found && { id: found.id, bookingCode: found.bookingCode ?? '' }
}
