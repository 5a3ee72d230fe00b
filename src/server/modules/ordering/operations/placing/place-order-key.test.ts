import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aCoupon } from '#test/factories/coupon.ts'
import { aFeast, aGuest, ordersOf, capacityTaken } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'

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

  // Versions that run beside each other must know each other's requests.
  test('is stored with the hash of the request as earlier versions made it', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const { code: couponCode } = await aCoupon(server)
    const details = {
      company: 'Sahyadri Textiles',
      companyAddress: '7 Kalbadevi Road',
      gstin: '27AAPFU0939F1ZV',
      note: 'Second floor',
    }
    const sent = feast.request({ ...details, couponCode })
    const { catererId, packageId, selections, guests, dietSplit, serviceHours, eventDate, eventTime, venue } = sent
    const contact = { name: sent.contact.name, phone: '+919820012345' }
    const event = { eventDate, eventTime, venue, contact, ...details }
    const ofMenu = { catererId, packageId, selections, guests, dietSplit, serviceHours }

    const order = await guest.order(sent, 'one-click')
    expect(await hashOf(order.id)).toBe(sha256({ ...ofMenu, ...event, couponCode }))

    await guest.remove(order.id)
    const path = `/api/orders/${order.id}/pay-again`
    const again = await guest.call<{ id: string }>('POST', path, {}, { 'idempotency-key': 'click-again' })
    // The database has sorted the names in its JSON.
    const stored = selections.map(({ itemId, addOn, dishes }) => ({ addOn, dishes, itemId }))
    expect(await hashOf(again.body.id)).toBe(sha256({ ...ofMenu, selections: stored, couponCode, ...event }))
  })
})

const sha256 = (request: object) => createHash('sha256').update(JSON.stringify(request)).digest('hex')
const hashOf = async (id: string) =>
  (await firstRow<{ hash: string }>(db(), sql`select request_hash as hash from orders where id = ${id}`))?.hash
