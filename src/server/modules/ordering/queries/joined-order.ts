import { derivedTable, sql } from '#server/kernel/sql.ts'
import { orders } from '../tables.ts'

const o = orders.as('o')

/** What statements of other modules may read of orders: `join ${joinedOrder} on ${joinedOrder.id} = ${r.order_id}`. */
export const joinedOrder = derivedTable('placed', {
  id: o.id,
  guests: o.guests,
  /** The package's name when it was ordered, whatever the caterer renames later. */
  packageName: sql<string>`coalesce(${o.offer} ->> 'name', '')`,
})`from ${o}`
