import { describe, expect, test } from 'vitest'
import type { Quote } from '#contract/endpoints/orders/quote.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { useGateway } from '#test/support/gateway.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { aFeast, aGuest, aPayingGuest, bookOf, capacityTaken, type Guest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { newId } from '#server/kernel/ids.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const book = () => bookOf(server)
const minute = 60_000
const expire = () => server.services.backgroundJobs['expire-orders']?.()
const quote = (guest: Guest, body: object) => guest.call<Quote & { code: string }>('POST', '/api/orders/quote', body)
const codesOf = ({ body }: { body: Quote }) => body.problems.map(({ code }) => code)

describe('an order that replaces the customer’s own unpaid order', () => {
  test('is quoted without the plates and the coupon that the old order holds', async () => {
    const coupon = await aCoupon(server, { useLimit: 1 })
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 60 } })
    const guest = await aGuest(server)
    const old = await guest.order(feast.request({ couponCode: coupon.code }))
    const request = feast.request({ couponCode: coupon.code, guests: 60 })
    expect(codesOf(await quote(guest, request))).toEqual(['capacity_taken', 'coupon_taken', 'unpaid_same_day'])
    const quoted = await quote(guest, { ...request, replaces: old.id })
    expect(codesOf(quoted)).toEqual([])
    expect(quoted.body.bill.discount).toBeGreaterThan(0)
    const check = { code: coupon.code, replaces: old.id }
    expect((await guest.call('POST', '/api/coupon/validate', check)).status).toBe(200)
  })

  test('takes over plates and coupon, and the old order ends unpaid', async () => {
    const coupon = await aCoupon(server, { useLimit: 1 })
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 60 } })
    const guest = await aGuest(server)
    const old = await guest.order(feast.request({ couponCode: coupon.code }))
    const order = await guest.order(feast.request({ couponCode: coupon.code, guests: 60, replaces: old.id }))
    expect(order.bill.discount).toBeGreaterThan(0)
    expect((await guest.see(old.id)).state).toBe('cancelled_unpaid')
    expect(await capacityTaken(server, feast.caterer.id)).toBe(60)
    expect([await book().hold(old.id), await book().hold(order.id)]).toEqual(['released', 'reserved'])
    expect(await book().published('order.cancelled_unpaid', old.id)).toBe(1)
    expect(await brokenPromises(server)).toEqual({})
  })

  test('may be of another caterer and day, without the coupon', async () => {
    const coupon = await aCoupon(server)
    const [before, after] = [await aFeast(server), await aFeast(server)]
    const guest = await aGuest(server)
    const old = await guest.order(before.request({ couponCode: coupon.code }))
    await guest.order(after.request({ eventDate: '2026-12-13', replaces: old.id }))
    expect(await book().taken(before.caterer.id)).toBe(0)
    expect(await capacityTaken(server, after.caterer.id, '2026-12-13')).toBe(40)
    expect(await book().hold(old.id)).toBe('released')
  })

  test('is placed while the old order’s payment is open, and a late success of that payment is refunded', async () => {
    const { guest, feast, order: old, txn } = await aPayingGuest(server)
    const order = await guest.order(feast.request({ guests: 50, replaces: old.id }))
    await gateway.control(txn, { do: 'complete' })
    expect(await book().attempts(old.id)).toMatchObject([{ state: 'refund_due' }])
    expect((await guest.see(old.id)).state).toBe('cancelled_unpaid')
    expect((await guest.see(order.id)).state).toBe('awaiting_payment')
    await server.services.backgroundJobs['payments']?.()
    expect(await book().attempts(old.id)).toMatchObject([{ state: 'refunded' }])
    expect(await brokenPromises(server)).toEqual({})
  })

  test('is rejected when it does not fit, and the old order keeps what it holds', async () => {
    const coupon = await aCoupon(server)
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 100 } })
    const guest = await aGuest(server)
    const old = await guest.order(feast.request({ couponCode: coupon.code }))
    await (await aGuest(server)).order(feast.request({ guests: 60 }))
    const request = feast.request({ couponCode: coupon.code, guests: 50, replaces: old.id })
    expect(await guest.place(request)).toMatchObject({ status: 422, body: { code: 'capacity_taken' } })
    expect((await guest.see(old.id)).state).toBe('awaiting_payment')
    expect(await book().hold(old.id)).toBe('reserved')
    expect(await capacityTaken(server, feast.caterer.id)).toBe(100)
  })

  test('answers the same order to a repeat under the same key', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const old = await guest.order(feast.request())
    const request = feast.request({ guests: 50, replaces: old.id })
    const key = newId()
    const answers = await Promise.all(Array.from({ length: 5 }, () => guest.place(request, key)))
    answers.push(await guest.place(request, key))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await capacityTaken(server, feast.caterer.id)).toBe(50)
    expect(await guest.place({ ...request, replaces: undefined }, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    })
  })

  test('succeeds once when two of them replace the same order at the same time', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const old = await guest.order(feast.request())
    const days = ['2026-12-13', '2026-12-14', '2026-12-15', '2026-12-16']
    const answers = await Promise.all(
      days.map((eventDate) => guest.place(feast.request({ eventDate, replaces: old.id }))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(['order_ended', 'order_ended', 'order_ended'])
    expect(await book().taken(feast.caterer.id)).toBe(40)
    expect(await brokenPromises(server)).toEqual({})
  })
})

