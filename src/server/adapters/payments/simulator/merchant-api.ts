import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { maxPaise, paise } from '#contract/values/money.ts'
import type { PhonePeAnswer } from '../phonepe-http.ts'
import { fromBase64, sameSignature, sign } from '../signature.ts'
import {
  addressOf,
  areMerchants,
  findAny,
  meetFault,
  takeRefund,
  withhold,
  type FaultKind,
  type House,
} from './house.ts'
import { newTransaction, type Transaction } from './transaction.ts'
import { statusAnswer } from './webhook.ts'

const Address = z.url({ protocol: /^https?$/ })
const TransactionId = z.string().regex(/^[A-Za-z0-9_-]{1,34}$/)

/** The request of a payment, with the limits that PhonePe documents. Amounts are paise. */
export const PayOrder = z.object({
  merchantId: z.string().max(37),
  merchantTransactionId: TransactionId,
  merchantUserId: z.string().regex(/^[A-Za-z0-9_-]{1,35}$/),
  amount: z.number().int().min(100).max(maxPaise).transform(paise),
  redirectUrl: Address,
  redirectMode: z.enum(['POST', 'REDIRECT']),
  callbackUrl: Address,
  mobileNumber: z.string().regex(/^\d{10}$/),
  paymentInstrument: z.object({ type: z.literal('PAY_PAGE') }),
})

const RefundOrder = z.object({
  merchantId: z.string(),
  originalTransactionId: TransactionId,
  merchantTransactionId: TransactionId,
  amount: z.number().int().min(1).max(maxPaise).transform(paise),
  callbackUrl: Address,
})

/** The three calls that a merchant makes by v1, server to server. */
export function bindMerchantApi(app: Hono, house: House): void {
  const { options } = house

  app.post('/pg/v1/pay', async (c) => {
    const fault = meetFault(house, 'pay')
    if (fault === 'error') return errorResponse(c, 500, 'INTERNAL_SERVER_ERROR')
    const read = await readSigned(c, house, '/pg/v1/pay', PayOrder)
    if ('code' in read) return errorResponse(c, read.status, read.code)
    const order = read.value
    if (!areMerchants(house, order.redirectUrl, order.callbackUrl)) return errorResponse(c, 400, 'BAD_REQUEST')
    const payment = await house.ledger.change(order.merchantTransactionId, (known) => {
      if (known?.kind === 'payment') return known
      if (known) throw new Error('an id of a refund')
      return newPayment(order, options.clock.now())
    })
    if (payment.amount !== order.amount || payment.state !== 'PENDING') return errorResponse(c, 400, 'BAD_REQUEST')
    return answer(c, fault, {
      success: true,
      code: 'PAYMENT_INITIATED',
      message: 'Payment initiated',
      data: {
        merchantId: options.merchantId,
        merchantTransactionId: payment.id,
        instrumentResponse: {
          type: 'PAY_PAGE',
          redirectInfo: { url: addressOf(house, `/page/${payment.id}`), method: 'GET' },
        },
      },
    })
  })

  app.get('/pg/v1/status/:merchantId/:id', async (c) => {
    const { merchantId, id } = c.req.param()
    const fault = meetFault(house, 'status')
    if (fault === 'error') return errorResponse(c, 500, 'INTERNAL_SERVER_ERROR')
    const signed = sameSignature(c.req.header('x-verify') ?? '', sign(`/pg/v1/status/${merchantId}/${id}`, options))
    if (merchantId !== options.merchantId) return errorResponse(c, 400, 'KEY_NOT_CONFIGURED')
    if (!signed || c.req.header('x-merchant-id') !== merchantId) return errorResponse(c, 401, 'AUTHORIZATION_FAILED')
    const found = await findAny(house, id)
    if (!found) return errorResponse(c, 404, 'TRANSACTION_NOT_FOUND')
    return answer(c, fault, statusAnswer(found.payment, found.about))
  })

  app.post('/pg/v1/refund', async (c) => {
    const fault = meetFault(house, 'refund')
    if (fault === 'error') return errorResponse(c, 500, 'INTERNAL_SERVER_ERROR')
    const read = await readSigned(c, house, '/pg/v1/refund', RefundOrder)
    if ('code' in read) return errorResponse(c, read.status, read.code)
    const { originalTransactionId: of, merchantTransactionId: id, amount } = read.value
    const taken = await takeRefund(house, { id, of, amount })
    if (typeof taken === 'string') return errorResponse(c, taken === 'TRANSACTION_NOT_FOUND' ? 404 : 400, taken)
    return answer(c, fault, statusAnswer(taken.payment, taken.refund))
  })
}

function newPayment(order: z.output<typeof PayOrder>, now: Date): Transaction {
  const { merchantId, amount, redirectUrl, redirectMode, callbackUrl, mobileNumber } = order
  const { merchantTransactionId: id, merchantUserId: userId } = order
  const asked = { id, merchantId, userId, amount, redirectUrl, redirectMode, callbackUrl, mobileNumber }
  return newTransaction({ api: 'v1', ...asked }, now)
}

type Read<T> = { value: T } | { status: 400 | 401; code: string }

/** The signed request inside a body, checked as the gateway checks it: form, merchant, signature, limits. */
async function readSigned<S extends z.ZodType<{ merchantId: string }>>(
  c: Context,
  { options }: House,
  path: string,
  schema: S,
): Promise<Read<z.output<S>>> {
  const body: unknown = await c.req.json().catch(() => undefined)
  const request = z.object({ request: z.string() }).safeParse(body)
  if (!request.success) return { status: 400, code: 'BAD_REQUEST' }
  const order = schema.safeParse(fromBase64(request.data.request))
  if (order.success && order.data.merchantId !== options.merchantId) return { status: 400, code: 'KEY_NOT_CONFIGURED' }
  if (!sameSignature(c.req.header('x-verify') ?? '', sign(request.data.request + path, options)))
    return { status: 401, code: 'AUTHORIZATION_FAILED' }
  return order.success ? { value: order.data } : { status: 400, code: 'BAD_REQUEST' }
}

const messageOfCode: Record<string, string> = {
  KEY_NOT_CONFIGURED: 'Key not found for the merchant',
  AUTHORIZATION_FAILED: 'Authorization failed',
  BAD_REQUEST: 'Bad request',
  TRANSACTION_NOT_FOUND: 'No transaction found with your request',
  EXCESS_REFUND_AMOUNT: 'The refund is more than what is left of the payment',
  INTERNAL_SERVER_ERROR: 'There is an error trying to process your transaction at the moment.',
}

function errorResponse(c: Context, status: 400 | 401 | 404 | 500, code: string): Response {
  return c.json({ success: false, code, message: messageOfCode[code] ?? code, data: {} }, status)
}

/** Answers, unless a fault keeps the merchant from hearing it. */
async function answer(c: Context, fault: FaultKind | undefined, body: PhonePeAnswer): Promise<Response> {
  const instead = await withhold(fault)
  if (instead) return instead
  if (fault !== 'pending') return c.json(body)
  return c.json({
    ...body,
    success: true,
    code: 'PAYMENT_PENDING',
    message: 'Your payment is pending.',
    data: { ...(body.data as object), state: 'PENDING' },
  })
}
