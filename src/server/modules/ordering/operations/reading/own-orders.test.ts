import { describe, expect, test } from 'vitest'
import type { OrderSummary } from '#contract/endpoints/orders/order.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aFeast, aGuest, aPayingGuest, bookOf, type ErrorBody } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const book = () => bookOf(server)

describe('somebody else’s order', () => {
  test('does not exist', async () => {
    const { order, txn } = await aPayingGuest(server)
    const stranger = await aGuest(server)
    await gateway.control(txn, { do: 'complete', webhook: 'skip' })
    const calls = [
      stranger.call<ErrorBody>('GET', `/api/orders/${order.id}`),
      stranger.remove(order.id),
      stranger.confirm(order, txn),
      stranger.initiate(order),
      stranger.call<ErrorBody>('GET', '/api/orders/no-such-order'),
    ]
    for (const answer of await Promise.all(calls))
      expect(answer).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
    expect(await book().attempts(order.id)).toMatchObject([{ state: 'pending' }])
  })

  test('is in nobody else’s list', async () => {
    const stranger = await aGuest(server)
    await aPayingGuest(server)
    const { body } = await stranger.call<{ total: number; items: unknown[] }>('GET', '/api/orders?mine=1')
    expect(body).toMatchObject({ total: 0, items: [] })
  })

  test.each(['1', '3'] as const)('and one’s own are for customers, not for role %s', async (role) => {
    const other = await aGuest(server, { role })
    expect((await other.call('GET', '/api/orders')).status).toBe(403)
  })
})

test('one’s own orders come ten a page, the latest event first, and every one that was acknowledged is there', async () => {
  const feast = await aFeast(server, { caterer: { maximumServingCapacity: 5_000 } })
  const guest = await aGuest(server)
  const placed: string[] = []
  for (let day = 1; day <= 12; day++) {
    const { id } = await guest.order(feast.request({ eventDate: `2026-12-${String(day).padStart(2, '0')}` }))
    placed.push(id)
    // An account has few unpaid orders at the same time.
    if (day < 12) await guest.remove(id)
  }
  const page = async (number: number) =>
    (await guest.call<{ items: OrderSummary[]; pages: number; total: number }>('GET', `/api/orders?page=${number}`))
      .body
  const [first, second] = [await page(1), await page(2)]
  expect(first).toMatchObject({ pages: 2, total: 12, items: { length: 10 } })
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(placed.toReversed())
  expect(second.items.at(-1)).toMatchObject({
    state: 'cancelled_unpaid',
    packageName: feast.offer.name,
    total: 10_500,
    caterer: { slug: feast.caterer.slug },
  })
  expect(first.items[0]?.can).toMatchObject({ pay: true })
  expect((await page(3)).items).toEqual([])
})
