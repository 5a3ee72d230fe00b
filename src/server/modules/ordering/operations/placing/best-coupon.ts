import { dayInIndia } from '#contract/values/calendar.ts'
import { toE164 } from '#contract/values/phone.ts'
import type { Paise } from '#contract/values/money.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Caterer } from '#server/modules/caterers/index.ts'
import { bestOf, couponProblem, couponsOn, type BestCoupon } from '#server/modules/coupons/index.ts'
import type { Draft } from '../../domain/draft.ts'
import type { CouponDeps } from './assess-draft.ts'
import { isOwnSide } from './own-side.ts'

interface Asked {
  userId: string | undefined
  caterer: Caterer
  /** What is bought, before discount and tax. */
  subtotal: Paise
}

/** Returns the coupon that takes the most off a draft, of those that `userId` can use for it today; a visitor those that anyone can. */
export async function bestCouponFor(
  ctx: Context,
  deps: CouponDeps,
  { contact, replaces }: Draft,
  { userId, caterer, subtotal }: Asked,
): Promise<BestCoupon | undefined> {
  const today = dayInIndia(ctx.clock.now())
  const found = await couponsOn(ctx.db, today, userId, replaces)
  const usable = (isOwn: boolean) =>
    found.flatMap(({ coupon, own }) =>
      couponProblem(coupon, { today, subtotal, own, isOwnSide: isOwn }) ? [] : [coupon],
    )
  const best = bestOf(usable(false), subtotal)
  if (best?.coupon.borneBy !== 'marketplace' || userId === undefined) return best
  // Looked up only where it matters.
  const booker = { userId, phone: contact?.phone, catererId: caterer.id, catererPhone: toE164(caterer.mobileNo) }
  return (await isOwnSide(ctx.db, deps, booker)) ? bestOf(usable(true), subtotal) : best
}
