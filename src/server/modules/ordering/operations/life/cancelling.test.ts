import { describe, expect, test } from 'vitest'
import { aCoupon } from '#test/factories/coupon.ts'
import { useGateway } from '#test/support/gateway.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { aPaidOrder, delivered, type OrderInHands } from '#test/support/life.ts'
import { bookOf } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { rows, sql } from '#server/kernel/sql.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const book = () => bookOf(server)

/** What the ledger knows of a caterer who calls off, in paise by account. */
async function owedBy(orderId: string): Promise<Record<string, number>> {
  const found = await rows<{ account: string; amount: number }>(
    server.database.db,
    sql`select account, amount_paise as amount from ledger_rows where order_id = ${orderId} and kind = 'compensation'`,
  )
  return Object.fromEntries(found.map(({ account, amount }) => [account, amount]))
}

describe('a customer who cancels', () => {
  // By the usual cancellation policy; the event is on 12 December, and days are India's.
  test.each([
    ['seven days before, until the last minute of that day', '2026-12-05T18:29:59Z', 100, 10_500],
    ['six days before, from its first minute', '2026-12-05T18:30:00Z', 50, 5_250],
    ['three days before, until its last minute', '2026-12-09T18:29:59Z', 50, 5_250],
    ['two days before, from its first minute', '2026-12-09T18:30:00Z', 0, 0],
  ])('%s gets what was shown', async (_, at, percent, refund) => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCaterer('accept')
    server.clock.set(new Date(at))
    const shown = await hands.guest.see(hands.order.id)
    expect(shown.ifCancelled).toEqual({ percent, refund, compensation: 0 })
    const { status, body } = await hands.asCustomer('cancel', { reason: 'It rains', expectedRefund: refund })
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'cancelled', ending: { by: 'customer', reason: 'It rains', refund } })
    expect(body.refunds.map(({ amount }) => amount)).toEqual(refund > 0 ? [refund] : [])
    expect(await book().taken(hands.feast.caterer.id)).toBe(0)
    await server.services.backgroundJobs['payments']?.()
    expect((await hands.guest.see(hands.order.id)).refunds.every(({ state }) => state === 'done')).toBe(true)
    expect(await brokenPromises(server)).toEqual({})
  })

  test('is asked again when midnight has changed what comes back', async () => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCaterer('accept')
    server.clock.set(new Date('2026-12-05T18:30:00Z'))
    expect(await hands.asCustomer('cancel', { expectedRefund: 10_500 })).toMatchObject({
      status: 409,
      body: {
        code: 'refund_changed',
        message: ['Your refund is now ₹5,250. Review it before you cancel.'],
      },
    })
    expect((await hands.guest.see(hands.order.id)).state).toBe('accepted')
  })

  test('twice, and at once with the caterer, cancels once', async () => {
    for (let round = 0; round < 4; round++) {
      const hands = await aPaidOrder(server, gateway)
      const answers = await Promise.all([
        hands.asCustomer('cancel', {}),
        hands.asCaterer('cancel', { reason: 'Flooded' }),
        hands.asCustomer('cancel', {}),
        hands.asCaterer('accept'),
      ])
      expect(answers.slice(0, 3).filter(({ status }) => status === 200)).toHaveLength(1)
      const { refunds } = await hands.guest.see(hands.order.id)
      expect(refunds).toMatchObject([{ amount: 10_500 }])
      expect(await book().taken(hands.feast.caterer.id)).toBe(0)
    }
    expect(await brokenPromises(server)).toEqual({})
  })

  test('cannot cancel what was delivered, nor what is not paid', async () => {
    const hands = await aPaidOrder(server, gateway)
    const unpaid = await hands.guest.order(hands.feast.request({ eventDate: '2026-12-14' }))
    expect(await hands.guest.call('POST', `/api/orders/${unpaid.id}/cancel`, {})).toMatchObject({
      status: 409,
      body: { code: 'order_not_paid' },
    })
    await delivered(server, hands)
    expect(await hands.asCustomer('cancel', {})).toMatchObject({ status: 409, body: { code: 'order_delivered' } })
    expect(await hands.guest.remove(hands.order.id)).toMatchObject({
      status: 409,
      body: { code: 'order_already_paid' },
    })
  })

  test.each([-1, 0.001, '10500', 1e21])('expecting %s is rejected', async (expectedRefund) => {
    const hands = await aPaidOrder(server, gateway)
    const { status } = await hands.asCustomer('cancel', { expectedRefund })
    expect([400, 409]).toContain(status)
    expect((await hands.guest.see(hands.order.id)).state).toBe('requested')
  })
})

