import { z } from 'zod'
import { maxPaise, paise } from '#contract/values/money.ts'
import { fail } from '#server/kernel/app-error.ts'
import { createBreaker } from './breaker.ts'
import { AlreadyTaken, type Gateway, type GatewayStatus, type PayPage, type RefundStatus } from './gateway.ts'
import type { WebhookMessage } from './gateway.ts'
import { createCaller, type Answered, type Call, type NoAnswer } from './phonepe-http.ts'
import { createTokens, type TokenOptions } from './phonepe-token.ts'
import { parseJson, sameSignature, webhookAuthorization, type WebhookLogin } from './signature.ts'

export interface PhonePeV2Options extends TokenOptions {
  /** Such as https://api.phonepe.com/apis/pg */
  baseUrl: URL
  merchantId: string
  webhook: WebhookLogin
}

/** How long PhonePe lets a payer decide, in seconds; shorter than the half hour for which an order is held. */
const expireAfter = 20 * 60

/** Answers of v2 have no shape in common; a `code` comes with those that reject. */
const Body = z.looseObject({ code: z.string().max(80).optional() })
type Body = z.output<typeof Body>

const PayData = z.object({ redirectUrl: z.url({ protocol: /^https?$/ }) })
const OrderData = z.object({
  /** PhonePe's own id of the payment. */
  orderId: z.string().max(100).nullish(),
  /** Not in every answer; where it is, it has to be the one that was asked about. */
  merchantOrderId: z.string().nullish(),
  merchantId: z.string().nullish(),
  state: z.string().max(40),
  amount: z.number().int().min(0).max(maxPaise).nullish(),
  currency: z.string().nullish(),
  errorCode: z.string().max(80).nullish(),
})
const RefundData = z.object({ merchantRefundId: z.string().nullish(), state: z.string().max(40) })
const Webhook = z.object({
  event: z.string().max(80),
  payload: z.object({
    merchantId: z.string().max(40).nullish(),
    merchantOrderId: z.string().max(63).nullish(),
    merchantRefundId: z.string().max(63).nullish(),
  }),
})

/** PhonePe's v2 API, opened by a token. Never guesses: what is not clearly paid or failed is UNKNOWN. */
export function createPhonePeV2(options: PhonePeV2Options): Gateway {
  const { merchantId, log, breaker = createBreaker() } = options
  const call = authorised({ ...options, breaker })

  return {
    provider: 'phonepe-v2',
    merchantId,
    pageOf: (_, url) => pageAt(url),
    async pay({ transactionId, amount, redirectUrl }) {
      const answer = await call('/checkout/v2/pay', {
        method: 'POST',
        body: JSON.stringify({
          merchantOrderId: transactionId,
          amount,
          expireAfter,
          paymentFlow: {
            type: 'PG_CHECKOUT',
            merchantUrls: { redirectUrl: returnAddress(redirectUrl, transactionId) },
          },
        }),
      })
      const page = !('why' in answer) && isGood(answer) ? PayData.safeParse(answer.body) : undefined
      if (page?.success) return pageAt(page.data.redirectUrl)
      const said = 'why' in answer ? answer.why : `${answer.status} ${answer.body.code ?? ''}`
      log.error({ transactionId, answer: said }, 'gateway rejected payment')
      // An id that it has seen before is rejected by this code, and the page of the first time is not told again.
      if (!('why' in answer) && answer.body.code === 'INVALID_MERCHANT_ORDER_ID') throw new AlreadyTaken()
      throw fail('gateway_unreachable')
    },
    async status(transactionId) {
      const answer = await call(`/checkout/v2/order/${transactionId}/status?details=false`, { method: 'GET' })
      if ('why' in answer) log.warn({ transactionId, why: answer.why }, 'gateway status request failed')
      return readStatus(answer, merchantId, transactionId)
    },
    async refund({ refundId, transactionId, amount }) {
      const body = JSON.stringify({ merchantRefundId: refundId, originalMerchantOrderId: transactionId, amount })
      return readRefund(await call('/payments/v2/refund', { method: 'POST', body }), refundId)
    },
    async refundStatus(refundId) {
      const answer = await call(`/payments/v2/refund/${refundId}/status`, { method: 'GET' })
      if (isUnheardOf(answer)) return { state: 'missing', code: 'TRANSACTION_NOT_FOUND' }
      const status = readRefund(answer, refundId)
      // A question that was rejected says nothing about the refund.
      return 'why' in answer || isGood(answer) ? status : { state: 'unknown', code: status.code }
    },
    readWebhook: (body, header) => readWebhook(body, header('authorization'), options),
    /** A browser brings nothing back that PhonePe has signed. */
    checkReturn: () => false,
  }
}

type Answer = Answered<Body> | NoAnswer

