/** Codes that take something off or add a gift: who may use which, once. */
export {
  couponProblem,
  discountOf,
  withoutHints,
  type Coupon,
  type CouponProblem,
  type OwnUse,
} from './domain/coupon.ts'
export { bestOf, type BestCoupon } from './domain/best-coupon.ts'
export { sharesContact } from './domain/self-booking.ts'
export { holdCoupon } from './operations/hold-coupon.ts'
export { listAvailableCoupons } from './operations/list-available-coupons.ts'
export { listPromotions } from './operations/list-promotions.ts'
export { couponBackfills } from './queries/backfills.ts'
export { couponsOn, findCoupon } from './queries/coupons.ts'
export { couponCodeOf } from './queries/parts.ts'
export { personalCoupons } from './queries/personal-data.ts'
export { releaseHold, restateHold, returnUse, useHold } from './store.ts'
