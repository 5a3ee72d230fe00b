/** Codes that take something off or add a gift: who may use which, once. */
export { couponProblem, discountOf, type Coupon, type CouponProblem, type OwnUse } from './domain/coupon.ts'
export { holdCoupon } from './operations/hold-coupon.ts'
export { listAvailableCoupons } from './operations/list-available-coupons.ts'
export { couponBackfills } from './queries/backfills.ts'
export { findCoupon } from './queries/coupons.ts'
export { couponCodeOf } from './queries/parts.ts'
export { personalCoupons } from './queries/personal-data.ts'
export { releaseHold, returnUse, useHold } from './store.ts'
