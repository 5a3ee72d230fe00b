import { sql, type Sql } from '#server/kernel/sql.ts'
import { reviews } from '../tables.ts'

const r = reviews.as('of_order')

/** A part of other modules' statements: reports whether an order was reviewed, also when the review was taken down. */
export function hasReview(orderId: Sql<string>): Sql<boolean> {
  return sql`exists (select 1 from ${r} where ${r.order_id} = ${orderId})`
}
