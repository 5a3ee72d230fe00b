import { dayInIndia } from '#contract/values/calendar.ts'
import type { Context } from '#server/kernel/context.ts'
import { couponProblem } from '../domain/coupon.ts'
import { couponsOn } from '../queries/coupons.ts'

/** Ids of the coupons that a user could use today: those that a quote would not reject, whatever is bought. */
export async function listAvailableCoupons(ctx: Context, userId: string): Promise<string[]> {
  const today = dayInIndia(ctx.clock.now())
  const found = await couponsOn(ctx.db, today, userId)
  const available = found.filter(({ coupon, own }) => !couponProblem(coupon, { today, subtotal: undefined, own }))
  return available.map(({ coupon }) => coupon.id).toSorted()
}
