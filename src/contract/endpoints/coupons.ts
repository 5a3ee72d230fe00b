import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { Id, Ok, Rupees } from './shared.ts'

export const CouponView = z.object({
  _id: Id,
  id: Id,
  code: z.string(),
  title: z.string(),
  kind: z.enum(['percent', 'flat', 'gift']),
  /** Per cent or rupees off; 0 for a gift. */
  value: z.number(),
  minimum: Rupees,
  validTo: z.string().optional(),
})
export type CouponView = z.output<typeof CouponView>

export const listCoupons = endpoint({
  method: 'GET',
  path: '/api/coupon',
  aliases: ['/coupon'],
  access: 'public',
  tag: 'Coupons',
  summary: 'Coupons that anyone may use today',
  response: z.array(CouponView),
})

export const CouponCheck = z.object({
  coupon: CouponView,
  /** Rupees it takes off what was said to be bought; 0 for a gift, and where nothing was said. */
  discount: Rupees,
  /** What comes along with the order; empty when nothing does (C41). */
  note: z.string(),
})

export type CouponCheck = z.output<typeof CouponCheck>

export const validateCoupon = endpoint({
  method: 'POST',
  path: '/api/coupon/validate',
  aliases: ['/coupon/validate'],
  access: 'public',
  tag: 'Coupons',
  summary: 'Whether a code can be used today by whoever asks, and what it gives; nothing is held by asking',
  body: z.object({
    code: z.string().trim().min(1, 'Enter a code').max(limits.order.couponCodeLength),
    /** What is bought, before discount and tax; without it the least order is not looked at. */
    subtotal: Rupees.min(0).optional(),
    /** Id of the caller's own unpaid order that the new one replaces; the coupon it holds counts as free. */
    replaces: Id.optional(),
  }),
  response: CouponCheck,
})

export const useCoupon = endpoint({
  method: 'POST',
  path: '/api/coupon/use/{userId}/{couponId}',
  aliases: ['/coupon/use/{userId}/{couponId}'],
  access: 'customer',
  tag: 'Coupons',
  summary: 'Hear that a coupon of one’s own paid order is used; paying itself used it, so a repeat changes nothing',
  params: z.object({ userId: Id, couponId: Id }),
  response: Ok,
})

export const PromotionView = z.object({
  title: z.string(),
  text: z.string(),
  code: z.string().optional(),
  phone: z.string().optional(),
})
export type PromotionView = z.output<typeof PromotionView>

export const listPromotions = endpoint({
  method: 'GET',
  path: '/api/promotions',
  access: 'public',
  tag: 'Coupons',
  summary: 'The promotions of the header’s strip that can be claimed today',
  response: z.array(PromotionView),
})
