import { sentences } from '#contract/refusals.ts'
import { idPattern, splitIds } from '#contract/values/id.ts'
import { ApiRefusal, type ApiClient } from '#web/lib/api.ts'

export interface PaymentIds {
  orderId: string
  transactionId: string
}

/** Reads 'orderId&transactionId' (C11); undefined unless it is exactly two ids. */
export function idsFrom(segment: string): PaymentIds | undefined {
  const [orderId, transactionId, ...more] = splitIds(segment)
  const whole = segment.split(/&|%26/i)
  if (!orderId || !transactionId || more.length > 0 || whole.length !== 2 || !whole.every((part) => idPattern.test(part))) return undefined
  return { orderId, transactionId }
}

export type Verdict = 'paid' | 'pending' | 'failed'

const paidCodes = ['PAYMENT_SUCCESS', 'COMPLETED']
/** Codes that say nothing about the money yet: asked again, never taken for a failure (C19). */
const openCodes = ['PAYMENT_PENDING', 'PENDING', 'PAYMENT_INITIATED', 'INTERNAL_SERVER_ERROR']

/** What the gateway's own code means (C20). */
export function verdictOf(code: string): Verdict {
  if (paidCodes.includes(code)) return 'paid'
  return openCodes.includes(code) ? 'pending' : 'failed'
}

/** How a payment stands after everything that can be done about it was done. */
export type Settlement =
  | { state: 'paid' }
  | { state: 'pending' }
  /** The order was let go; it can be placed again. */
  | { state: 'failed' }
  | { state: 'failed_kept'; reason: string }
  | { state: 'unconfirmed'; reason: string }
  | { state: 'unverified' }

/** Asks how the payment stands. Needs nobody to be signed in. */
export async function verify(api: ApiClient, { transactionId }: PaymentIds, signal?: AbortSignal): Promise<Verdict | 'unverified'> {
  try {
    const { status } = await api('GET /api/payment/verify', { query: { transactionId } }, signal ? { signal } : {})
    return verdictOf(status)
  } catch (error) {
    if (signal?.aborted) throw error
    return 'unverified'
  }
}

/** Verifies, then confirms what was paid and lets go of what failed. Every step may be repeated. */
export async function settle(api: ApiClient, ids: PaymentIds, signal?: AbortSignal): Promise<Settlement> {
  const verdict = await verify(api, ids, signal)
  if (verdict === 'paid') return confirm(api, ids)
  if (verdict === 'failed') return letGo(api, ids)
  return { state: verdict }
}

async function confirm(api: ApiClient, { orderId, transactionId }: PaymentIds): Promise<Settlement> {
  try {
    const { message } = await api('POST /api/payment/confirm/{orderId}', { params: { orderId }, body: { txnId: transactionId } })
    return message === sentences.payment_pending ? { state: 'pending' } : { state: 'paid' }
  } catch (error) {
    return { state: 'unconfirmed', reason: reasonOf(error) }
  }
}

async function letGo(api: ApiClient, { orderId }: PaymentIds): Promise<Settlement> {
  try {
    await api('DELETE /api/orders/{id}', { params: { id: orderId } })
    return { state: 'failed' }
  } catch (error) {
    return { state: 'failed_kept', reason: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  return error instanceof ApiRefusal ? error.message : sentences.busy
}

/** Milliseconds until a pending payment is asked about again: 3 s at first, then less and less often. */
export function pauseBefore(asked: number): number {
  return Math.min(30_000, Math.round(3_000 * 1.4 ** Math.max(0, asked - 3)))
}
