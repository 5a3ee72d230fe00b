import type { OrderRequest, OrderView } from '#contract/endpoints/orders/order.ts'
import type { Initiation } from '#contract/endpoints/payments.ts'
import type { User } from '#contract/endpoints/identity.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { type ApiClient } from '#web/shared/api/api.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import type { Placing } from '#web/shared/draft/draft-shape.ts'

/** What came of pressing Pay: on to the gateway, or the order turned out to be paid already. */
export type Placed = { go: Initiation } | { alreadyPaid: true }

export interface PlaceOptions {
  api: ApiClient
  user: User
  body: OrderRequest
  /** The order that this draft has made before, when there is one. */
  before: Placing | undefined
  /** Remembers with the draft what was sent, before it is sent. */
  remember(placing: Placing | undefined): void
}

/**
 * Places the order and opens its payment. The same content goes under the same key, so that a repeat, a reload or the way
 * back from the gateway never makes a second order. Throws ApiError and ApiUnreachable as the API gives them.
 */
export async function placeAndPay(options: PlaceOptions): Promise<Placed> {
  const same = options.before && contentIn(options.before) === contentOf(options.body) ? options.before : undefined
  try {
    return await attempt(options, same ?? newPlacing(options.body))
  } catch (error) {
    const { replaces: _, ...alone } = options.body
    // The earlier order has ended, so there is nothing to take over from it.
    if (isGone(error, options.body.replaces)) return attempt(options, newPlacing(alone))
    if (!same || !isSpent(error)) throw error
    // The order of the old key has ended; the same content is ordered again.
    return attempt(options, newPlacing(options.body))
  }
}

/** Returns what an order is about: neither the total that was seen nor the order that it replaces. */
export function contentOf(body: OrderRequest): string {
  return JSON.stringify({ ...body, expectedTotal: undefined, replaces: undefined })
}

/** Returns the content of the request that a placing stands for; undefined when it cannot be read. */
export function contentIn({ content }: Placing): string | undefined {
  const body = bodyIn(content)
  return body && contentOf(body)
}

function bodyIn(content: string): OrderRequest | undefined {
  try {
    // The draft's own text, written by newPlacing.
    return JSON.parse(content) as OrderRequest
  } catch {
    return undefined
  }
}

function newPlacing(body: OrderRequest): Placing {
  const { replaces } = body
  return { content: JSON.stringify(body), key: newKey(), ...(replaces ? { replaces } : {}) }
}

class OrderHasEnded extends Error {}

function isSpent(error: unknown): boolean {
  return (
    error instanceof OrderHasEnded ||
    (error instanceof ApiError && ['order_not_payable', 'idempotency_key_reused'].includes(error.code))
  )
}

function isGone(error: unknown, replaces: string | undefined): boolean {
  const codes: readonly string[] = ['order_ended', 'order_not_found'] satisfies ErrorCode[]
  return replaces !== undefined && error instanceof ApiError && codes.includes(error.code)
}

async function attempt(options: PlaceOptions, placing: Placing): Promise<Placed> {
  options.remember(placing)
  const { content, key } = placing
  const order = await options.api(
    'POST /api/orders',
    { body: bodyIn(content) ?? options.body },
    { headers: { 'Idempotency-Key': key } },
  )
  options.remember({ content, key, orderId: order.id })
  if (order.paymentStatus === 'COMPLETED') return { alreadyPaid: true }
  if (order.state !== 'awaiting_payment') throw new OrderHasEnded()
  return openPayment(options.api, options.user, { orderId: order.id, amount: order.bill.total })
}

/** Asks where to pay an order; `amount` in rupees as the order has it. */
export async function openPayment(
  api: ApiClient,
  user: User,
  about: { orderId: OrderView['id']; amount: number },
): Promise<Placed> {
  try {
    return {
      go: await api('POST /api/payment/initiate', {
        body: { ...about, userId: user.id, mobileNumber: user.phone, email: user.email },
      }),
    }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'order_already_paid') return { alreadyPaid: true }
    throw error
  }
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
