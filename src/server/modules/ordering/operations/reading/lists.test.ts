import { expect, test } from 'vitest'
import type { OrderSummary } from '#contract/endpoints/orders/order.ts'
import { anImage } from '#test/factories/index.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder, payFor } from '#test/support/life.ts'
import type { Guest, ErrorBody } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

async function list(who: Guest, path: string) {
  const { body } = await who.call<{ items: OrderSummary[]; total: number } & ErrorBody>('GET', path)
  return body
}

test('a customer’s bookings are those to come, the nearest first, and those that are past', async () => {
  const first = await aPaidOrder(server, gateway)
  const { guest, feast, order } = first
  const nearer = await guest.order(feast.request({ eventDate: '2026-12-01' }))
  const gone = await guest.order(feast.request({ eventDate: '2026-12-02' }))
  await guest.remove(gone.id)
  const upcoming = await list(guest, '/api/orders?when=upcoming')
  expect(upcoming.items.map(({ id }) => id)).toEqual([nearer.id, order.id])
  expect(upcoming.items[1]).toMatchObject({
    can: { cancel: true, change: true },
    ifCancelled: { percent: 100, refund: 10_500, compensation: 0 },
    events: [{ to: 'awaiting_payment' }, { to: 'requested' }],
    unread: 0,
    changing: false,
    refunds: [],
    picture: { base: '/pictures/default' },
  })
  expect((await list(guest, '/api/orders?when=past')).items.map(({ id }) => id)).toEqual([gone.id])
  expect((await list(guest, '/api/orders')).total).toBe(3)
  server.clock.set(new Date('2026-12-12T18:30:00Z'))
  expect((await list(guest, '/api/orders?when=upcoming')).items).toEqual([])
})

test('a list tells what goes back and why, which changes wait, and shows the caterer’s picture', async () => {
  const { guest, feast, order, asCustomer } = await aPaidOrder(server, gateway)
  const cover = await anImage(server, { catererId: feast.caterer.id, gallery: 'art' })
  const late = await guest.order(feast.request({ eventDate: '2026-12-20' }))
  const { body } = await guest.initiate(late)
  await gateway.control(body.transactionId, { do: 'fail' })
  await guest.remove(late.id)
  await gateway.control(body.transactionId, { do: 'complete' })
  const { packageId, selections } = feast.request()
  const to = (guests: number) =>
    asCustomer('change', { packageId, selections, guests, dietSplit: { veg: guests, jain: 0, nonVeg: 0 } })
  await to(30)
  await to(35)

  const { items } = await list(guest, '/api/orders')
  expect(items.find(({ id }) => id === late.id)).toMatchObject({
    state: 'cancelled_unpaid',
    refunds: [{ amount: 10_500, why: 'stray', state: 'due' }],
  })
  expect(items.find(({ id }) => id === order.id)).toMatchObject({
    changing: true,
    refunds: [{ amount: 2_625, why: 'changed', state: 'due' }],
    picture: { base: `/pictures/${cover.base}` },
  })
  await asCustomer('cancel', {})
  const { refunds } = await guest.see(order.id)
  expect(Object.fromEntries(refunds.map(({ why, amount }) => [why, amount]))).toEqual({ changed: 2_625, ended: 7_875 })
})

test('an owner lists the paid orders of their caterer, by state and day', async () => {
  const one = await aPaidOrder(server, gateway)
  const other = await payFor(server, gateway, { ...one, request: one.feast.request({ eventDate: '2026-12-13' }) })
  await one.guest.order(one.feast.request({ eventDate: '2026-12-14' }))
  await other.asCaterer('accept')
  const { owner } = one
  expect((await list(owner, '/api/orders/received')).items.map(({ id }) => id)).toEqual([other.order.id, one.order.id])
  expect((await list(owner, '/api/orders/received?state=requested')).items).toMatchObject([
    { id: one.order.id, customer: 'Asha', can: { accept: true }, answerBy: expect.any(String) },
  ])
  expect((await list(owner, '/api/orders/received?day=2026-12-13')).items.map(({ id }) => id)).toEqual([other.order.id])
  const stranger = await aPaidOrder(server, gateway)
  expect((await list(stranger.owner, '/api/orders/received')).items.map(({ id }) => id)).toEqual([stranger.order.id])
  expect((await one.guest.call('GET', '/api/orders/received')).status).toBe(403)
  expect((await owner.call('GET', '/api/orders/received?day=2026-02-30')).status).toBe(400)
})
