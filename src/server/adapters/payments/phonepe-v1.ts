import { z } from 'zod'
import { maxPaise, paise } from '#contract/values/money.ts'
import type { Log } from '#server/kernel/log.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Gateway, GatewayStatus, PayPage, PayRequest, RefundStatus, WebhookMessage } from './gateway.ts'
import { createCaller, PhonePeAnswer, type Call, type CallOptions, type NoAnswer } from './phonepe-http.ts'
import { fromBase64, parseJson, returnText, sameSignature, sign, toBase64, type Salt } from './signature.ts'

export interface PhonePeOptions extends Salt, CallOptions {
  /** Such as https://api.phonepe.com/apis/hermes */
  baseUrl: URL
  merchantId: string
  log: Log
  /** How browsers enter the pay page; PhonePe itself wants GET. */
  pageMethod?: 'POST' | 'GET'
}

const payPath = '/pg/v1/pay'
const refundPath = '/pg/v1/refund'

const PayData = z.object({
  instrumentResponse: z.object({ redirectInfo: z.object({ url: z.url({ protocol: /^https?$/ }) }) }),
})
const StatusData = z.object({
  merchantId: z.string(),
  merchantTransactionId: z.string(),
  transactionId: z.string().max(100).nullish(),
  amount: z.number().int().min(0).max(maxPaise).nullish(),
  /** Not documented; if it ever comes, only rupees count. */
  currency: z.string().nullish(),
  state: z.string(),
})
const Envelope = z.object({ response: z.string().max(200_000) })
const Webhook = z.object({
  code: z.string().max(80),
  data: z.object({ merchantId: z.string().max(40), merchantTransactionId: z.string().max(40) }),
})

/** PhonePe's v1 API, signed with a salt key. Never guesses: what is not clearly paid or failed is UNKNOWN. */
export function createPhonePe(options: PhonePeOptions): Gateway {
  const { merchantId, log, pageMethod = 'GET' } = options
  const line = createCaller(options.baseUrl, PhonePeAnswer, options)
  // v1 says everything in the body; the status adds nothing.
  const call = async (path: string, init: Call) => {
    const answer = await line(path, init)
    return 'why' in answer ? answer : answer.body
  }
  const post = (path: string, request: string) =>
    call(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-VERIFY': sign(request + path, options) },
      body: JSON.stringify({ request }),
    })

  /** Signed and ordered as the documentation has it. */
  const pageOf = (request: PayRequest, url: string): PayPage => {
    const order = payOrder(merchantId, request)
    const payload = toBase64(order)
    const checksum = sign(payload + payPath, options)
    return { url, method: pageMethod, checksum, payload, fields: { ...formFields(order), checksum, payload } }
  }

  const ask = async (id: string): Promise<GatewayStatus> => {
    const path = `/pg/v1/status/${merchantId}/${id}`
    const headers = { 'Content-Type': 'application/json', 'X-VERIFY': sign(path, options), 'X-MERCHANT-ID': merchantId }
    const answer = await call(path, { method: 'GET', headers })
    if ('why' in answer) log.warn({ transactionId: id, why: answer.why }, 'gateway status request failed')
    return readStatus(answer, merchantId, id)
  }

  return {
    provider: 'phonepe',
    merchantId,
    pageOf,
    status: ask,
    async pay(request) {
      const answer = await post(payPath, pageOf(request, '').payload)
      const data = 'code' in answer && answer.success ? PayData.safeParse(answer.data) : undefined
      if (data?.success) return pageOf(request, data.data.instrumentResponse.redirectInfo.url)
      log.error(
        { transactionId: request.transactionId, answer: 'why' in answer ? answer.why : answer.code },
        'gateway rejected payment',
      )
      throw fail('gateway_unreachable')
    },
    async refund({ refundId, transactionId, amount, callbackUrl }) {
      const request = {
        merchantId,
        originalTransactionId: transactionId,
        merchantTransactionId: refundId,
        amount,
        callbackUrl,
      }
      return readRefund(await post(refundPath, toBase64(request)))
    },
    async refundStatus(refundId) {
      const status = await ask(refundId)
      if (status.code === 'TRANSACTION_NOT_FOUND') return { state: 'missing', code: status.code }
      return { state: refundStateOf[status.state], code: status.code }
    },
    readWebhook: (body, header) => readWebhook(body, header('x-verify'), options),
    checkReturn: (fields) => sameSignature(fields['checksum'] ?? '', sign(returnText(fields), options)),
  }
}

