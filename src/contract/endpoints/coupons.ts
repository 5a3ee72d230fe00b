import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { couponErrors } from './orders/errors.ts'
import { Day, Id, Ok, Rupees } from './shared.ts'
import { neededLine } from './text.ts'

/** What limits an offer, stated wherever it is shown (C93). */
const offerLimits = {
  atMost: Rupees.optional().describe('Largest discount in rupees; missing without one'),
  monthlyBudget: Rupees.optional().describe(
    'Rupees of discounts and gifts in a calendar month (IST), after which the offer ends until the next; missing without one',
  ),
}

export const CouponView = z
  .object({
    _id: Id,
    id: Id,
    code: z.string(),
    title: z.string(),
    kind: z.enum(['percent', 'flat', 'gift']),
    value: z.number().describe('Discount in percent or rupees; 0 for a gift'),
    minimum: Rupees,
    validTo: Day.optional().describe('Last day (IST) on which the coupon can be used'),
    ...offerLimits,
  })
  .meta({ id: 'Coupon' })
export type CouponView = z.output<typeof CouponView>

export const listCoupons = endpoint({
  method: 'GET',
  path: '/api/coupon',
  aliases: ['/coupon'],
  access: 'public',
  tag: 'Coupons',
  summary: 'List coupons',
  description: 'Returns the coupons that anyone may use today (IST).',
  errors: [],
  success: 'The coupons',
  response: z.array(CouponView),
})

export const CouponCheck = z
  .object({
    coupon: CouponView,
    discount: Rupees.describe('Discount in rupees on `subtotal`; 0 for a gift or without a subtotal'),
    note: z.string().describe('What comes with the order; empty for a discount'),
  })
  .meta({ id: 'CouponCheck' })

export type CouponCheck = z.output<typeof CouponCheck>

export const validateCoupon = endpoint({
  method: 'POST',
  path: '/api/coupon/validate',
  aliases: ['/coupon/validate'],
  access: 'public',
  tag: 'Coupons',
  summary: 'Check a coupon',
  description:
    'Returns what a code gives to the caller today (IST). Reserves nothing. A code that is not valid now, used up or unknown is answered alike, except to the account that holds it. Limited to 60 codes that are rejected per network and hour.',
  errors: [...couponErrors, 'too_many_requests'],
  body: z.object({
    code: neededLine(limits.order.couponCodeLength, 'coupon_code_needed'),
    subtotal: Rupees.min(0)
      .optional()
      .describe('Amount in rupees before discount and tax; without it the minimum of the coupon is not checked'),
    replaces: Id.optional().describe(
      'Id of the unpaid order that a new one replaces; the coupon that it holds counts as free',
    ),
  }),
  success: 'The coupon and its discount',
  response: CouponCheck,
})

export const useCoupon = endpoint({
  method: 'POST',
  path: '/api/coupon/use/{userId}/{couponId}',
  aliases: ['/coupon/use/{userId}/{couponId}'],
  access: 'customer',
  tag: 'Coupons',
  summary: 'Acknowledge coupon use',
  description:
    'Payment marks the coupon used, and this operation only verifies it. Idempotent. Only for an order of the caller.',
  errors: ['not_found', 'order_not_paid'],
  params: z.object({ userId: Id, couponId: Id }),
  success: 'The coupon is used',
  response: Ok,
})

export const PromotionView = z
  .object({
    title: z.string(),
    text: z.string(),
    code: z.string().optional(),
    phone: z.string().optional(),
    validTo: Day.optional().describe('Last day (IST) of the promotion'),
    ...offerLimits,
  })
  .meta({ id: 'Promotion' })
export type PromotionView = z.output<typeof PromotionView>

export const listPromotions = endpoint({
  method: 'GET',
  path: '/api/promotions',
  access: 'public',
  tag: 'Coupons',
  summary: 'List promotions',
  description:
    'Returns the promotions of a place that are open today (IST) and can be redeemed: with a code that is not used up, or by phone.',
  errors: [],
  query: z.object({
    place: z
      .enum(['strip', 'festival'])
      .default('strip')
      .describe('Where they are shown: in the page header, or on the page of festival catering'),
  }),
  success: 'The promotions',
  response: z.array(PromotionView),
})
