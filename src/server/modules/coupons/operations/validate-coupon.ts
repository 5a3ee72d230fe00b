import { discountOn } from '#server/modules/taxes/domain/index.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { zero, type Paise } from '#contract/values/money.ts'
import type { Context } from '#server/kernel/context.ts'
import { networkOf, type RateLimit } from '#server/kernel/rate-limit.ts'
import { fail, failField } from '#server/kernel/app-error.ts'
import { couponProblem, discountOf, withoutHints, type Coupon } from '../domain/coupon.ts'
import { findCoupon } from '../queries/coupons.ts'

/**
 * Whether a code can be used today by whoever asks, and the paise that it takes off `subtotal`; nothing is held by asking.
 * Rejects beside the field `code`: used or held by this person, too small an order, else unknown. Whether it is for this person at a
 * caterer, the quote of an order says. Throws `too_many_requests` to a network that tried too many codes that are no good.
 */
export async function validateCoupon(
  ctx: Context,
  { failuresByNetwork }: { failuresByNetwork: RateLimit },
  {
    code,
    subtotal,
    replaces,
    ip,
  }: { code: string; subtotal: Paise | undefined; replaces?: string | undefined; ip: string },
): Promise<{ coupon: Coupon; discount: Paise }> {
  const network = networkOf(ip)
  await failuresByNetwork.take(network)
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : undefined
  const today = dayInIndia(ctx.clock.now())
  const found = await findCoupon(ctx.db, code, { day: today, userId, replaces })
  const problem = couponProblem(found?.coupon, { today, subtotal, own: found?.own })
  if (problem) {
    const told = found?.own ? problem : withoutHints(problem)
    throw failField(told.code, 'code', told.values)
  }
  if (!found) throw fail('coupon_unknown')
  await failuresByNetwork.release(network)
  return { coupon: found.coupon, discount: discountOn(subtotal ?? zero, discountOf(found.coupon)) }
}
