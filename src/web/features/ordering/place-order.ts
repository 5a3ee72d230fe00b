import type { OrderRequest, OrderView } from '#contract/endpoints/ordering.ts'
import type { Initiation } from '#contract/endpoints/payments.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { ApiRefusal, type ApiClient } from '#web/lib/api.ts'
import type { Placing } from './draft-shape.ts'

/** What came of pressing Pay: on to the gateway, or the order turned out to be paid already. */
export type Placed = { go: Initiation } | { alreadyPaid: true }

export interface PlaceParts {
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
 * back from the gateway never makes a second order. Throws ApiRefusal and ApiUnreachable as the API gives them.
 */
export async function placeAndPay(parts: PlaceParts): Promise<Placed> {
  const content = JSON.stringify(parts.body)
  const same = parts.before?.content === content ? parts.before : undefined
  if (parts.before?.orderId && !same) await letGo(parts.api, parts.before.orderId)
  try {
    return await attempt(parts, same ?? { content, key: newKey() })
  } catch (error) {
    if (!same || !isSpent(error)) throw error
    // The order of the old key has ended; the same content is ordered anew.
    return await attempt(parts, { content, key: newKey() })
  }
}

class OrderHasEnded extends Error {}

function isSpent(error: unknown): boolean {
  return (
    error instanceof OrderHasEnded ||
    (error instanceof ApiRefusal && ['order_not_payable', 'idempotency_key_reused'].includes(error.code))
  )
}

async function attempt(parts: PlaceParts, placing: Placing): Promise<Placed> {
  parts.remember(placing)
  const order = await parts.api(
    'POST /api/orders',
    { body: parts.body },
    { headers: { 'Idempotency-Key': placing.key } },
  )
  parts.remember({ ...placing, orderId: order.id })
  if (order.paymentStatus === 'COMPLETED') return { alreadyPaid: true }
  if (order.state !== 'awaiting_payment') throw new OrderHasEnded()
  return openPayment(parts.api, parts.user, { orderId: order.id, amount: order.bill.total })
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
    if (error instanceof ApiRefusal && error.code === 'order_already_paid') return { alreadyPaid: true }
    throw error
  }
}

/** Gives back plates and coupon of an order that was changed before it was paid. Where that cannot be, its hold ends by itself. */
async function letGo(api: ApiClient, orderId: string): Promise<void> {
  try {
    await api('DELETE /api/orders/{id}', { params: { id: orderId } })
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error
  }
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
