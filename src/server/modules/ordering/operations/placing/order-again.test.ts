import { describe, expect, test } from 'vitest'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder } from '#test/support/life.ts'
import { aFeast, aGuest, bookOf, type ErrorBody } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { rows, sql } from '#server/kernel/sql.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const db = () => server.database.db

describe('ordering again', () => {
  test('gives a draft that can be ordered as it is, for a new day', async () => {
    const { guest, order, feast } = await aPaidOrder(server, gateway)
    const { body } = await guest.call<{ missing: unknown[] } & ErrorBody>('GET', `/api/orders/${order.id}/again`)
    expect(body).toMatchObject({ catererId: feast.caterer.id, packageId: feast.offer.id, guests: 40, missing: [] })
    const { missing: _, ...draft } = body
    expect((await guest.place({ ...feast.request({ eventDate: '2027-01-15' }), ...draft })).status).toBe(201)
  })

  test('says which dishes are gone', async () => {
    const { guest, order, feast } = await aPaidOrder(server, gateway)
    await rows(
      db(),
      sql`update menu_dishes set deleted_at = now() where name = 'Paneer Tikka' and menu_id in (select id from menus where caterer_id = ${feast.caterer.id})`,
    )
    const { body } = await guest.call('GET', `/api/orders/${order.id}/again`)
    expect(body).toMatchObject({
      selections: [{ dishes: ['Hara Bhara Kebab'] }],
      missing: [{ kind: 'dish', name: 'Paneer Tikka' }],
    })
  })

  test.each([
    ['package', sql`update packages set deleted_at = now()`],
    ['caterer', sql`update caterers set approval = 'suspended'`],
  ])('says when the %s is gone', async (kind, change) => {
    const { guest, order, feast } = await aPaidOrder(server, gateway)
    const id = kind === 'package' ? feast.offer.id : feast.caterer.id
    await rows(db(), sql`${change} where id = ${id}`)
    const { body } = await guest.call('GET', `/api/orders/${order.id}/again`)
    expect(body).toMatchObject({ selections: [], missing: [{ kind }] })
    expect(body).not.toHaveProperty('packageId')
  })

  test('is for one’s own orders', async () => {
    const { order } = await aPaidOrder(server, gateway)
    expect((await (await aGuest(server)).call('GET', `/api/orders/${order.id}/again`)).status).toBe(404)
  })
})

describe('paying again', () => {
  const again = (guest: Awaited<ReturnType<typeof aGuest>>, id: string, key: string, body: object = {}) =>
    guest.call<OrderView & ErrorBody>('POST', `/api/orders/${id}/pay-again`, body, { 'idempotency-key': key })

  test('places an order that ended unpaid again, once per key', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const order = await guest.order(feast.request({ note: 'Second floor' }))
    expect(await again(guest, order.id, 'key-number-1')).toMatchObject({
      status: 409,
      body: { code: 'order_not_paid' },
    })
    await guest.remove(order.id)
    const { status, body } = await again(guest, order.id, 'key-number-2', { expectedTotal: 10_500 })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      state: 'awaiting_payment',
      note: 'Second floor',
      bill: order.bill,
      can: { pay: true },
    })
    expect(body.id).not.toBe(order.id)
    expect((await again(guest, order.id, 'key-number-2', { expectedTotal: 10_500 })).body.id).toBe(body.id)
    expect(await bookOf(server).taken(feast.caterer.id)).toBe(40)
    expect((await guest.see(order.id)).state).toBe('cancelled_unpaid')
  })

  test('is rejected when price or availability has changed', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const order = await guest.order(feast.request())
    await guest.remove(order.id)
    await rows(db(), sql`update packages set base_price_paise = 30000 where id = ${feast.offer.id}`)
    expect(await again(guest, order.id, 'key-number-3', { expectedTotal: 10_500 })).toMatchObject({
      status: 422,
      body: { code: 'price_changed' },
    })
    server.clock.set(new Date('2026-12-11T18:30:00Z'))
    expect(await again(guest, order.id, 'key-number-4')).toMatchObject({ status: 422, body: { code: 'lead_time' } })
  })

  test('of a paid order is rejected', async () => {
    const { guest, order } = await aPaidOrder(server, gateway)
    expect(await again(guest, order.id, 'key-number-5')).toMatchObject({
      status: 409,
      body: { code: 'order_already_paid' },
    })
  })
})
