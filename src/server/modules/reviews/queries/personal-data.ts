import type { PersonalData } from '#server/kernel/personal-data.ts'
import { assign, rows, run, select, sql } from '#server/kernel/sql.ts'
import { reviews } from '../tables.ts'

const r = reviews.as('r')

/** Reviews stay after erasure, without the name of their author. */
export const personalReviews: PersonalData = {
  about: 'reviews',
  read: (db, { userId }) =>
    rows(
      db,
      select({
        id: r.id,
        orderId: r.order_id,
        catererId: r.caterer_id,
        name: r.name,
        rating: sql<number>`${r.half_stars} / 2.0::float8`,
        comment: r.comment,
        at: r.created_at,
      })`from ${r} where ${r.customer_id} = ${userId} order by ${r.created_at}`,
    ),
  erase: (tx, { userId }) =>
    run(tx, sql`update ${r} set ${assign(reviews, { name: 'A customer' })} where ${r.customer_id} = ${userId}`),
}
