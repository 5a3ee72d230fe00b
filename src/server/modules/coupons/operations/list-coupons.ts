import { dayInIndia } from '#contract/values/calendar.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Coupon } from '../domain/coupon.ts'
import { couponsOn } from '../queries/coupons.ts'

/** The coupons that anyone may use today. */
export async function listCoupons(ctx: Context): Promise<Coupon[]> {
  const found = await couponsOn(ctx.db, dayInIndia(ctx.clock.now()))
  return found.map(({ coupon }) => coupon).filter((coupon) => !coupon.exhausted)
}