function payOrder(merchantId: string, request: PayRequest) {
  return {
    merchantId,
    merchantTransactionId: request.transactionId,
    merchantUserId: request.userId,
    amount: request.amount,
    redirectUrl: request.redirectUrl,
    redirectMode: 'POST',
    callbackUrl: request.callbackUrl,
    mobileNumber: request.mobileNumber,
    paymentInstrument: { type: 'PAY_PAGE' },
  }
}

function formFields(order: ReturnType<typeof payOrder>): Record<string, string> {
  return { ...order, amount: String(order.amount), paymentInstrument: JSON.stringify(order.paymentInstrument) }
}

/** Only an answer about this very payment, whose code and state agree, decides anything. */
function readStatus(answer: PhonePeAnswer | NoAnswer, merchantId: string, transactionId: string): GatewayStatus {
  if ('why' in answer) return { state: 'UNKNOWN', code: 'NO_ANSWER' }
  const { code } = answer
  const data = StatusData.safeParse(answer.data)
  if (!data.success) return { state: 'UNKNOWN', code }
  const { state, amount } = data.data
  if (data.data.merchantId !== merchantId || data.data.merchantTransactionId !== transactionId)
    return { state: 'UNKNOWN', code: 'OTHER_TRANSACTION' }
  const more = data.data.transactionId ? { gatewayTransactionId: data.data.transactionId } : {}
  if (code === 'PAYMENT_SUCCESS' && state === 'COMPLETED' && typeof amount === 'number') {
    return { state, code, ...(isRupees(data.data.currency) ? { amount: paise(amount) } : {}), ...more }
  }
  if (code === 'PAYMENT_PENDING' && state === 'PENDING') return { state, code, ...more }
  if (state === 'FAILED' && !notAFailure.has(code)) return { state, code, ...more }
  return { state: 'UNKNOWN', code }
}

function isRupees(currency: string | null | undefined): boolean {
  return currency === null || currency === undefined || currency === 'INR'
}

/** Codes that speak of the question, not of the payment. */
const notAFailure = new Set([
  'PAYMENT_SUCCESS',
  'PAYMENT_PENDING',
  'INTERNAL_SERVER_ERROR',
  'BAD_REQUEST',
  'AUTHORIZATION_FAILED',
  'KEY_NOT_CONFIGURED',
  'TRANSACTION_NOT_FOUND',
])

const refundStateOf = { COMPLETED: 'done', PENDING: 'pending', FAILED: 'failed', UNKNOWN: 'unknown' } as const

function readRefund(answer: PhonePeAnswer | NoAnswer): RefundStatus {
  if ('why' in answer) return { state: 'unknown', code: 'NO_ANSWER' }
  const { code } = answer
  if (code === 'PAYMENT_SUCCESS') return { state: 'done', code }
  if (code === 'PAYMENT_PENDING') return { state: 'pending', code }
  // Our own key or the gateway is broken: the refund itself was not judged.
  if (code === 'INTERNAL_SERVER_ERROR' || code === 'AUTHORIZATION_FAILED' || code === 'KEY_NOT_CONFIGURED')
    return { state: 'unknown', code }
  return { state: 'failed', code }
}

function readWebhook(body: string, signature: string | undefined, salt: Salt): WebhookMessage | undefined {
  const envelope = Envelope.safeParse(parseJson(body))
  if (!envelope.success || !sameSignature(signature ?? '', sign(envelope.data.response, salt))) return undefined
  const message = Webhook.safeParse(fromBase64(envelope.data.response))
  // Signed, but not understood: treated as unsigned.
  if (!message.success) return undefined
  const { code, data } = message.data
  return { code, merchantId: data.merchantId, transactionId: data.merchantTransactionId }
}