/** Calls with a token; one that is no longer taken is replaced, once. */
function authorised(options: PhonePeV2Options) {
  const line = createCaller(options.baseUrl, Body, options)
  const tokens = createTokens(options)
  const callWith = (token: string | undefined, path: string, init: Omit<Call, 'headers'>): Promise<Answer> =>
    token === undefined
      ? Promise.resolve({ why: 'no token' })
      : line(path, {
          ...init,
          headers: {
            'Content-Type': 'application/json',
            Accept: 'application/json',
            Authorization: `O-Bearer ${token}`,
          },
        })
  return async (path: string, init: Omit<Call, 'headers'>): Promise<Answer> => {
    const token = await tokens.get()
    const answer = await callWith(token, path, init)
    if (token === undefined || 'why' in answer || answer.status !== 401) return answer
    tokens.drop(token)
    return callWith(await tokens.get(), path, init)
  }
}

/** The payer just goes there; v2 has no form, and nothing to sign. */
function pageAt(url: string): PayPage {
  return { url, method: 'GET', checksum: '', payload: '', fields: {} }
}

/** v2 sends the browser back without a word, so the address itself says which payment it was. */
function returnAddress(redirectUrl: string, transactionId: string): string {
  const address = new URL(redirectUrl)
  address.searchParams.set('transactionId', transactionId)
  return address.href
}

function isGood(answer: Answered<Body>): boolean {
  return answer.status >= 200 && answer.status < 300
}

/** Only the gateway's own code proves an unknown id: a 404 may come from a proxy. */
function isUnheardOf(answer: Answer): boolean {
  if ('why' in answer || isGood(answer)) return false
  return /^(INVALID_MERCHANT_(ORDER|REFUND)_ID|(ORDER|REFUND|TRANSACTION)_NOT_FOUND)$/.test(answer.body.code ?? '')
}

/** Only an answer about this very payment decides anything. */
function readStatus(answer: Answer, merchantId: string, transactionId: string): GatewayStatus {
  if ('why' in answer) return { state: 'UNKNOWN', code: 'NO_ANSWER' }
  if (isUnheardOf(answer)) return { state: 'UNKNOWN', code: 'TRANSACTION_NOT_FOUND' }
  const code = answer.body.code ?? `HTTP_${answer.status}`
  const data = OrderData.safeParse(answer.body)
  if (!isGood(answer) || !data.success) return { state: 'UNKNOWN', code }
  const { state, amount, orderId, errorCode, currency } = data.data
  if (
    (data.data.merchantOrderId ?? transactionId) !== transactionId ||
    (data.data.merchantId ?? merchantId) !== merchantId
  )
    return { state: 'UNKNOWN', code: 'OTHER_TRANSACTION' }
  const more = orderId ? { gatewayTransactionId: orderId } : {}
  if (state === 'COMPLETED' && typeof amount === 'number') {
    return { state, code: state, ...((currency ?? 'INR') === 'INR' ? { amount: paise(amount) } : {}), ...more }
  }
  // CREATED: the customer has not tried to pay yet.
  if (state === 'PENDING' || state === 'CREATED') return { state: 'PENDING', code: 'PENDING', ...more }
  if (state === 'FAILED') return { state, code: errorCode ?? state, ...more }
  return { state: 'UNKNOWN', code: state }
}

const refundStates: Record<string, RefundStatus['state']> = {
  COMPLETED: 'done',
  PENDING: 'pending',
  CONFIRMED: 'pending',
  FAILED: 'failed',
}

/** Statuses that speak of us, or of the moment, and not of the refund: it was not judged. */
const notJudged = new Set([401, 403, 408, 409, 425, 429])

function readRefund(answer: Answer, refundId: string): RefundStatus {
  if ('why' in answer) return { state: 'unknown', code: 'NO_ANSWER' }
  if (!isGood(answer)) {
    const code = answer.body.code ?? `HTTP_${answer.status}`
    return { state: notJudged.has(answer.status) ? 'unknown' : 'failed', code }
  }
  const data = RefundData.safeParse(answer.body)
  if (!data.success) return { state: 'unknown', code: 'NO_ANSWER' }
  if ((data.data.merchantRefundId ?? refundId) !== refundId) return { state: 'unknown', code: 'OTHER_TRANSACTION' }
  return { state: refundStates[data.data.state] ?? 'unknown', code: data.data.state }
}

function readWebhook(
  body: string,
  authorization: string | undefined,
  { webhook, merchantId }: PhonePeV2Options,
): WebhookMessage | undefined {
  if (!sameSignature(authorization ?? '', webhookAuthorization(webhook))) return undefined
  const message = Webhook.safeParse(parseJson(body))
  if (!message.success) return undefined
  const { event, payload } = message.data
  const transactionId = payload.merchantRefundId ?? payload.merchantOrderId
  // Genuine, but without an id that we could ask about: treated as unsigned.
  return transactionId ? { transactionId, merchantId: payload.merchantId ?? merchantId, code: event } : undefined
}
