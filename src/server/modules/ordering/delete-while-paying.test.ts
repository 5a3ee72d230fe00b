import { expect, test } from 'vitest'
import { useGateway } from '#test/support/gateway.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { aFeast, aGuest, bookOf } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

test('an order that is deleted while it is being paid is either paid or deleted, and never has a payment under way when it is over', async () => {
  const feast = await aFeast(server, { caterer: { maximumServingCapacity: 5_000 } })
  const guest = await aGuest(server)
  for (let round = 0; round < 12; round++) {
    const order = await guest.order(feast.request())
    const [removed, ...begun] = await Promise.all([
      guest.remove(order.id),
      ...Array.from({ length: 3 }, () => guest.initiate(order)),
    ])
    const { state } = await guest.see(order.id)
    expect([removed.status, state]).toEqual(
      removed.status === 200 ? [200, 'cancelled_unpaid'] : [409, 'awaiting_payment'],
    )
    const attempts = await bookOf(server).attempts(order.id)
    expect(attempts.filter((attempt) => attempt.state === 'pending')).toHaveLength(state === 'awaiting_payment' ? 1 : 0)
    for (const { status, body } of begun)
      expect([status, body.code]).toEqual(status === 200 ? [200, undefined] : [409, 'order_not_payable'])
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
