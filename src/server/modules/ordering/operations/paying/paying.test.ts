import { describe, expect, test } from 'vitest'
import { aCoupon } from '#test/factories/coupon.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aFeast, aGuest, aPayingGuest, bookOf, type ErrorBody } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { firstRow, sql } from '#server/kernel/sql.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const book = () => bookOf(server)
const db = () => server.database.db

describe('paying', () => {
  test('begins at the attempt that the order was placed with, for the order’s amount in paise', async () => {
    const { order, txn } = await aPayingGuest(server)
    expect(txn).toBe(order.transactionId)
    expect((await gateway.payment(txn))?.amount).toBe(10_500_00)
  })

  test('asks the caterer, whose time to answer runs from then', async () => {
    const { guest, order, txn } = await aPayingGuest(server)
    await gateway.control(txn, { do: 'complete', webhook: 'skip' })
    expect(await guest.confirm(order, txn)).toMatchObject({
      status: 200,
      body: { code: 'payment_completed', message: 'Payment successful. Your booking request is with the caterer.' },
    })
    expect(await guest.confirm(order, txn)).toMatchObject({ status: 200 })
    const paid = await guest.see(order.id)
    expect(paid).toMatchObject({
      state: 'requested',
      paymentStatus: 'COMPLETED',
      can: { pay: false, delete: false, order_again: true },
    })
    expect(paid).not.toHaveProperty('holdUntil')
    expect(paid.events.map(({ seq, from, to }) => [seq, from, to])).toEqual([
      [1, undefined, 'awaiting_payment'],
      [2, 'awaiting_payment', 'requested'],
    ])
    expect(
      await firstRow(
        db(),
        sql`select answer_by = '2026-11-21T04:30:00Z'::timestamptz as "inADay" from orders where id = ${order.id}`,
      ),
    ).toEqual({ inADay: true })
  })

  test('is over once, though webhook, page and job ask at the same time', async () => {
    const coupon = await aCoupon(server)
    const { guest, order, txn } = await aPayingGuest(server, { couponCode: coupon.code })
    await Promise.all([
      gateway.control(txn, { do: 'complete', webhook: 'twice' }),
      ...Array.from({ length: 10 }, () => guest.confirm(order, txn)),
      server.services.backgroundJobs['payments']?.(),
    ])
    await guest.confirm(order, txn)
    expect((await guest.see(order.id)).events).toHaveLength(2)
    expect(await book().uses(coupon.id)).toBe(1)
    expect(await book().hold(order.id)).toBe('used')
    expect(await book().published('order.requested', order.id)).toBe(1)
  })

  test('waits while the gateway does', async () => {
    const { guest, order, txn } = await aPayingGuest(server)
    await gateway.control(txn, { do: 'pending' })
    expect(await guest.confirm(order)).toMatchObject({
      status: 202,
      body: { code: 'payment_pending', message: 'We are verifying your payment status. Please wait.' },
    })
    expect(await guest.see(order.id)).toMatchObject({
      state: 'awaiting_payment',
      paymentStatus: 'PENDING',
      can: { pay: true, delete: true },
    })
  })

  test('that failed can be tried again at the same price, with a new attempt', async () => {
    const coupon = await aCoupon(server)
    const { guest, order, txn } = await aPayingGuest(server, { couponCode: coupon.code })
    await gateway.control(txn, { do: 'fail' })
    expect(await guest.confirm(order, txn)).toMatchObject({
      status: 409,
      body: { code: 'payment_not_completed', message: ['Payment failed.'] },
    })
    expect(await guest.see(order.id)).toMatchObject({
      state: 'awaiting_payment',
      paymentStatus: 'FAILED',
      can: { pay: true, delete: true },
    })
    expect(await book().hold(order.id)).toBe('reserved')

    const { body: second } = await guest.initiate(order)
    expect(second.transactionId).not.toBe(txn)
    await gateway.control(second.transactionId, { do: 'complete' })
    expect(await guest.see(order.id)).toMatchObject({
      state: 'requested',
      transactionId: second.transactionId,
      bill: { total: 9_450 },
    })
    expect(await guest.confirm(order, txn)).toMatchObject({ status: 200 })
  })

  test('is not believed without the gateway', async () => {
    const { guest, order } = await aPayingGuest(server)
    const other = await guest.order((await aFeast(server)).request())
    expect((await guest.confirm(other)).status).toBe(409)
    expect((await guest.see(other.id)).state).toBe('awaiting_payment')
    expect((await guest.confirm(order)).status).toBe(202)
  })

  test('cannot be claimed with the transaction of another order', async () => {
    const { guest, txn } = await aPayingGuest(server)
    const dear = await guest.order(
      (await aFeast(server)).request({ guests: 90, dietSplit: { veg: 90, jain: 0, nonVeg: 0 } }),
    )
    await gateway.control(txn, { do: 'complete' })
    expect(await guest.confirm(dear, txn)).toMatchObject({ status: 404, body: { code: 'payment_not_found' } })
    expect((await guest.see(dear.id)).state).toBe('awaiting_payment')
  })

  test('of a paid order is rejected', async () => {
    const { guest, order, txn } = await aPayingGuest(server)
    await gateway.control(txn, { do: 'complete' })
    expect(await guest.initiate(order)).toMatchObject({ status: 409, body: { code: 'order_already_paid' } })
  })

  test('too much or too little by a paisa pays nothing and is owed back', async () => {
    for (const amount of [10_499_99, 10_500_01]) {
      const { guest, order, txn } = await aPayingGuest(server)
      await gateway.control(txn, { do: 'complete', amount })
      expect((await guest.confirm(order, txn)).status).toBe(409)
      expect((await guest.see(order.id)).state).toBe('awaiting_payment')
      expect(await book().attempts(order.id)).toMatchObject([{ state: 'refund_due' }])
    }
  })
})

describe('the amount that a client sends', () => {
  test.each([
    [10_499.99, 422],
    [10_500.01, 422],
    [1_050_000, 422],
    [0.01, 422],
    [0, 400],
    [-10_500, 400],
    ['10500', 400],
    [1e21, 400],
    [2 ** 53, 400],
    [null, 400],
    [0.1 + 0.2, 400],
  ])('of %s rupees for an order of 10,500 is rejected', async (amount, status) => {
    const guest = await aGuest(server)
    const order = await guest.order((await aFeast(server)).request())
    const rejected = await guest.call<ErrorBody>('POST', '/api/payment/initiate', { amount, orderId: order.id })
    expect(rejected).toMatchObject({ status, body: { code: status === 422 ? 'amount_wrong' : 'malformed' } })
    expect(await book().attempts(order.id)).toMatchObject([{ state: 'open' }])
  })

  test('without an order is about the newest that awaits payment', async () => {
    const guest = await aGuest(server)
    expect((await guest.call<ErrorBody>('POST', '/api/payment/initiate', { amount: 10_500 })).body.code).toBe(
      'nothing_to_pay',
    )
    const feast = await aFeast(server)
    await guest.order(
      feast.request({ eventDate: '2026-12-13', guests: 30, dietSplit: { veg: 30, jain: 0, nonVeg: 0 } }),
    )
    server.clock.advance(1_000)
    const newest = await guest.order(feast.request())
    const { body } = await guest.call<{ transactionId: string }>('POST', '/api/payment/initiate', {
      amount: 10_500,
      userId: guest.user.id,
      mobileNumber: '9820012345',
      email: 'a@b.example',
    })
    expect(body.transactionId).toBe(newest.transactionId)
  })
})
