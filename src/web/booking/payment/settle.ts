import type { Api } from '#contract/endpoints/index.ts'
import { paymentRhythm } from '#contract/rules/payment-rhythm.ts'
import { idPattern, splitIds } from '#contract/values/id.ts'
import type { PaymentPurpose } from '#contract/values/order-state.ts'
import { noteText } from '#contract/note-text.ts'
import { m } from '#messages'
import { type ApiClient } from '#web/shared/api/api.ts'
import { ApiError } from '#web/shared/api/api-error.ts'

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
export type PaymentOutcome = 'paid' | 'pending' | 'failed' | 'paid_back'

export type Verified = Api['GET /api/payment/verify']['answer']

const paidCodes = ['PAYMENT_SUCCESS', 'COMPLETED']
/** Codes that say nothing about the money yet: asked again, never taken for a failure (C19). */
const openCodes = ['PAYMENT_PENDING', 'PENDING', 'PAYMENT_INITIATED', 'INTERNAL_SERVER_ERROR']

/**
 * What the gateway's own code means (C20). The server's words go first: a payment that the gateway has not heard of yet
 * (TRANSACTION_NOT_FOUND) may still arrive, and one that it took may be on its way back.
 */
export function outcomeOf({ status, code }: Pick<Verified, 'status' | 'code'>): PaymentOutcome {
  if (code === 'payment_pending') return 'pending'
  if (code === 'payment_refund_due' || code === 'payment_refunded') return 'paid_back'
  if (paidCodes.includes(status)) return 'paid'
  return openCodes.includes(status) ? 'pending' : 'failed'
}

/** How a payment stands after everything that can be done about it was done. */
export type Settlement =
  | { state: 'pending' | 'unverified' | 'unknown' }
  | { state: 'paid' | 'failed'; of: PaymentPurpose }
  /** It was paid and goes back, for the reason given. */
  | { state: 'paid_back'; reason: string }
  /** It failed, and the order could not be let go. */
  | { state: 'not_deleted'; reason: string }
  /** It was paid, but the order does not say so. */
  | { state: 'unconfirmed'; reason: string }

/** Requests the status of a payment. Needs no session. */
export async function look(api: ApiClient, { transactionId }: PaymentIds, signal?: AbortSignal): Promise<Settlement> {
  try {
    const options = signal ? { signal } : {}
    const seen = await api('GET /api/payment/verify', { query: { transactionId } }, options)
    const state = outcomeOf(seen)
    if (state === 'paid_back') return { state, reason: noteText(seen.code) ?? seen.message }
    // A test payment has no order, and a page of its own.
    if (seen.purpose === 'test') return { state: 'unknown' }
    return state === 'pending' ? { state } : { state, of: seen.purpose }
  } catch (error) {
    if (signal?.aborted) throw error
    return { state: error instanceof ApiError && error.status === 404 ? 'unknown' : 'unverified' }
  }
}

/** Looks, then confirms what was paid and lets go of what failed. Every step may be repeated. */
export async function settle(api: ApiClient, ids: PaymentIds, signal?: AbortSignal): Promise<Settlement> {
  const seen = await look(api, ids, signal)
  return seen.state === 'paid' || seen.state === 'failed' ? confirm(api, ids, seen) : seen
}

/**
 * The server says whether this payment is of this order and whether the order counts as paid, by this or another payment; an
 * address with the ids of two orders must let go of neither.
 */
async function confirm(
  api: ApiClient,
  ids: PaymentIds,
  seen: { state: 'paid' | 'failed'; of: PaymentPurpose },
): Promise<Settlement> {
  const { orderId, transactionId } = ids
  try {
    const { code } = await api('POST /api/payment/confirm/{orderId}', {
      params: { orderId },
      body: { txnId: transactionId },
    })
    return code === 'payment_pending' ? { state: 'pending' } : { state: 'paid', of: seen.of }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'order_not_found' || code === 'payment_not_found') return { state: 'unknown' }
    if (seen.state === 'paid') return { state: 'unconfirmed', reason: reasonOf(error) }
    if (code !== 'payment_not_completed') return { state: 'unverified' }
    return seen.of === 'order' ? letGo(api, ids) : seen
  }
}

async function letGo(api: ApiClient, { orderId }: PaymentIds): Promise<Settlement> {
  try {
    await api('DELETE /api/orders/{id}', { params: { id: orderId } })
    return { state: 'failed', of: 'order' }
  } catch (error) {
    // Another tab has paid it a moment ago.
    if (error instanceof ApiError && error.code === 'order_already_paid') return { state: 'paid', of: 'order' }
    return { state: 'not_deleted', reason: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  return error instanceof ApiError ? error.message : m.error_busy()
}

// Whoever reads this is back from the gateway, so its first wait is over.
const [arrival, ...rhythm] = paymentRhythm

/** Milliseconds until a pending payment is asked about again, by how long it has been watched; at last once a minute. */
export function pauseAfter(watchedMs: number): number {
  const age = arrival.until + watchedMs
  return (rhythm.find(({ until }) => age < until) ?? { every: 60_000 }).every
}
