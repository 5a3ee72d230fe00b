// Parts of statements of other modules: what they need of the complaints about an order.
import { sql, type Sql } from '#server/kernel/sql.ts'
import { complaints } from '../tables.ts'

const c = complaints.as('complaint')

/** Reports whether a complaint about an order is open: neither closed nor spam. */
export function hasOpenComplaint(orderId: Sql<string>): Sql<boolean> {
  return sql`exists (select 1 from ${c} where ${c.order_id} = ${orderId} and ${c.state} in ('received', 'acknowledged', 'answered'))`
}
