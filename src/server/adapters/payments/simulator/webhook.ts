import { sign, toBase64, type Salt } from '../signature.ts'
import { messageOf, type Refund, type Transaction } from './transaction.ts'

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
  /** Reports as told; answers the statuses that the merchant gave, 0 for none. Late ones are on their way when it answers. */
  send(transaction: Transaction, report: Report): Promise<number[]>
}

/** Sends webhooks by `deliver`. */
export function createReports(salt: Salt, deliver: (url: string, init: RequestInit) => Promise<Response>): Reports {
  const post = async (transaction: Transaction, genuine: boolean): Promise<number> => {
    const response = toBase64(statusAnswer(transaction))
    const signature = sign(response, genuine ? salt : { ...salt, saltKey: `not ${salt.saltKey}` })
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-VERIFY': signature },
      body: JSON.stringify({ response }),
    }
    try {
      return (await deliver(transaction.callbackUrl, { ...init, signal: AbortSignal.timeout(10_000) })).status
    } catch {
      // A merchant that cannot be reached asks for the status later.
      return 0
    }
  }
  const postAll = async (transaction: Transaction, { webhook }: Report): Promise<number[]> => {
    const statuses: number[] = []
    for (let i = 0; i < (webhook === 'twice' ? 2 : 1); i++)
      statuses.push(await post(transaction, webhook !== 'bad_checksum'))
    return statuses
  }
  return {
    async send(transaction, report) {
      if (report.webhook === 'skip' || transaction.state === 'PENDING') return []
      if (report.delayMs === 0) return postAll(transaction, report)
      setTimeout(() => void postAll(transaction, report), report.delayMs).unref()
      return []
    },
  }
}
