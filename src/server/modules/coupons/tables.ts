import { table } from '#server/kernel/sql.ts'

export const coupons = table('coupons')
export const couponHolds = table('coupon_holds')
export const promotions = table('promotions')
