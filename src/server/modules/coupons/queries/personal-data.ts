import type { PersonalData } from '#server/kernel/personal-data.ts'
import { rows, select } from '#server/kernel/sql.ts'
import { c, h } from './conditions.ts'

/** Which coupons someone used; counted for the coupon and therefore kept, by the id of the account alone. */
export const personalCoupons: PersonalData = {
  about: 'coupons',
  read: (db, { userId }) =>
    rows(
      db,
      select({ code: c.code, orderId: h.order_id, state: h.state, at: h.at })`
        from ${h} join ${c} on ${c.id} = ${h.coupon_id} where ${h.user_id} = ${userId} order by ${h.at}`,
    ),
  async erase() {},
}
