import { beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#contract/endpoints/identity.ts'
import type { OrderRequest } from '#contract/endpoints/orders/order.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { createClient } from '#web/shared/api/api.ts'
import { ApiUnreachable } from '#web/shared/api/api-error.ts'
import type { Placing } from '#web/shared/draft/draft-shape.ts'
import { placeAndPay } from './place-order.ts'

const user: User = {
  id: 'u1',
  firstName: 'Priya',
  lastName: 'Iyer',
  email: 'p@x.example',
  phone: '+919876543210',
  role: { id: '2', name: 'user' },
  language: 'en',
  availCoupons: [],
}
const body: OrderRequest = {
  catererId: 'c',
  packageId: 'p',
  selections: [],
  guests: 40,
  dietSplit: { veg: 40, jain: 0, nonVeg: 0 },
  serviceHours: 3,
  eventDate: '2026-12-12',
  eventTime: '19:30',
  venue: { name: '', line: '1', place: 'K', pinCode: '400067', state: '27', point: { lat: 19, lng: 72 } },
  contact: { name: 'P', phone: '9876543210' },
  expectedTotal: 12558,
}
const page = {
  url: 'http://gateway.example/pay',
  method: 'POST',
  merchantId: 'm',
  transactionId: 't',
  checksum: 'c',
  payload: 'p',
  fields: {},
}

type Answer = { state?: string; paymentStatus?: string } | ErrorCode | 'offline'
interface Call {
  path: string
  key: string | null
  body: unknown
}

/** A server that makes one order a key, and a draft that remembers. */
function aServer({
  orders = [{}],
  initiate = [],
  remove,
}: { orders?: Answer[]; initiate?: Answer[]; remove?: ErrorCode | 'offline' } = {}) {
  const calls: Call[] = []
  const byKey = new Map<string, { id: string; answer: Answer }>()
  const apiError = (code: ErrorCode) =>
    Response.json({ statusCode: 409, error: '', code, message: [code], requestId: '' }, { status: 409 })
  const answerTo = (answer: Answer, body: object) => {
    if (answer === 'offline') throw new TypeError('offline')
    return typeof answer === 'string' ? apiError(answer) : Response.json(body)
  }
  const api = createClient(async (path, init) => {
    const key = new Headers(init.headers).get('idempotency-key')
    calls.push({
      path: `${init.method} ${path}`,
      key,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    })
    if (init.method === 'DELETE') return answerTo(remove ?? {}, { message: 'ok' })
    if (path === '/api/payment/initiate') return answerTo(initiate.shift() ?? {}, page)
    const known = byKey.get(key ?? '') ?? { id: `o${byKey.size + 1}`, answer: orders.shift() ?? {} }
    byKey.set(key ?? '', known)
    return answerTo(known.answer, {
      id: known.id,
      state: 'awaiting_payment',
      paymentStatus: 'PENDING',
      bill: { total: 12558 },
      ...(typeof known.answer === 'object' ? known.answer : {}),
    })
  })
  return { api, calls, paths: () => calls.map((call) => call.path) }
}

let stored: Placing | undefined
const remember = (placing: Placing | undefined) => {
  stored = placing
}

beforeEach(() => {
  stored = undefined
})

describe('pressing Pay', () => {
  test('places the order under a key and opens its payment with what the order costs', async () => {
    const { api, calls } = aServer()
    expect(await placeAndPay({ api, user, body, before: undefined, remember })).toEqual({ go: page })
    expect(calls[0]?.key).toMatch(/^[0-9a-f]{32}$/)
    expect(calls[1]?.body).toEqual({
      orderId: 'o1',
      amount: 12558,
      userId: 'u1',
      mobileNumber: '+919876543210',
      email: 'p@x.example',
    })
    expect(stored).toEqual({ content: JSON.stringify(body), key: calls[0]?.key, orderId: 'o1' })
  })

  test('remembers the key before the order is sent, so that a lost answer makes no second order', async () => {
    const { api, calls } = aServer({ orders: ['offline'] })
    await expect(placeAndPay({ api, user, body, before: undefined, remember })).rejects.toThrow(ApiUnreachable)
    expect(stored?.key).toBe(calls[0]?.key)
  })

  test('sends the same content under the same key', async () => {
    const { api, calls, paths } = aServer()
    await placeAndPay({ api, user, body, before: undefined, remember })
    await placeAndPay({ api, user, body, before: stored, remember })
    expect(new Set(calls.flatMap((call) => call.key ?? []))).toHaveLength(1)
    expect(paths().filter((path) => path.startsWith('DELETE'))).toEqual([])
  })

  test('replaces the earlier order when it was changed before it was paid', async () => {
    const { api, calls, paths } = aServer()
    await placeAndPay({ api, user, body, before: undefined, remember })
    await placeAndPay({ api, user, body: { ...body, guests: 41, replaces: 'o1' }, before: stored, remember })
    expect(paths()).toEqual([
      'POST /api/orders',
      'POST /api/payment/initiate',
      'POST /api/orders',
      'POST /api/payment/initiate',
    ])
    expect(calls[2]?.body).toMatchObject({ guests: 41, replaces: 'o1' })
    expect(stored).toMatchObject({ orderId: 'o2' })
    expect(stored).not.toHaveProperty('replaces')
  })

  test('remembers the order to replace until the new one is placed', async () => {
    const { api } = aServer({ orders: ['offline'] })
    const changed = { ...body, replaces: 'o0' }
    await expect(placeAndPay({ api, user, body: changed, before: undefined, remember })).rejects.toThrow(ApiUnreachable)
    expect(stored).toMatchObject({ replaces: 'o0' })
    expect(stored).not.toHaveProperty('orderId')
  })

  test('repeats the very same request when its answer was lost, whatever is replaced now', async () => {
    const { api, calls } = aServer()
    const first: OrderRequest = { ...body, replaces: 'o0' }
    const before: Placing = { content: JSON.stringify(first), key: 'lostlost', replaces: 'o0' }
    await placeAndPay({ api, user, body, before, remember })
    expect(calls[0]).toMatchObject({ key: 'lostlost', body: first })
  })

  test('places without replacing when the earlier order has ended', async () => {
    const { api, calls } = aServer({ orders: ['order_ended', {}] })
    expect(await placeAndPay({ api, user, body: { ...body, replaces: 'o0' }, before: undefined, remember })).toEqual({
      go: page,
    })
    expect(calls[1]?.body).not.toHaveProperty('replaces')
    expect(calls[1]?.key).not.toBe(calls[0]?.key)
  })

  test('places a new order when the one of the same content has ended', async () => {
    const { api, calls } = aServer({ orders: [{ state: 'expired', paymentStatus: 'FAILED' }, {}] })
    const before: Placing = { content: JSON.stringify(body), key: 'oldoldold' }
    expect(await placeAndPay({ api, user, body, before, remember })).toEqual({ go: page })
    expect(calls.map((call) => call.key).filter(Boolean)).toHaveLength(2)
    expect(stored?.key).not.toBe('oldoldold')
  })

  test('places a new order when the hold expired between placing and paying', async () => {
    const { api, paths } = aServer({ initiate: ['order_not_payable', {}] })
    expect(
      await placeAndPay({ api, user, body, before: { content: JSON.stringify(body), key: 'oldoldold' }, remember }),
    ).toEqual({ go: page })
    expect(paths().filter((path) => path === 'POST /api/orders')).toHaveLength(2)
  })

  test('never tries a fresh order twice', async () => {
    const { api, paths } = aServer({ initiate: ['order_not_payable'] })
    await expect(placeAndPay({ api, user, body, before: undefined, remember })).rejects.toMatchObject({
      code: 'order_not_payable',
    })
    expect(paths().filter((path) => path === 'POST /api/orders')).toHaveLength(1)
  })

  test.each([
    { orders: [{ paymentStatus: 'COMPLETED', state: 'requested' }] },
    { initiate: ['order_already_paid' as const] },
  ])('pays nothing twice: %j', async (said) => {
    expect(await placeAndPay({ api: aServer(said).api, user, body, before: undefined, remember })).toEqual({
      alreadyPaid: true,
    })
  })

  test('hands on what the server rejects', async () => {
    await expect(
      placeAndPay({ api: aServer({ orders: ['price_changed'] }).api, user, body, before: undefined, remember }),
    ).rejects.toMatchObject({ code: 'price_changed' })
  })
})
