import { sign, toBase64, webhookAuthorization, type Salt, type WebhookLogin } from '../signature.ts'
import { messageOf, type Refund, type Transaction } from './transaction.ts'
import { webhookBody } from './message-bodies-v2.ts'

/** How the merchant hears of a payment's end; every way in which it happens in life. */
export interface Report {
  webhook: 'send' | 'skip' | 'twice' | 'bad_checksum'
  delayMs: number
}

/** The answer to a status question, which is also what a webhook carries. */
export function statusAnswer(transaction: Transaction, about: Transaction | Refund = transaction) {
  const { state, code } = about
  return {
    success: state !== 'FAILED',
    code,
    message: messageOf[code] ?? code,
    data: {
      merchantId: transaction.merchantId,
      merchantTransactionId: about.id,
      transactionId: transaction.gatewayId,
      amount: 'paid' in about ? about.paid : about.amount,
      state,
      responseCode: state === 'COMPLETED' ? 'SUCCESS' : code,
      paymentInstrument: state === 'COMPLETED' ? { type: 'UPI', utr: transaction.gatewayId.slice(1) } : null,
    },
  }
}

export interface Reports {
  /** Reports as told; returns the statuses that the merchant gave, 0 for none. Late ones are on their way when it answers. */
  send(transaction: Transaction, report: Report, refund?: Refund): Promise<number[]>
}

/** What signs messages to the merchant: a salt for v1, a login for v2. */
export interface Seals extends Salt {
  webhook: WebhookLogin
}

/** Sends webhooks by `deliver`. */
export function createReports(seals: Seals, deliver: (url: string, init: RequestInit) => Promise<Response>): Reports {
  const post = async (message: Message): Promise<number> => {
    const init = { method: 'POST', headers: message.headers, body: message.body }
    try {
      return (await deliver(message.to, { ...init, signal: AbortSignal.timeout(10_000) })).status
    } catch {
      // A merchant that cannot be reached asks for the status later.
      return 0
    }
  }
  const postAll = async (message: Message, times: number): Promise<number[]> => {
    const statuses: number[] = []
    for (let i = 0; i < times; i++) statuses.push(await post(message))
    return statuses
  }
  return {
    async send(transaction, report, refund) {
      if (report.webhook === 'skip' || (refund ?? transaction).state === 'PENDING') return []
      const genuine = report.webhook !== 'bad_checksum'
      const message = (transaction.api === 'v2' ? messageV2 : messageV1)(transaction, refund, seals, genuine)
      const times = report.webhook === 'twice' ? 2 : 1
      if (report.delayMs === 0) return postAll(message, times)
      setTimeout(() => void postAll(message, times), report.delayMs).unref()
      return []
    },
  }
}

interface Message {
  to: string
  headers: Record<string, string>
  body: string
}

function messageV1(transaction: Transaction, refund: Refund | undefined, salt: Salt, genuine: boolean): Message {
  const response = toBase64(statusAnswer(transaction, refund))
  const signature = sign(response, genuine ? salt : { ...salt, saltKey: `not ${salt.saltKey}` })
  return {
    to: transaction.callbackUrl,
    headers: { 'Content-Type': 'application/json', 'X-VERIFY': signature },
    body: JSON.stringify({ response }),
  }
}

function messageV2(
  transaction: Transaction,
  refund: Refund | undefined,
  { webhook }: Seals,
  genuine: boolean,
): Message {
  const login = genuine ? webhook : { ...webhook, password: `not ${webhook.password}` }
  return {
    to: transaction.callbackUrl,
    headers: { 'Content-Type': 'application/json', Authorization: webhookAuthorization(login) },
    body: webhookBody(transaction, refund),
  }
}
