import { discountOn } from '#server/modules/taxes/domain/index.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { zero, type Paise } from '#contract/values/money.ts'
import type { Context } from '#server/kernel/context.ts'
import { fail, failField } from '#server/kernel/app-error.ts'
import { couponProblem, discountOf, type Coupon } from '../domain/coupon.ts'
import { findCoupon } from '../queries/coupons.ts'

/**
 * Whether a code can be used today by whoever asks, and the paise that it takes off `subtotal`; nothing is held by asking.
 * Rejects beside the field `code`: unknown, not valid now, used or held by this person, used up, too small an order. Whether it is
 * for this person at a caterer, the quote of an order says.
 */
export async function validateCoupon(
  ctx: Context,
  { code, subtotal, replaces }: { code: string; subtotal: Paise | undefined; replaces?: string | undefined },
): Promise<{ coupon: Coupon; discount: Paise }> {
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : undefined
  const today = dayInIndia(ctx.clock.now())
  const found = await findCoupon(ctx.db, code, { day: today, userId, replaces })
  const problem = couponProblem(found?.coupon, { today, subtotal, own: found?.own })
  if (problem) throw failField(problem.code, 'code', problem.values)
  if (!found) throw fail('coupon_unknown')
  return { coupon: found.coupon, discount: discountOn(subtotal ?? zero, discountOf(found.coupon)) }
}
