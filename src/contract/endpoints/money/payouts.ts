import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { BookingCode } from '../orders/parts.ts'
import { Day, Id, IdParams, Page, Rupees, Timestamp } from '../shared.ts'
import { PayoutHoldView } from './bank-details.ts'

export const payoutStates = ['due', 'sent', 'paid', 'failed'] as const

export const PayoutLineView = z
  .object({
    orderId: Id,
    bookingCode: BookingCode,
    kind: z.enum(['proceeds', 'dues']).describe('`dues` is compensation that the caterer owes'),
    eventDay: Day,
    amount: Rupees.describe('Negative for dues, and after a refund of what was paid out'),
  })
  .meta({ id: 'PayoutLine', description: 'What a payout holds for one order' })
export type PayoutLineView = z.output<typeof PayoutLineView>

export const PayoutView = z
  .object({
    id: Id,
    code: z.string().describe('Reference of the transfer'),
    state: z.enum(payoutStates),
    amount: Rupees,
    day: Day.describe('Day of the weekly run that made it'),
    account: z
      .string()
      .optional()
      .describe('The last four digits of the account, behind dots; absent until it is sent'),
    sentAt: Timestamp.optional(),
    settledAt: Timestamp.optional().describe('When it was paid, or failed'),
    bankReference: z.string().optional(),
    failure: z.string().optional().describe('Why the bank returned it'),
  })
  .meta({ id: 'Payout', description: 'Transfer to a caterer' })
export type PayoutView = z.output<typeof PayoutView>

export const PayoutDetail = PayoutView.extend({ lines: z.array(PayoutLineView) }).meta({
  id: 'PayoutDetail',
  description: 'Transfer to a caterer, with what it is made of',
})
export type PayoutDetail = z.output<typeof PayoutDetail>

export const PayoutsView = z
  .object({
    hold: PayoutHoldView.optional(),
    next: z
      .object({
        day: Day,
        amount: Rupees.describe('Total of the lines; negative is carried forward'),
        isPaid: z.boolean().describe('Whether a payout is made on that day, as far as is known now'),
        lines: z.array(PayoutLineView),
      })
      .describe('What the next run would pay'),
    minimum: Rupees.describe('Smaller amounts are paid by a later run'),
    later: Rupees.describe('What is held for orders that are not payable yet'),
    promotionsHeld: Rupees.describe('Promotions of the first orders, which Pangat releases'),
    items: z.array(PayoutView).describe('Payouts so far, the latest first'),
    page: z.number().int(),
    pages: z.number().int(),
  })
  .meta({ id: 'Payouts', description: 'What a caterer was paid and is going to be paid' })
export type PayoutsView = z.output<typeof PayoutsView>

/** Lines of an order's money, in the order in which they are read; they add up to what the caterer receives. */
export const proceedsLines = [
  'price',
  'discount_caterer',
  'gst',
  'gift',
  'retained',
  'cancellation',
  'refunded_later',
  'fee',
  'fee_gst',
  'tcs',
  'tds',
] as const

export const ProceedsView = z
  .object({
    orderId: Id,
    bookingCode: BookingCode,
    lines: z.array(z.object({ kind: z.enum(proceedsLines), amount: Rupees })),
    total: Rupees.describe('What the caterer receives for the order: the sum of the lines'),
    discountByPangat: Rupees.describe('Discount that the price contains and the marketplace pays'),
    isTaxExpected: z.boolean().describe('Whether `tds` is not deducted yet and stated as it is expected'),
    compensation: Rupees.optional().describe('What the caterer owes the customer for calling the order off'),
    payableOn: Day.optional().describe('Day from which the money is payable; absent while the order is not over'),
    paidOut: Rupees.describe('What payouts held for the order so far'),
  })
  .meta({ id: 'OrderProceeds', description: 'What a caterer receives for an order, line by line' })
export type ProceedsView = z.output<typeof ProceedsView>

const tag = 'Money'

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/payouts',
  access: 'owner',
  tag,
  summary: 'List my payouts',
  description: 'Returns what the next run would pay, what is held for later, and the payouts so far. For the owner.',
  errors: [],
  query: z.object({ page: Page }),
  success: 'A page of payouts, the latest first',
  response: PayoutsView,
})

export const getPayout = endpoint({
  method: 'GET',
  path: '/api/payouts/{id}',
  access: 'owner',
  tag,
  summary: 'Get one of my payouts',
  description: 'Returns a payout with what it holds for each order. For the owner; another caterer’s is not found.',
  errors: ['payout_not_found'],
  params: IdParams,
  success: 'The payout',
  response: PayoutDetail,
})

export const getProceeds = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/proceeds',
  access: 'owner',
  tag,
  summary: 'Get what I receive for an order',
  description:
    'Returns every rupee of a paid order from its price to what is paid out. For the owner of its caterer; others get 404.',
  errors: ['order_not_found'],
  params: IdParams,
  success: 'The lines',
  response: ProceedsView,
})