describe('an order to replace', () => {
  test.each(['of another customer', 'that does not exist'])('%s is not found, and nothing is held', async (which) => {
    const feast = await aFeast(server)
    const other = await aGuest(server)
    const theirs = await other.order(feast.request())
    const guest = await aGuest(server)
    const request = feast.request({ replaces: which === 'of another customer' ? theirs.id : newId() })
    expect(await guest.place(request)).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
    expect(await quote(guest, request)).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
    expect((await other.see(theirs.id)).state).toBe('awaiting_payment')
    expect(await book().taken(feast.caterer.id)).toBe(40)
  })

  test('is not found for a visitor', async () => {
    const feast = await aFeast(server)
    const theirs = await (await aGuest(server)).order(feast.request())
    const answer = await server.request('/api/orders/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(feast.request({ replaces: theirs.id })),
    })
    expect(answer.status).toBe(404)
  })

  test('that is paid is rejected', async () => {
    const { guest, feast, order: old, txn } = await aPayingGuest(server)
    await gateway.control(txn, { do: 'complete' })
    const request = feast.request({ eventDate: '2026-12-13', replaces: old.id })
    expect(await guest.place(request)).toMatchObject({ status: 409, body: { code: 'order_already_paid' } })
    expect(codesOf(await quote(guest, request))).toEqual(['order_already_paid'])
    expect((await guest.see(old.id)).state).toBe('requested')
  })

  test('that the gateway has the money for is rejected and becomes paid', async () => {
    const { guest, feast, order: old, txn } = await aPayingGuest(server)
    await gateway.control(txn, { do: 'complete', webhook: 'skip' })
    expect(await guest.place(feast.request({ replaces: old.id }))).toMatchObject({
      status: 409,
      body: { code: 'order_already_paid' },
    })
    expect((await guest.see(old.id)).state).toBe('requested')
  })

  test('that expired, was deleted or was replaced already is rejected', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const ended = { status: 409, body: { code: 'order_ended' } }
    const replaced = await guest.order(feast.request())
    const deleted = await guest.order(feast.request({ guests: 50, replaces: replaced.id }))
    await guest.remove(deleted.id)
    const expired = await guest.order(feast.request())
    server.clock.advance(31 * minute)
    await expire()
    for (const { id } of [replaced, deleted, expired]) {
      const request = feast.request({ replaces: id })
      expect(await guest.place(request)).toMatchObject(ended)
      expect(codesOf(await quote(guest, request))).toEqual(['order_ended'])
    }
    expect(await book().taken(feast.caterer.id)).toBe(0)
  })

  test('is either paid or replaced when both happen at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const { guest, feast, order: old, txn } = await aPayingGuest(server)
      const [placed] = await Promise.all([
        guest.place(feast.request({ guests: 50, replaces: old.id })),
        gateway.control(txn, { do: 'complete', webhook: 'twice' }),
      ])
      await guest.confirm(old)
      const [attempt] = await book().attempts(old.id)
      expect([placed.status, (await guest.see(old.id)).state, attempt?.state]).toEqual(
        placed.status === 201 ? [201, 'cancelled_unpaid', 'refund_due'] : [409, 'requested', 'applied'],
      )
      expect(await book().taken(feast.caterer.id)).toBe(placed.status === 201 ? 50 : 40)
    }
    expect(await brokenPromises(server)).toEqual({})
  })
})
