import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
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
