import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { limits } from '../../limits.ts'
import { BillLineView, changeable, Venue } from './parts.ts'
import { Band, Day, Id, Ok, Problem, Rejected, Rupees, TimeOfDay } from '../shared.ts'
import { line } from '../text.ts'

/** Amounts of a bill as a client may state them: equal to those that the server computes, or rejected with `amount_wrong` (A10). */
export const statedAmounts = ['perPlate', 'subtotal', 'discount', 'taxable', 'tax', 'total', 'amount'] as const
/** What follows from other calls: rejected with `set_by_us`. */
export const orderClaims = ['id', 'customerId', 'state', 'status', 'paid', 'paymentStatus', 'bill'] as const

/** What a client may say of an order and the server alone decides. */
const decidedByServer = Object.fromEntries(
  [...statedAmounts, ...orderClaims].map((name) => [name, Rejected]),
  // Object.fromEntries forgets its keys.
) as Record<(typeof statedAmounts)[number] | (typeof orderClaims)[number], typeof Rejected>

/** What a quote and an order have in common. */
export const orderDraft = {
  catererId: Id,
  ...changeable,
  ...decidedByServer,
  couponCode: line(limits.order.couponCodeLength).optional(),
  replaces: Id.optional().describe(
    'Id of the unpaid order that this one replaces: its capacity and coupon pass to the new order, and it ends',
  ),
}

/** A quote may be asked for before everything is known; what is missing or wrong comes back as problems. */
export const QuoteRequest = z
  .object({
    ...orderDraft,
    band: Band.optional(),
    eventDate: Day.optional(),
    eventTime: TimeOfDay.optional(),
    venue: Venue.pick({ point: true, pinCode: true, state: true }).partial().optional(),
  })
  .meta({ id: 'QuoteRequest', description: 'Draft of an order; what is missing is reported as a problem' })
export type QuoteRequest = z.output<typeof QuoteRequest>

export const BillView = z
  .object({
    perPlate: Rupees.describe('Amount in rupees per plate, box or thali with add-ons, before GST'),
    perPlateWithGst: Rupees.describe('The same with GST, rounded up to the rupee'),
    lines: z.array(BillLineView),
    subtotal: Rupees,
    discount: Rupees,
    taxable: Rupees,
    tax: Rupees,
    total: Rupees,
  })
  .meta({ id: 'Bill', description: 'Itemised bill in rupees' })
export type BillView = z.output<typeof BillView>

export const Quote = z
  .object({
    bill: BillView,
    problems: z
      .array(Problem)
      .describe('Problems that block ordering, in the order of the form; empty when there are none'),
    notes: z.array(Ok).describe('Notes that block nothing, such as short notice or a gift'),
    alternatives: z
      .array(
        z.object({
          id: Id,
          name: z.string(),
          band: Band,
          basePrice: Rupees,
          perPlateWithGst: Rupees.describe('Amount per plate with GST, rounded up to the rupee'),
          gstPercent: z.number(),
        }),
      )
      .describe('Packages of other ranges that fit the guests, when the chosen one does not'),
    otherCaterers: z
      .array(
        z.object({
          id: Id,
          slug: z.string(),
          city: z.string().optional().describe('City, where it is not Mumbai'),
          name: z.string(),
        }),
      )
      .describe(
        'Up to three caterers that cook for these guests, such as Jain ones, when no package of this one fits them',
      ),
    cancellation: z
      .array(z.object({ daysBefore: z.number().int(), percent: z.number().int(), amount: Rupees }))
      .describe('Refund by the number of days before the event, the longest notice first'),
    bestCoupon: z
      .object({ code: z.string(), title: z.string(), discount: Rupees, validTo: Day.optional() })
      .optional()
      .describe(
        'The coupon that reduces this order most and that the caller can use; of equal ones that which ends first. Gifts are left out',
      ),
  })
  .meta({ id: 'Quote' })
export type Quote = z.output<typeof Quote>

export const quoteOrder = endpoint({
  method: 'POST',
  path: '/api/orders/quote',
  access: 'public',
  tag: 'Orders',
  summary: 'Quote an order',
  description: `Returns the itemised bill and the problems that block ordering. Needs no account and reserves nothing. Limited to ${limits.order.wrongCouponsAnHour.network} different coupon codes without effect per network and hour, and to ${limits.order.wrongCouponsAnHour.account} per account.`,
  errors: [
    'caterer_not_found',
    'caterer_closed',
    'package_not_found',
    'order_not_found',
    'total_out_of_range',
    'amount_wrong',
    'set_by_us',
    'too_many_requests',
  ],
  body: QuoteRequest,
  success: 'The quote',
  response: Quote,
})
