import { dayInIndia } from '#contract/values/calendar.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Coupon } from '../domain/coupon.ts'
import { couponsOn } from '../store.ts'

/** The coupons that anyone may use today. */
export async function listCoupons(ctx: Context): Promise<Coupon[]> {
  return couponsOn(ctx.db, dayInIndia(ctx.clock.now()))
}
