import type { Queryable } from '#server/kernel/context.ts'
import { list, rows, select, sql } from '#server/kernel/sql.ts'
import { reviews } from '../tables.ts'

const r = reviews.as('r')

/** Reviews by ids; removed ones are left out. `rating` is 0.5 to 5 in half stars. */
export function listReviewFacts(db: Queryable, ids: readonly string[]) {
  return rows(
    db,
    select({
      id: r.id,
      orderId: r.order_id,
      rating: sql<number>`${r.half_stars} / 2.0::float8`,
    })`from ${r} where ${r.hidden_at} is null and ${r.id} = any(${list(ids)}::text[])`,
  )
}

/** What was written in reviews and under which name, also in those that were taken down. */
export function listReviewTexts(db: Queryable, ids: readonly string[]) {
  return rows(
    db,
    select({ id: r.id, name: r.name, comment: r.comment })`from ${r} where ${r.id} = any(${list(ids)}::text[])`,
  )
}
