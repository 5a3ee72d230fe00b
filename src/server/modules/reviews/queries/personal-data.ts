import type { PersonalData } from '#server/kernel/personal-data.ts'
import { rows, sql } from '#server/kernel/sql.ts'

/** Reviews stay after erasure, without the name of their author. */
export const personalReviews: PersonalData = {
  about: 'reviews',
  read: (db, { userId }) =>
    rows(
      db,
      sql`select id, order_id as "orderId", caterer_id as "catererId", name, half_stars / 2.0::float8 as rating, comment, created_at as "at"
          from reviews where customer_id = ${userId} order by created_at`,
    ),
  erase: async (tx, { userId }) =>
    void (await rows(tx, sql`update reviews set name = 'A customer' where customer_id = ${userId}`)),
}
