import { contacts } from '#contract/contacts.ts'
import * as endpoints from '#contract/endpoints/coupons.ts'
import { noteView } from '#server/http/text-views.ts'
import { fromRupees, toRupees } from '#contract/values/money.ts'
import type { Api } from '#server/http/api.ts'
import type { RateLimits } from '#server/kernel/rate-limit.ts'
import type { Coupon } from './domain/coupon.ts'
import { confirmUse } from './operations/confirm-use.ts'
import { listCoupons } from './operations/list-coupons.ts'
import { listPromotions } from './operations/list-promotions.ts'
import { validateCoupon } from './operations/validate-coupon.ts'
import type { Promotion } from './queries/promotions.ts'

export function bindCoupons(api: Api, rateLimits: RateLimits): void {
  const deps = { failuresByNetwork: rateLimits('coupon-network', { tries: 60, seconds: 60 * 60 }) }
  api.on(endpoints.listCoupons, async (ctx) => (await listCoupons(ctx)).map(couponView))
  api.on(endpoints.validateCoupon, async (ctx, { body: { code, subtotal, replaces } }, { ip }) => {
    const bought = subtotal === undefined ? undefined : fromRupees(subtotal)
    const { coupon, discount } = await validateCoupon(ctx, deps, { code, subtotal: bought, replaces, ip })
    return { coupon: couponView(coupon), discount: toRupees(discount), note: coupon.fulfilmentNote }
  })
  api.on(endpoints.useCoupon, async (ctx, { params }) => {
    await confirmUse(ctx, params)
    return noteView('coupon_used')
  })
  api.on(endpoints.listPromotions, async (ctx, { query }) =>
    (await listPromotions(ctx, query.place)).map(promotionView),
  )
}

function couponView(coupon: Coupon): endpoints.CouponView {
  return {
    _id: coupon.id,
    id: coupon.id,
    code: coupon.code,
    title: coupon.title,
    kind: coupon.kind,
    value: coupon.kind === 'percent' ? coupon.percent / 100 : toRupees(coupon.flat),
    minimum: toRupees(coupon.minimum),
    ...(coupon.validTo ? { validTo: coupon.validTo } : {}),
    ...limitsOf(coupon),
  }
}

function promotionView(promotion: Promotion): endpoints.PromotionView {
  const { title, text, code, byPhone, validTo } = promotion
  const phone = byPhone ? { phone: contacts().phone } : {}
  const last = validTo ? { validTo } : {}
  return { title, text, ...(code ? { code } : {}), ...phone, ...last, ...limitsOf(promotion) }
}

function limitsOf({ atMost, monthlyBudget }: Pick<Promotion, 'atMost' | 'monthlyBudget'>) {
  return {
    ...(atMost === undefined ? {} : { atMost: toRupees(atMost) }),
    ...(monthlyBudget === undefined ? {} : { monthlyBudget: toRupees(monthlyBudget) }),
  }
}
