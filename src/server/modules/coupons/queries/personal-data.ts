import type { PersonalData } from '#server/kernel/personal-data.ts'
import { rows, sql } from '#server/kernel/sql.ts'

/** Which coupons somebody used; counted for the coupon and therefore kept, by the id of the account alone. */
export const personalCoupons: PersonalData = {
  about: 'coupons',
  read: (db, { userId }) =>
    rows(
      db,
      sql`select c.code::text as code, h.order_id as "orderId", h.state, h.at from coupon_holds h join coupons c on c.id = h.coupon_id
          where h.user_id = ${userId} order by h.at`,
    ),
  async erase() {},
}
