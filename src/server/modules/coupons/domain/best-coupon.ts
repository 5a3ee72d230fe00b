import type { Paise } from '#contract/values/money.ts'
import { discountOn } from '#server/modules/taxes/domain/index.ts'
import { discountOf, type Coupon } from './coupon.ts'

/** A coupon and what it takes off, before tax. */
export interface BestCoupon {
  coupon: Coupon
  discount: Paise
}

/**
 * Returns the coupon that takes the most off a sum; of equal ones that which ends first. Gifts take nothing off, and are chosen by
 * people alone.
 */
export function bestOf(coupons: readonly Coupon[], subtotal: Paise): BestCoupon | undefined {
  const [best] = coupons
    .filter(({ kind }) => kind !== 'gift')
    .map((coupon) => ({ coupon, discount: discountOn(subtotal, discountOf(coupon)) }))
    .filter(({ discount }) => discount > 0)
    .toSorted((a, b) => b.discount - a.discount || endOf(a.coupon).localeCompare(endOf(b.coupon)))
  return best
}

/** One without a last day ends after all others. */
function endOf({ validTo, code }: Coupon): string {
  return `${validTo ?? '9999-12-31'} ${code}`
}
