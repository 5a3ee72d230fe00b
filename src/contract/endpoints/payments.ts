import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { paymentPurposes } from '../values/order-state.ts'
import { Id, ignored, Ok, Rupees } from './shared.ts'

/** What the page posts to the gateway, as the spec lists it (R369), and how. */
export const Initiation = z
  .object({
    url: z.string(),
    method: z.enum(['POST', 'GET']),
    merchantId: z.string(),
    transactionId: Id,
    checksum: z.string(),
    payload: z.string().describe('Signed request in base64'),
    fields: z
      .record(z.string(), z.string())
      .describe('Fields of the form in the names of the gateway; amounts in paise'),
  })
  .meta({ id: 'PaymentForm', description: 'Form that leads the customer to the payment page' })
export type Initiation = z.output<typeof Initiation>

export const initiatePayment = endpoint({
  method: 'POST',
  path: '/api/payment/initiate',
  access: 'customer',
  tag: 'Payments',
  summary: 'Initiate a payment',
  description:
    'Returns the form that leads to the payment page of the gateway. `amount` must match the amount due of the order, or of its pending change. Without `orderId` it pays the newest unpaid order. The transaction id stays the same until that payment has failed.',
  errors: [
    'order_not_found',
    'nothing_to_pay',
    'amount_wrong',
    'order_already_paid',
    'order_not_payable',
    'change_not_found',
    'network_unpaid_limit',
    'network_starts_limit',
    'gateway_unreachable',
  ],
  body: z.object({
    amount: Rupees.positive(),
    orderId: Id.optional(),
    userId: z.string().max(64).optional().meta(ignored),
    mobileNumber: z.string().max(20).optional().meta(ignored),
    email: z.string().max(254).optional().meta(ignored),
  }),
  success: 'The form for the gateway',
  response: Initiation,
})

/** The least that PhonePe takes, and more than anybody needs to see whether it works. */
export const createTestPayment = endpoint({
  method: 'POST',
  path: '/api/payment/test',
  access: 'signed_in',
  tag: 'Payments',
  summary: 'Create a test payment',
  description: 'Returns the form for a payment that belongs to no order. Available in demo mode only.',
  errors: ['not_found', 'gateway_unreachable'],
  body: z.object({ amount: Rupees.min(1).max(100_000) }),
  success: 'The form for the gateway',
  response: Initiation,
})

/** COMPLETED, PENDING or FAILED, and the words to show; nothing about whose payment it is (A3). */
export const PaymentStatusView = Ok.extend({ status: z.string() }).meta({ id: 'PaymentStatus' })

export const paymentStatus = endpoint({
  method: 'GET',
  path: '/api/payment/status/{transactionId}',
  access: 'public',
  tag: 'Payments',
  summary: 'Get payment status',
  description:
    'Returns `COMPLETED`, `PENDING` or `FAILED` with a message. Needs no account and shows nothing about the payer.',
  errors: ['payment_not_found'],
  params: z.object({ transactionId: Id }),
  success: 'The status',
  response: PaymentStatusView,
})

export const verifyPayment = endpoint({
  method: 'GET',
  path: '/api/payment/verify',
  access: 'public',
  tag: 'Payments',
  summary: 'Verify a payment with the gateway',
  description: 'Asks the gateway and returns its own code. Needs no account and shows nothing about the payer.',
  errors: ['payment_not_found'],
  query: z.object({ transactionId: Id }),
  success: 'The status in the code of the gateway',
  response: PaymentStatusView.extend({ purpose: z.enum(paymentPurposes) }),
})

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/api/payment/confirm/{orderId}',
  access: 'customer',
  tag: 'Payments',
  summary: 'Confirm a payment',
  description:
    'Asks the gateway and applies the result to the order or its pending change: 200 when paid, 202 while pending, 409 when failed. Idempotent. Only for the customer of the order.',
  errors: ['order_not_found', 'payment_not_found', 'payment_not_completed'],
  params: z.object({ orderId: Id }),
  body: z.object({ txnId: Id.optional() }).default({}),
  success: 'The order is paid',
  response: Ok,
  alsoStatus: { 202: 'The payment is pending' },
})
