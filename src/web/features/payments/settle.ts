import type { Api } from '#contract/endpoints/index.ts'
import { sentences } from '#contract/refusals.ts'
import { idPattern, splitIds } from '#contract/values/id.ts'
import { messageOfPayment } from '#contract/values/payment-message.ts'
import { ApiRefusal, type ApiClient } from '#web/lib/api.ts'

export interface PaymentIds {
  orderId: string
  transactionId: string
}

/** Reads 'orderId&transactionId' (C11); undefined unless it is exactly two ids. */
export function idsFrom(segment: string): PaymentIds | undefined {
  const [orderId, transactionId, ...more] = splitIds(segment)
  const whole = segment.split(/&|%26/i)
  if (
    !orderId ||
    !transactionId ||
    more.length > 0 ||
    whole.length !== 2 ||
    !whole.every((part) => idPattern.test(part))
  )
    return undefined
  return { orderId, transactionId }
}

/** How a payment stands, as far as it can be known without being signed in. */
export type Verdict = 'paid' | 'pending' | 'failed'

const paidCodes = ['PAYMENT_SUCCESS', 'COMPLETED']
/** Codes that say nothing about the money yet: asked again, never taken for a failure (C19). */
const openCodes = ['PAYMENT_PENDING', 'PENDING', 'PAYMENT_INITIATED', 'INTERNAL_SERVER_ERROR']

/**
 * What the gateway's own code means (C20). The server's words go first where it waits: a payment that the gateway has not
 * heard of yet (TRANSACTION_NOT_FOUND) may still arrive.
 */
export function verdictOf({ status, message }: Api['GET /api/payment/verify']['answer']): Verdict {
  if (message === messageOfPayment('pending')) return 'pending'
  if (paidCodes.includes(status)) return 'paid'
  return openCodes.includes(status) ? 'pending' : 'failed'
}

/** How a payment stands after everything that can be done about it was done. */
export type Settlement =
  | { state: Verdict | 'unverified' | 'unknown' }
  /** It failed, and the order could not be let go. */
  | { state: 'not_deleted'; reason: string }
  /** It was paid, but the order does not say so. */
  | { state: 'unconfirmed'; reason: string }

/** Asks how the payment stands. Needs nobody to be signed in. */
export async function look(api: ApiClient, { transactionId }: PaymentIds, signal?: AbortSignal): Promise<Settlement> {
  try {
    return {
      state: verdictOf(await api('GET /api/payment/verify', { query: { transactionId } }, signal ? { signal } : {})),
    }
  } catch (error) {
    if (signal?.aborted) throw error
    return { state: error instanceof ApiRefusal && error.status === 404 ? 'unknown' : 'unverified' }
  }
}

/** Looks, then confirms what was paid and lets go of what failed. Every step may be repeated. */
export async function settle(api: ApiClient, ids: PaymentIds, signal?: AbortSignal): Promise<Settlement> {
  const seen = await look(api, ids, signal)
  if (seen.state === 'paid') return confirm(api, ids)
  return seen.state === 'failed' ? letGo(api, ids) : seen
}

async function confirm(api: ApiClient, { orderId, transactionId }: PaymentIds): Promise<Settlement> {
  try {
    const { message } = await api('POST /api/payment/confirm/{orderId}', {
      params: { orderId },
      body: { txnId: transactionId },
    })
    return { state: message === sentences.payment_pending ? 'pending' : 'paid' }
  } catch (error) {
    return { state: 'unconfirmed', reason: reasonOf(error) }
  }
}

async function letGo(api: ApiClient, { orderId }: PaymentIds): Promise<Settlement> {
  try {
    await api('DELETE /api/orders/{id}', { params: { id: orderId } })
    return { state: 'failed' }
  } catch (error) {
    return { state: 'not_deleted', reason: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  return error instanceof ApiRefusal ? error.message : sentences.busy
}

/** Milliseconds until a pending payment is asked about again: 3 s at first, then less and less often. */
export function pauseBefore(asked: number): number {
  return Math.min(30_000, Math.round(3_000 * 1.4 ** Math.max(0, asked - 3)))
}
