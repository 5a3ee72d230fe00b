import type { OrderState } from '#contract/values/order-state.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, select } from '#server/kernel/sql.ts'
import { orderEvents, orders } from '../tables.ts'
import { actingParty, memberIn } from './acting-party.ts'

const o = orders.as('o')
const e = orderEvents.as('e')

/** What happened last to an order, when, and the account of the caterer's member who did it. */
export interface LastMove {
  to: OrderState
  at: Date
  memberId: string | undefined
}

export async function findLastMove(db: Queryable, orderId: string): Promise<LastMove | undefined> {
  const row = await firstRow(
    db,
    select({ to: e.to_state, at: e.at, actor: e.actor, party: actingParty(o.customer_id, e) })`from ${e}
      join ${o} on ${o.id} = ${e.order_id} where ${e.order_id} = ${orderId} order by ${e.seq} desc limit 1`,
  )
  return row && { to: row.to, at: row.at, memberId: memberIn(row) }
}
