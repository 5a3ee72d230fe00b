import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { paymentPurposes } from '../values/order-state.ts'
import { Id, Ok, Rupees } from './shared.ts'

/** What the page posts to the gateway, as the spec lists it (R369), and how. */
export const Initiation = z.object({
  url: z.string(),
  method: z.enum(['POST', 'GET']),
  merchantId: z.string(),
  transactionId: Id,
  checksum: z.string(),
  /** The signed request, base64. */
  payload: z.string(),
  /** Every field of the form, in the gateway's own names, amount in paise. */
  fields: z.record(z.string(), z.string()),
})
export type Initiation = z.output<typeof Initiation>

export const initiatePayment = endpoint({
  method: 'POST',
  path: '/api/payment/initiate',
  access: 'customer',
  tag: 'Payments',
  summary: 'Start paying an order; the amount in rupees must equal the order’s (C17)',
  body: z.object({
    amount: Rupees.positive(),
    orderId: Id.optional(),
    userId: z.string().max(64).optional(),
    mobileNumber: z.string().max(20).optional(),
    email: z.string().max(254).optional(),
  }),
  response: Initiation,
})

/** The least that PhonePe takes, and more than anybody needs to see whether it works. */
export const createTestPayment = endpoint({
  method: 'POST',
  path: '/api/payment/test',
  access: 'signed_in',
  tag: 'Payments',
  summary: 'Start a payment for nothing, to try the gateway; in demo mode only (C10)',
  body: z.object({ amount: Rupees.min(1).max(100_000) }),
  response: Initiation,
})

/** COMPLETED, PENDING or FAILED, and the words to show; nothing about whose payment it is (A3). */
export const PaymentStatusView = z.object({ status: z.string(), message: z.string() })

export const paymentStatus = endpoint({
  method: 'GET',
  path: '/api/payment/status/{transactionId}',
  access: 'public',
  tag: 'Payments',
  summary: 'How a payment stands',
  params: z.object({ transactionId: Id }),
  response: PaymentStatusView,
})

export const verifyPayment = endpoint({
  method: 'GET',
  path: '/api/payment/verify',
  access: 'public',
  tag: 'Payments',
  summary: 'How a payment stands in the gateway’s own code, asked anew',
  query: z.object({ transactionId: Id }),
  response: PaymentStatusView.extend({ purpose: z.enum(paymentPurposes) }),
})

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/api/payment/confirm/{orderId}',
  access: 'customer',
  tag: 'Payments',
  summary: 'Ask the gateway and apply what it says: 200 when paid, 202 while pending, else 409',
  params: z.object({ orderId: Id }),
  body: z.object({ txnId: Id.optional() }).default({}),
  response: Ok,
  alsoStatus: [202],
})
