import { describe, expect, test } from 'vitest'
import { aCoupon } from '#test/factories/coupon.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aFeast, aGuest, aPayingGuest, bookOf } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { rows, sql } from '#server/kernel/sql.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const book = () => bookOf(server)
const minute = 60_000
const expire = () => server.services.backgroundJobs['expire-orders']?.()

describe('deleting', () => {
  test('unpaid order without a payment releases its capacity and coupon', async () => {
    const coupon = await aCoupon(server)
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const order = await guest.order(feast.request({ couponCode: coupon.code }))
    expect(await guest.remove(order.id)).toMatchObject({
      status: 200,
      body: {
        code: 'order_deleted',
        message: 'Booking cancelled. If a payment still goes through, we’ll refund it automatically.',
      },
    })
    expect(await guest.see(order.id)).toMatchObject({
      state: 'cancelled_unpaid',
      paymentStatus: 'FAILED',
      can: { pay: false, order_again: true },
    })
    expect(await book().taken(feast.caterer.id)).toBe(0)
    expect(await book().hold(order.id)).toBe('released')
    expect((await guest.place(feast.request({ couponCode: coupon.code }))).status).toBe(201)
  })

  test('twice is as good as once, and frees once', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const order = await guest.order(feast.request())
    await (await aGuest(server)).order(feast.request())
    const answers = await Promise.all(Array.from({ length: 5 }, () => guest.remove(order.id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await book().taken(feast.caterer.id)).toBe(40)
    expect((await guest.see(order.id)).events).toHaveLength(2)
  })

  test('after a payment failed is what the result page does', async () => {
    const { guest, order, txn } = await aPayingGuest(server)
    await gateway.control(txn, { do: 'fail', webhook: 'skip' })
    expect((await guest.remove(order.id)).status).toBe(200)
  })

  test('is rejected after a payment succeeded, whether we know of it or the gateway alone', async () => {
    const { guest, order, txn } = await aPayingGuest(server)
    await gateway.control(txn, { do: 'complete', webhook: 'skip' })
    expect(await guest.remove(order.id)).toMatchObject({ status: 409, body: { code: 'order_already_paid' } })
    expect((await guest.see(order.id)).state).toBe('requested')
    expect(await guest.remove(order.id)).toMatchObject({ status: 409, body: { code: 'order_already_paid' } })
  })

  test.each(['pending', 'unknown'])(
    'while its payment is %s frees what it held, and a late success is refunded',
    async (how) => {
      const { guest, order, txn, feast } = await aPayingGuest(server)
      expect((await guest.see(order.id)).can).toMatchObject({ delete: true })
      if (how === 'unknown') await gateway.fault({ call: 'status', kind: 'error', times: 1 })
      expect((await guest.remove(order.id)).status).toBe(200)
      expect(await book().taken(feast.caterer.id)).toBe(0)
      expect(await book().attempts(order.id)).toMatchObject([{ state: 'pending' }])
      await gateway.control(txn, { do: 'complete' })
      expect(await book().attempts(order.id)).toMatchObject([{ state: 'refund_due' }])
      expect((await guest.see(order.id)).state).toBe('cancelled_unpaid')
    },
  )

  test('and paying at the same time ends in a paid order or in a refund', async () => {
    for (let round = 0; round < 5; round++) {
      const { guest, order, txn } = await aPayingGuest(server)
      const [removed] = await Promise.all([
        guest.remove(order.id),
        gateway.control(txn, { do: 'complete', webhook: 'twice' }),
        guest.confirm(order),
      ])
      await guest.confirm(order)
      const [attempt] = await book().attempts(order.id)
      expect([removed.status, (await guest.see(order.id)).state, attempt?.state]).toEqual(
        removed.status === 200 ? [200, 'cancelled_unpaid', 'refund_due'] : [409, 'requested', 'applied'],
      )
    }
  })

  test('then a late success is owed back and changes nothing', async () => {
    const { guest, order, txn, feast } = await aPayingGuest(server)
    await gateway.control(txn, { do: 'fail', webhook: 'skip' })
    await guest.remove(order.id)
    await gateway.control(txn, { do: 'complete' })
    server.clock.advance(minute)
    await guest.confirm(order, txn)
    expect(await book().attempts(order.id)).toMatchObject([{ state: 'refund_due' }])
    expect(await guest.see(order.id)).toMatchObject({ state: 'cancelled_unpaid' })
    expect(await book().taken(feast.caterer.id)).toBe(0)
  })

  test('while the customer is sent to the gateway leads to a refund, never to a paid order that was cancelled', async () => {
    const { guest, order, txn, feast } = await aPayingGuest(server)
    // What is left when the deletion is committed between the check of the order and the start of its payment.
    await rows(
      server.database.db,
      sql`
      with ended as (update orders set state = 'cancelled_unpaid' where id = ${order.id} returning id),
        freed as (update caterer_days set plates_taken = 0 where caterer_id = ${feast.caterer.id})
      insert into order_events (order_id, seq, from_state, to_state, actor)
      select id, 2, 'awaiting_payment', 'cancelled_unpaid', 'test' from ended`,
    )
    await gateway.control(txn, { do: 'complete' })
    expect(await book().attempts(order.id)).toMatchObject([{ state: 'refund_due' }])
    expect(await guest.see(order.id)).toMatchObject({ state: 'cancelled_unpaid', events: { length: 2 } })
    expect((await guest.confirm(order, txn)).status).toBe(409)
  })
})

describe('an order whose hold is over', () => {
  test('expires and frees what it held', async () => {
    const coupon = await aCoupon(server)
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const order = await guest.order(feast.request({ couponCode: coupon.code }))
    server.clock.advance(10 * minute - 1)
    await expire()
    expect((await guest.see(order.id)).state).toBe('awaiting_payment')
    server.clock.advance(1)
    expect(await guest.initiate(order)).toMatchObject({ status: 409, body: { code: 'order_not_payable' } })
    await Promise.all([expire(), expire(), expire()])
    const expired = await guest.see(order.id)
    expect(expired).toMatchObject({ state: 'expired', paymentStatus: 'FAILED' })
    expect(expired.events.map(({ to }) => to)).toEqual(['awaiting_payment', 'expired'])
    expect(await book().taken(feast.caterer.id)).toBe(0)
    expect(await book().hold(order.id)).toBe('released')
    expect((await guest.remove(order.id)).status).toBe(200)
  })

  test('waits for the gateway while a payment is under way', async () => {
    const { guest, order, txn } = await aPayingGuest(server)
    server.clock.advance(31 * minute)
    await expire()
    expect((await guest.see(order.id)).state).toBe('awaiting_payment')
    await gateway.control(txn, { do: 'complete' })
    expect((await guest.see(order.id)).state).toBe('requested')
  })

  test('expires once that payment has failed', async () => {
    const { guest, order, txn } = await aPayingGuest(server)
    await gateway.control(txn, { do: 'fail' })
    server.clock.advance(31 * minute)
    await expire()
    expect((await guest.see(order.id)).state).toBe('expired')
  })

  test('gives back money that comes too late', async () => {
    const { guest, order, txn, feast } = await aPayingGuest(server)
    await gateway.control(txn, { do: 'fail' })
    server.clock.advance(31 * minute)
    await expire()
    await gateway.control(txn, { do: 'complete' })
    await guest.confirm(order, txn)
    expect(await book().attempts(order.id)).toMatchObject([{ state: 'refund_due' }])
    expect((await guest.see(order.id)).state).toBe('expired')
    expect(await book().taken(feast.caterer.id)).toBe(0)
  })
})