describe('a caterer who cancels', () => {
  test.each([
    ['in time', '2026-12-01T06:30:00Z', 0],
    ['late', '2026-12-08T06:30:00Z', 5_250],
    ['on the day', '2026-12-12T06:30:00Z', 10_500],
  ])('%s gives everything back and owes what the customer would have lost', async (_, at, compensation) => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCaterer('accept')
    server.clock.set(new Date(at))
    const seen = await hands.owner.call<typeof hands.order>('GET', `/api/orders/${hands.order.id}`)
    expect(seen.body.ifCancelled).toEqual({ percent: 100, refund: 10_500, compensation })
    const { body } = await hands.asCaterer('cancel', { reason: 'Flooded kitchen' })
    expect(body.ending).toEqual({ by: 'caterer', reason: 'Flooded kitchen', refund: 10_500, compensation })
    expect((await hands.guest.see(hands.order.id)).refunds).toMatchObject([{ amount: 10_500 }])
    expect(await owedBy(hands.order.id)).toEqual(
      compensation === 0 ? {} : { caterer_dues: compensation * 100, compensation: -compensation * 100 },
    )
    expect(await brokenPromises(server)).toEqual({})
  })
})

describe('the coupon of an order that was closed early', () => {
  const withCoupon = async (useLimit?: number) => {
    const coupon = await aCoupon(server, useLimit === undefined ? {} : { useLimit })
    const hands = await aPaidOrder(server, gateway, { couponCode: coupon.code })
    expect(await book().uses(coupon.id)).toBe(1)
    return { coupon, hands }
  }

  test.each([
    ['declines', async (hands: OrderInHands) => void (await hands.asCaterer('decline', { reason: 'Full' }))],
    ['cancels', async (hands: OrderInHands) => void (await hands.asCaterer('cancel', { reason: 'Flooded' }))],
    [
      'does not answer',
      async () => {
        server.clock.advance(26 * 60 * 60_000)
        await server.services.backgroundJobs['order-deadlines']?.()
      },
    ],
  ])('is the customer’s again when the caterer %s', async (_, end) => {
    const { coupon, hands } = await withCoupon(1)
    await end(hands)
    expect(await book().hold(hands.order.id)).toBe('released')
    expect(await book().uses(coupon.id)).toBe(0)
    const again = await hands.guest.place(hands.feast.request({ couponCode: coupon.code }))
    expect(again.status).toBe(201)
    expect(await brokenPromises(server)).toEqual({})
  })

  test('stays used when the customer cancels', async () => {
    const { coupon, hands } = await withCoupon()
    await hands.asCustomer('cancel', {})
    expect(await book().uses(coupon.id)).toBe(1)
    const again = await hands.guest.place(hands.feast.request({ couponCode: coupon.code }))
    expect(again).toMatchObject({ status: 422, body: { code: 'coupon_used' } })
  })

  test('that has expired is released and cannot be used', async () => {
    const { coupon, hands } = await withCoupon()
    await rows(server.database.db, sql`update coupons set valid_to = '2026-11-20' where id = ${coupon.id}`)
    server.clock.set(new Date('2026-11-21T04:00:00Z'))
    await hands.asCaterer('decline', { reason: 'Full' })
    const again = await hands.guest.place(hands.feast.request({ couponCode: coupon.code }))
    expect(again).toMatchObject({ status: 422, body: { code: 'coupon_not_valid_now' } })
  })

  test('whose limit was lowered keeps its count within the limit', async () => {
    const coupon = await aCoupon(server, { useLimit: 3 })
    const [first, second] = [
      await aPaidOrder(server, gateway, { couponCode: coupon.code }),
      await aPaidOrder(server, gateway, { couponCode: coupon.code }),
    ]
    await rows(server.database.db, sql`update coupons set uses = 1, use_limit = 1 where id = ${coupon.id}`)
    await first.asCaterer('decline', { reason: 'Full' })
    expect(await book().uses(coupon.id)).toBe(1)
    await second.asCaterer('decline', { reason: 'Full' })
    expect(await book().uses(coupon.id)).toBe(0)
  })
})
