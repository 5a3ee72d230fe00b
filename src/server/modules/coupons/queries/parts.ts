import { sql, type Sql } from '#server/kernel/sql.ts'
import { coupons } from '../tables.ts'

const k = coupons.as('of_id')

/** A part of other modules' statements: the code of a coupon, null without one. */
export function couponCodeOf(id: Sql<string | null>): Sql<string | null> {
  return sql`(select ${k.code}::text from ${k} where ${k.id} = ${id})`
}
