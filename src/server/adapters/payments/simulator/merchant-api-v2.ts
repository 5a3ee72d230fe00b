import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { maxPaise, paise } from '#contract/values/money.ts'
import { sameSignature } from '../signature.ts'
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
import { newTransaction, timeOutMs, type Refund, type Transaction } from './transaction.ts'
import { orderStatusBody, refundStatusBody } from './message-bodies-v2.ts'

const Address = z.url({ protocol: /^https?$/ })
const Id = z.string().regex(/^[A-Za-z0-9_-]{1,63}$/)
const Amount = z.number().int().min(100).max(maxPaise).transform(paise)

/** The request of a payment, with the limits that PhonePe documents. Amounts are paise, `expireAfter` seconds. */
const PayOrder = z.object({
  merchantOrderId: Id,
  amount: Amount,
  expireAfter: z.number().int().min(300).max(3_600).optional(),
  paymentFlow: z.object({ type: z.literal('PG_CHECKOUT'), merchantUrls: z.object({ redirectUrl: Address }) }),
})
const RefundOrder = z.object({ merchantRefundId: Id, originalMerchantOrderId: Id, amount: Amount })

/** What a merchant calls by v2, server to server: a token first, then everything with it. */
export function bindMerchantApiV2(app: Hono, house: House): void {
  const { options } = house

  app.post('/v1/oauth/token', async (c) => {
    const fault = meetFault(house, 'token')
    if (fault === 'error') return errorResponse(c, 500, 'INTERNAL_SERVER_ERROR')
    const form = await c.req.parseBody().catch(() => ({}))
    const { client_id, client_secret, client_version, grant_type } = form as Record<string, unknown>
    const known =
      client_id === options.clientId &&
      sameSignature(String(client_secret), options.clientSecret) &&
      client_version === options.clientVersion
    if (grant_type !== 'client_credentials') return errorResponse(c, 400, 'INVALID_GRANT_TYPE')
    if (!known) return errorResponse(c, 401, 'INVALID_CLIENT')
    const { token, issuedAt, expiresAt } = house.tokens.issue()
    return answer(c, fault, {
      access_token: token,
      encrypted_access_token: 'encrypted_access_token',
      refresh_token: null,
      expires_in: expiresAt - issuedAt,
      issued_at: issuedAt,
      expires_at: expiresAt,
      session_expires_at: expiresAt,
      token_type: 'O-Bearer',
    })
  })

  app.post('/checkout/v2/pay', async (c) => {
    const fault = meetFault(house, 'pay')
    if (fault === 'error') return errorResponse(c, 500, 'INTERNAL_SERVER_ERROR')
    if (!isOpen(c, house)) return errorResponse(c, 401, 'AUTHORIZATION_FAILED')
    const order = PayOrder.safeParse(await c.req.json().catch(() => undefined))
    if (!order.success) return errorResponse(c, 400, 'BAD_REQUEST')
    if (!areMerchants(house, order.data.paymentFlow.merchantUrls.redirectUrl))
      return errorResponse(c, 400, 'BAD_REQUEST')
    let repeated = false
    const payment = await house.ledger.change(order.data.merchantOrderId, (known) => {
      repeated = known !== undefined
      return known ?? newPayment(order.data, house)
    })
    // Unlike v1, an id is taken once and its page told once.
    if (repeated || payment.kind !== 'payment') return errorResponse(c, 417, 'INVALID_MERCHANT_ORDER_ID')
    return answer(c, fault, {
      orderId: payment.gatewayId,
      state: 'PENDING',
      expireAt: Date.parse(payment.createdAt) + timeOutMs,
      redirectUrl: addressOf(house, `/page/${payment.id}`),
    })
  })

  app.get('/checkout/v2/order/:id/status', (c) => tell(c, house, 'payment'))
  app.get('/payments/v2/refund/:id/status', (c) => tell(c, house, 'refund'))

  app.post('/payments/v2/refund', async (c) => {
    const fault = meetFault(house, 'refund')
    if (fault === 'error') return errorResponse(c, 500, 'INTERNAL_SERVER_ERROR')
    if (!isOpen(c, house)) return errorResponse(c, 401, 'AUTHORIZATION_FAILED')
    const order = RefundOrder.safeParse(await c.req.json().catch(() => undefined))
    if (!order.success) return errorResponse(c, 400, 'BAD_REQUEST')
    const { merchantRefundId: id, originalMerchantOrderId: of, amount } = order.data
    const taken = await takeRefund(house, { id, of, amount })
    if (typeof taken === 'string') return errorResponse(c, taken === 'TRANSACTION_NOT_FOUND' ? 404 : 400, taken)
    // Taken in, whatever has become of it: how it stands is asked for.
    const { refundId, state } = refundStatusBody(taken.payment, taken.refund)
    return answer(c, fault, { refundId, amount, state: state === 'COMPLETED' ? 'CONFIRMED' : state })
  })
}

async function tell(c: Context, house: House, kind: 'payment' | 'refund'): Promise<Response> {
  const fault = meetFault(house, 'status')
  if (fault === 'error') return errorResponse(c, 500, 'INTERNAL_SERVER_ERROR')
  if (!isOpen(c, house)) return errorResponse(c, 401, 'AUTHORIZATION_FAILED')
  const found = await findAny(house, c.req.param('id') ?? '')
  if (kind === 'payment') {
    if (!found || isRefund(found.about)) return errorResponse(c, 404, 'INVALID_MERCHANT_ORDER_ID')
    return answer(c, fault, orderStatusBody(found.payment))
  }
  if (!found || !isRefund(found.about)) return errorResponse(c, 404, 'REFUND_NOT_FOUND')
  return answer(c, fault, refundStatusBody(found.payment, found.about))
}

function isRefund(about: Transaction | Refund): about is Refund {
  return !('kind' in about)
}

function isOpen(c: Context, { tokens }: House): boolean {
  return tokens.opens(c.req.header('authorization'))
}

function newPayment(order: z.output<typeof PayOrder>, { options }: House): Transaction {
  return newTransaction(
    {
      api: 'v2',
      id: order.merchantOrderId,
      merchantId: options.merchantId,
      userId: '',
      amount: order.amount,
      redirectUrl: order.paymentFlow.merchantUrls.redirectUrl,
      redirectMode: 'REDIRECT',
      callbackUrl: options.webhookUrl.href,
      mobileNumber: '',
    },
    options.clock.now(),
  )
}

const messageOfCode: Record<string, string> = {
  AUTHORIZATION_FAILED: 'Authorization failed',
  INVALID_CLIENT: 'Client is not known',
  BAD_REQUEST: 'Bad request',
  INVALID_MERCHANT_ORDER_ID: 'No entry found for given merchant order id',
}

function errorResponse(c: Context, status: 400 | 401 | 404 | 417 | 500, code: string): Response {
  return c.json({ code, message: messageOfCode[code] ?? code }, status)
}

/** Answers, unless a fault keeps the merchant from hearing it. */
async function answer(c: Context, fault: FaultKind | undefined, body: object): Promise<Response> {
  const instead = await withhold(fault)
  return instead ?? c.json(fault === 'pending' ? { ...body, state: 'PENDING' } : body)
}
