import { randomInt } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { maxPaise, paise } from '#contract/values/money.ts'
import type { PhonePeAnswer } from '../phonepe-http.ts'
import { fromBase64, sameSignature, sign } from '../signature.ts'
import { addressOf, changePayment, meetFault, paymentOf, type FaultKind, type House } from './house.ts'
import { refund, type Refund, type Transaction } from './transaction.ts'
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

/** The three calls that a merchant makes, server to server. */
export function bindMerchantApi(app: Hono, house: House): void {
  const { options } = house

  app.post('/pg/v1/pay', async (c) => {
    const fault = meetFault(house, 'pay')
    if (fault === 'error') return refused(c, 500, 'INTERNAL_SERVER_ERROR')
    const read = await readSigned(c, house, '/pg/v1/pay', PayOrder)
    if ('code' in read) return refused(c, read.status, read.code)
    const order = read.value
    const payment = await house.ledger.change(order.merchantTransactionId, (known) => {
      if (known?.kind === 'payment') return known
      if (known) throw new Error('an id of a refund')
      return newPayment(order, options.clock.now())
    })
    if (payment.amount !== order.amount || payment.state !== 'PENDING') return refused(c, 400, 'BAD_REQUEST')
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
    if (fault === 'error') return refused(c, 500, 'INTERNAL_SERVER_ERROR')
    const signed = sameSignature(c.req.header('x-verify') ?? '', sign(`/pg/v1/status/${merchantId}/${id}`, options))
    if (merchantId !== options.merchantId) return refused(c, 400, 'KEY_NOT_CONFIGURED')
    if (!signed || c.req.header('x-merchant-id') !== merchantId) return refused(c, 401, 'AUTHORIZATION_FAILED')
    const found = await findAny(house, id)
    if (!found) return refused(c, 404, 'TRANSACTION_NOT_FOUND')
    return answer(c, fault, statusAnswer(found.payment, found.about))
  })

  app.post('/pg/v1/refund', async (c) => {
    const fault = meetFault(house, 'refund')
    if (fault === 'error') return refused(c, 500, 'INTERNAL_SERVER_ERROR')
    const read = await readSigned(c, house, '/pg/v1/refund', RefundOrder)
    if ('code' in read) return refused(c, read.status, read.code)
    const { originalTransactionId, merchantTransactionId, amount } = read.value
    if (!(await paymentOf(house, originalTransactionId))) return refused(c, 404, 'TRANSACTION_NOT_FOUND')
    // The pointer first: without its refund it says nothing, so a death in between leaves nothing behind.
    await house.ledger.change(
      merchantTransactionId,
      (known) => known ?? { kind: 'refund', id: merchantTransactionId, of: originalTransactionId },
    )
    let refusal: string | undefined
    const payment = await changePayment(house, originalTransactionId, (before) => {
      const after = refund(before, { id: merchantTransactionId, amount, state: house.refundState.value })
      if (typeof after !== 'string') return after
      refusal = after
      return before
    })
    const done = payment.refunds.find((known) => known.id === merchantTransactionId)
    if (refusal !== undefined || !done) return refused(c, 400, refusal ?? 'BAD_REQUEST')
    return answer(c, fault, statusAnswer(payment, done))
  })
}

function newPayment(order: z.output<typeof PayOrder>, now: Date): Transaction {
  return {
    kind: 'payment',
    id: order.merchantTransactionId,
    merchantId: order.merchantId,
    userId: order.merchantUserId,
    amount: order.amount,
    paid: order.amount,
    redirectUrl: order.redirectUrl,
    redirectMode: order.redirectMode,
    callbackUrl: order.callbackUrl,
    mobileNumber: order.mobileNumber,
    state: 'PENDING',
    code: 'PAYMENT_PENDING',
    gatewayId: `T${now.toISOString().replace(/\D/g, '').slice(2, 14)}${randomInt(1e9, 1e10)}`,
    held: false,
    createdAt: now.toISOString(),
    refunds: [],
  }
}

async function findAny(
  house: House,
  id: string,
): Promise<{ payment: Transaction; about: Transaction | Refund } | undefined> {
  const entry = await house.ledger.find(id)
  if (entry?.kind !== 'refund') {
    const payment = await paymentOf(house, id)
    return payment && { payment, about: payment }
  }
  const payment = await paymentOf(house, entry.of)
  const about = payment?.refunds.find((known) => known.id === id)
  return payment && about && { payment, about }
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

const refusalMessages: Record<string, string> = {
  KEY_NOT_CONFIGURED: 'Key not found for the merchant',
  AUTHORIZATION_FAILED: 'Authorization failed',
  BAD_REQUEST: 'Bad request',
  TRANSACTION_NOT_FOUND: 'No transaction found with your request',
  EXCESS_REFUND_AMOUNT: 'The refund is more than what is left of the payment',
  INTERNAL_SERVER_ERROR: 'There is an error trying to process your transaction at the moment.',
}

function refused(c: Context, status: 400 | 401 | 404 | 500, code: string): Response {
  return c.json({ success: false, code, message: refusalMessages[code] ?? code, data: {} }, status)
}

/** Answers, unless a fault keeps the merchant from hearing it. */
async function answer(c: Context, fault: FaultKind | undefined, body: PhonePeAnswer): Promise<Response> {
  if (fault === 'html') return c.html('<html><body><h1>502 Bad Gateway</h1></body></html>', 502)
  if (fault === 'hang') await new Promise((resolve) => setTimeout(resolve, hangMs).unref())
  if (fault !== 'pending') return c.json(body)
  return c.json({
    ...body,
    success: true,
    code: 'PAYMENT_PENDING',
    message: 'Your payment is pending.',
    data: { ...(body.data as object), state: 'PENDING' },
  })
}

const hangMs = 30_000
