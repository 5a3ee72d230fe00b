import { expect, test } from 'vitest'
import { useGateway } from '#test/support/gateway.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { aFeast, aGuest, bookOf } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

test('an order that is deleted while it is being paid is deleted, and a payment that was opened before is refunded', async () => {
  const feast = await aFeast(server, { caterer: { maximumServingCapacity: 5_000 } })
  const guest = await aGuest(server)
  for (let round = 0; round < 12; round++) {
    const order = await guest.order(feast.request())
    const [removed, ...begun] = await Promise.all([
      guest.remove(order.id),
      ...Array.from({ length: 3 }, () => guest.initiate(order)),
    ])
    expect([removed.status, (await guest.see(order.id)).state]).toEqual([200, 'cancelled_unpaid'])
    const opened = begun.filter(({ status }) => status === 200)
    for (const { status, body } of begun)
      expect([status, body.code]).toEqual(status === 200 ? [200, undefined] : [409, 'order_not_payable'])
    const attempt = (await bookOf(server).attempts(order.id)).at(-1)
    if (opened.length === 0) continue
    await gateway.control(attempt?.id ?? '', { do: 'complete' })
    expect((await bookOf(server).attempts(order.id)).at(-1)).toMatchObject({ state: 'refund_due' })
  }
  expect(await brokenPromises(server)).toEqual({})
})

test('an order that is over is not sent to the gateway again', async () => {
  const feast = await aFeast(server)
  const guest = await aGuest(server)
  const order = await guest.order(feast.request())
  await guest.remove(order.id)
  expect(await guest.initiate(order)).toMatchObject({ status: 409, body: { code: 'order_not_payable' } })
  expect(await gateway.payment(order.transactionId ?? '')).toBeUndefined()
})
