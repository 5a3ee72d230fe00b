import { describe, expect, test } from 'vitest'
import { useGateway } from '#test/support/gateway.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { aPayingGuest, bookOf } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

describe.each(['v1', 'v2'] as const)('with PhonePe %s, a browser that was closed on the gateway’s page', (version) => {
  const gateway = useGateway({
    version,
    // A payer who never comes lets the gateway's page time out, so both look at one clock.
    clock: { now: () => server.clock.now() },
    deliver: (path, init) => server.request(path, init),
  })
  const server = useServer(gateway.settings)
  const later = async (seconds: number) => {
    server.clock.advance(seconds * 1_000)
    await server.services.backgroundJobs['payments']?.()
    await server.services.backgroundJobs['expire-orders']?.()
  }

  test('ends in an order that the caterer has, when it was paid', async () => {
    const { guest, order, txn } = await aPayingGuest(server)
    await gateway.control(txn, { do: 'complete', webhook: 'skip' })
    await later(25)
    expect(await guest.see(order.id)).toMatchObject({ state: 'requested', paymentStatus: 'COMPLETED' })
  })

  test('ends in a released order, when it was not', async () => {
    const { guest, order, feast } = await aPayingGuest(server)
    await later(25)
    expect(await guest.see(order.id)).toMatchObject({ state: 'awaiting_payment', paymentStatus: 'PENDING' })
    await later(20 * 60)
    await later(10 * 60)
    expect(await guest.see(order.id)).toMatchObject({ state: 'expired', paymentStatus: 'FAILED' })
    expect(await bookOf(server).taken(feast.caterer.id)).toBe(0)
  })

  test('ends in a refund, when it was paid after all', async () => {
    const { guest, order, txn } = await aPayingGuest(server)
    await later(20 * 60)
    await later(11 * 60)
    await gateway.control(txn, { do: 'complete', webhook: 'skip' })
    for (const seconds of [3_600, 60, 3_600]) await later(seconds)
    expect(await guest.see(order.id)).toMatchObject({ state: 'expired' })
    expect(await bookOf(server).attempts(order.id)).toMatchObject([{ state: 'refunded' }])
    expect((await gateway.payment(txn))?.refunds).toMatchObject([{ amount: 10_500_00, state: 'COMPLETED' }])
    expect(await brokenPromises(server)).toEqual({})
  })

  test('is led to pay by the way of its version, and a gateway that is down costs nothing', async () => {
    const { guest, order, txn } = await aPayingGuest(server)
    const { body } = await guest.initiate(order)
    expect(body).toMatchObject({ transactionId: txn, url: `${gateway.url.origin}/page/${txn}`, method: 'GET' })
    await gateway.control(txn, { do: 'fail', webhook: 'skip' })
    await gateway.fault({ call: 'pay', kind: 'error' })
    expect(await guest.initiate(order)).toMatchObject({
      status: 503,
      body: { message: ['The payment service isn’t responding. Try again in a moment.'] },
    })
    expect((await guest.initiate(order)).status).toBe(200)
  })
})
