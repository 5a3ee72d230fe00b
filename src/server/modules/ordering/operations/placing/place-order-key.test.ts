import { describe, expect, test } from 'vitest'
import { aFeast, aGuest, ordersOf, capacityTaken } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { rows, sql } from '#server/kernel/sql.ts'

const server = useServer()
const db = () => server.database.db

describe('the idempotency key', () => {
  test('is required, from 8 to 100 characters', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const without = await guest.call('POST', '/api/orders', feast.request())
    expect(without).toMatchObject({ status: 422, body: { code: 'idempotency_key_missing' } })
    for (const key of ['short12', 'x'.repeat(101)])
      expect((await guest.place(feast.request(), key)).body.code).toBe('idempotency_key_missing')
    expect((await guest.place(feast.request(), 'x'.repeat(100))).status).toBe(201)
  })

  test('with the same details answers the same bytes and takes nothing twice', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const first = await guest.place(feast.request(), 'one-click')
    const again = await guest.place(feast.request(), 'one-click')
    expect(again).toEqual(first)
    expect(first.status).toBe(201)
    expect(await capacityTaken(server, feast.caterer.id)).toBe(40)
  })

  test('returns the order even when it could no longer be placed', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const first = await guest.order(feast.request(), 'one-click')
    await rows(db(), sql`update caterers set approval = 'suspended' where id = ${feast.caterer.id}`)
    expect(await guest.order(feast.request(), 'one-click')).toEqual(first)
  })

  test('with other details is rejected', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    await guest.order(feast.request(), 'one-click')
    expect(await guest.place(feast.request({ guests: 41 }), 'one-click')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    })
    expect(await ordersOf(server, guest.user.id)).toBe(1)
  })

  test('of another customer is independent', async () => {
    const feast = await aFeast(server)
    const [a, b] = [await aGuest(server), await aGuest(server)]
    const first = await a.order(feast.request(), 'one-click')
    const other = await b.order(feast.request(), 'one-click')
    expect(other.id).not.toBe(first.id)
  })

  test('sent ten times at once makes one order', async () => {
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 50 } })
    const guest = await aGuest(server)
    const answers = await Promise.all(Array.from({ length: 10 }, () => guest.place(feast.request(), 'ten-clicks')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await ordersOf(server, guest.user.id)).toBe(1)
    expect(await capacityTaken(server, feast.caterer.id)).toBe(40)
  })
})
