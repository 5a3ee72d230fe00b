/** Codes that take something off or add a gift: who may use which, once. */
export { couponProblem, discountOf, type Coupon, type CouponProblem, type OwnUse } from './domain/coupon.ts'
export { holdCoupon } from './operations/hold-coupon.ts'
export { personalCoupons } from './queries/personal-data.ts'
export { findCoupon, releaseHold, returnUse, useHold } from './store.ts'
