import { describe, expect, test } from 'vitest'
import type { ChangeQuote } from '#contract/endpoints/orders/life.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import type { Initiation } from '#contract/endpoints/payments.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { aPackage } from '#test/factories/index.ts'
import { useGateway } from '#test/support/gateway.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { aPaidOrder, payFor, type OrderInHands } from '#test/support/life.ts'
import { bookOf, type ErrorBody } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { rows, sql } from '#server/kernel/sql.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const book = () => bookOf(server)
const minute = 60_000
const watch = () => server.services.backgroundJobs['order-deadlines']?.()

/** The order as it stands, with other guests. */
function withGuests({ feast }: Pick<OrderInHands, 'feast'>, guests: number, more: object = {}) {
  const { packageId, selections } = feast.request()
  return { packageId, selections, guests, dietSplit: { veg: guests, jain: 0, nonVeg: 0 }, ...more }
}

/** Pays the difference of the change that waits. */
async function topUp({ guest, order }: OrderInHands, amount: number) {
  return guest.call<Initiation & ErrorBody>('POST', '/api/payment/initiate', { orderId: order.id, amount })
}

describe('more guests', () => {
  test('cost what was shown, wait half an hour for the difference, and count once it is paid', async () => {
    const hands = await aPaidOrder(server, gateway)
    const { body: quote } = await hands.guest.call<ChangeQuote>(
      'POST',
      `/api/orders/${hands.order.id}/change/quote`,
      withGuests(hands, 60),
    )
    expect(quote).toMatchObject({ problems: [], difference: 5_250, bill: { total: 15_750 } })
    const { body: asked } = await hands.asCustomer('change', withGuests(hands, 60, { expectedDifference: 5_250 }))
    expect(asked).toMatchObject({
      guests: 40,
      bill: { total: 10_500 },
      can: { change: false },
      changes: [{ state: 'awaiting_payment', difference: 5_250, holdUntil: '2026-11-20T05:00:00.000Z' }],
    })
    expect(await book().taken(hands.feast.caterer.id)).toBe(60)

    const { status, body: page } = await topUp(hands, 5_250)
    expect(status).toBe(200)
    expect((await gateway.payment(page.transactionId))?.amount).toBe(5_250_00)
    await gateway.control(page.transactionId, { do: 'complete', webhook: 'twice' })
    expect(await hands.guest.confirm(hands.order, page.transactionId)).toMatchObject({ status: 200 })
    const changed = await hands.guest.see(hands.order.id)
    expect(changed).toMatchObject({
      guests: 60,
      bill: { total: 15_750 },
      changes: [{ state: 'applied', before: { guests: 40, bill: { total: 10_500 } }, after: { guests: 60 } }],
      can: { change: true },
    })
    expect(await book().published('order.changed', hands.order.id)).toBe(1)
    expect(await brokenPromises(server)).toEqual({})

    const { body: cancelled } = await hands.asCustomer('cancel', { expectedRefund: 15_750 })
    expect(cancelled.refunds.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([5_250, 10_500])
    expect(await book().taken(hands.feast.caterer.id)).toBe(0)
    await server.services.backgroundJobs['payments']?.()
    expect(await brokenPromises(server)).toEqual({})
  })

  test('are possible though the menu has become too short, but not with another package that is', async () => {
    const hands = await aPaidOrder(server, gateway)
    const { id: catererId } = hands.feast.caterer
    const other = await aPackage(server, { catererId, bands: ['50-100'], items: [{ quantity: 9 }] })
    await rows(server.database.db, sql`update package_items set quantity = 9 where caterer_id = ${catererId}`)
    const problemsOf = async (draft: object) => {
      const path = `/api/orders/${hands.order.id}/change/quote`
      return (await hands.guest.call<ChangeQuote>('POST', path, draft)).body.problems.map(({ code }) => code)
    }
    expect(await problemsOf(withGuests(hands, 60))).toEqual([])
    expect(await problemsOf(withGuests(hands, 60, { packageId: other.id }))).toContain('package_incomplete')
  })

  test('are dropped when not paid in time, and release their capacity', async () => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCustomer('change', withGuests(hands, 60))
    server.clock.advance(30 * minute - 1)
    await watch()
    expect((await hands.guest.see(hands.order.id)).changes).toMatchObject([{ state: 'awaiting_payment' }])
    server.clock.advance(1)
    expect(await topUp(hands, 5_250)).toMatchObject({ status: 409, body: { code: 'change_not_found' } })
    await Promise.all([watch(), watch()])
    expect(await hands.guest.see(hands.order.id)).toMatchObject({ guests: 40, changes: [{ state: 'dropped' }] })
    expect(await book().taken(hands.feast.caterer.id)).toBe(40)
    expect(await brokenPromises(server)).toEqual({})
  })

  test('that are paid too late are paid back', async () => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCustomer('change', withGuests(hands, 60))
    const { body: page } = await topUp(hands, 5_250)
    await gateway.control(page.transactionId, { do: 'fail', webhook: 'skip' })
    const dropped = await hands.guest.call('DELETE', `/api/orders/${hands.order.id}/change`)
    expect(dropped).toMatchObject({ status: 200, body: { changes: [{ state: 'dropped' }] } })
    await gateway.control(page.transactionId, { do: 'complete' })
    expect(await hands.guest.see(hands.order.id)).toMatchObject({
      guests: 40,
      refunds: [{ amount: 5_250, state: 'due' }],
    })
    expect(await hands.guest.confirm(hands.order, page.transactionId)).toMatchObject({ status: 409 })
    expect(await book().taken(hands.feast.caterer.id)).toBe(40)
    expect(await brokenPromises(server)).toEqual({})
  })

  test('cannot be dropped while their payment is under way', async () => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCustomer('change', withGuests(hands, 60))
    const { body: page } = await topUp(hands, 5_250)
    await gateway.control(page.transactionId, { do: 'pending' })
    expect(await hands.guest.call('DELETE', `/api/orders/${hands.order.id}/change`)).toMatchObject({
      status: 409,
      body: { code: 'payment_pending' },
    })
    expect(await hands.asCustomer('change', withGuests(hands, 50))).toMatchObject({
      status: 409,
      body: { code: 'change_waiting' },
    })
  })

  test('are refunded when the caterer starts to prepare before the payment arrives', async () => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCaterer('accept')
    const cutOff = new Date(hands.order.changesUntil)
    server.clock.set(new Date(cutOff.getTime() - 10 * 60_000))
    await hands.asCustomer('change', withGuests(hands, 60))
    const { body: page } = await topUp(hands, 5_250)
    server.clock.set(cutOff)
    expect((await hands.asCaterer('prepare')).status).toBe(200)
    await gateway.control(page.transactionId, { do: 'complete' })
    expect(await hands.guest.see(hands.order.id)).toMatchObject({ guests: 40, refunds: [{ amount: 5_250 }] })
    expect(await brokenPromises(server)).toEqual({})
  })

  test('must be few enough for the notice that is left, which fewer need not be', async () => {
    const hands = await aPaidOrder(server, gateway, { eventDate: '2026-11-23' })
    const { body: quote } = await hands.guest.call<ChangeQuote>(
      'POST',
      `/api/orders/${hands.order.id}/change/quote`,
      withGuests(hands, 100),
    )
    const message = 'This caterer needs 4 days’ notice for 100 guests. Choose fewer guests.'
    expect(quote.problems).toEqual([
      { code: 'increase_too_late', field: 'guests', values: { days: 4, guests: 100 }, message },
    ])
    expect(await hands.asCustomer('change', withGuests(hands, 100))).toMatchObject({
      status: 422,
      body: { code: 'increase_too_late', fields: { guests: message } },
    })
    expect(await hands.asCustomer('change', withGuests(hands, 99))).toMatchObject({ status: 200 })
    const large = await aPaidOrder(server, gateway, { eventDate: '2026-11-24', guests: 100 })
    server.clock.advance(24 * 60 * minute)
    expect(await large.asCustomer('change', withGuests(large, 90))).toMatchObject({ status: 200 })
  })

  test('get the last plates of the day or a clear error, as others do', async () => {
    const caterer = { caterer: { maximumServingCapacity: 130 } }
    for (let round = 0; round < 3; round++) {
      const one = await aPaidOrder(server, gateway, {}, caterer)
      const other = await payFor(server, gateway, { ...one, request: one.feast.request() })
      const answers = await Promise.all([
        one.asCustomer('change', withGuests(one, 80)),
        other.asCustomer('change', withGuests(other, 80)),
      ])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
      const rejected = answers.find(({ status }) => status === 422)
      expect(['capacity_taken', 'capacity_gone']).toContain(rejected?.body.code)
      expect(rejected?.body.fields).toHaveProperty('guests')
      expect(await book().taken(one.feast.caterer.id)).toBe(120)
    }
    expect(await brokenPromises(server)).toEqual({})
  })
})

describe('fewer guests', () => {
  test('count at once, free their plates and give the difference back, again and again', async () => {
    const hands = await aPaidOrder(server, gateway)
    const { body: first } = await hands.asCustomer('change', withGuests(hands, 30, { expectedDifference: -2_625 }))
    expect(first).toMatchObject({ guests: 30, bill: { total: 7_875 }, refunds: [{ amount: 2_625, state: 'due' }] })
    const { body: second } = await hands.asCustomer('change', withGuests(hands, 25))
    expect(second.refunds.map(({ amount }) => amount)).toEqual([2_625, 1_312.5])
    expect(await book().taken(hands.feast.caterer.id)).toBe(25)
    await server.services.backgroundJobs['payments']?.()
    const { body: cancelled } = await hands.asCustomer('cancel', { expectedRefund: 6_562.5 })
    expect(cancelled.refunds.map(({ amount }) => amount)).toEqual([2_625, 1_312.5, 6_562.5])
    await server.services.backgroundJobs['payments']?.()
    expect((await hands.guest.see(hands.order.id)).refunds.every(({ state }) => state === 'done')).toBe(true)
    expect(await brokenPromises(server)).toEqual({})
  })

  test('lose a coupon that needs a larger order, which the quote shows', async () => {
    const coupon = await aCoupon(server, { minimum: 9_000_00 })
    const hands = await aPaidOrder(server, gateway, { couponCode: coupon.code })
    const before = hands.order.bill
    const { body } = await hands.asCustomer('change', withGuests(hands, 30))
    expect(before.discount).toBeGreaterThan(0)
    expect(body.bill).toMatchObject({ subtotal: 7_500, discount: 0, total: 7_875 })
    expect(await brokenPromises(server)).toEqual({})
  })
})

describe('a change', () => {
  test('keeps the agreed prices when the menu’s prices have changed', async () => {
    const hands = await aPaidOrder(server, gateway)
    await rows(
      server.database.db,
      sql`update packages set base_price_paise = base_price_paise * 2 where id = ${hands.feast.offer.id}`,
    )
    const { body } = await hands.asCustomer('change', withGuests(hands, 30))
    expect(body.bill.perPlate).toBe(250)
  })

  test('of the menu for the same price counts at once', async () => {
    const hands = await aPaidOrder(server, gateway)
    const selections = hands.feast
      .request()
      .selections.map((selection) => ({ ...selection, dishes: ['Paneer Tikka', 'Jain Samosa'] }))
    const { status, body } = await hands.asCustomer('change', withGuests(hands, 40, { selections }))
    expect([status, body.menu[0]?.dishes, body.refunds]).toEqual([200, ['Paneer Tikka', 'Jain Samosa'], []])
  })

  test('that leaves guests without a dish is rejected', async () => {
    const hands = await aPaidOrder(server, gateway)
    const jain = withGuests(hands, 40, { dietSplit: { veg: 30, jain: 10, nonVeg: 0 } })
    expect(await hands.asCustomer('change', jain)).toMatchObject({ status: 422, body: { code: 'diet_without_dish' } })
  })

  test('of an order that was placed so before is possible', async () => {
    const hands = await aPaidOrder(server, gateway)
    await rows(
      server.database.db,
      sql`update orders set veg_guests = 30, jain_guests = 10 where id = ${hands.order.id}`,
    )
    const fewer = withGuests(hands, 30, { dietSplit: { veg: 25, jain: 5, nonVeg: 0 } })
    const { body: quote } = await hands.guest.call<ChangeQuote>(
      'POST',
      `/api/orders/${hands.order.id}/change/quote`,
      fewer,
    )
    expect([quote.problems, quote.notes.map(({ code }) => code)]).toEqual([[], ['course_uneaten']])
    expect((await hands.asCustomer('change', fewer)).status).toBe(200)
  })

  test('is possible until 48 hours before the event', async () => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCaterer('accept')
    expect((await hands.guest.see(hands.order.id)).changesUntil).toBe('2026-12-10T14:00:00.000Z')
    server.clock.set(new Date('2026-12-10T13:59:59Z'))
    expect((await hands.asCustomer('change', withGuests(hands, 30))).status).toBe(200)
    server.clock.set(new Date('2026-12-10T14:00:00Z'))
    expect(await hands.asCustomer('change', withGuests(hands, 25))).toMatchObject({
      status: 409,
      body: { code: 'change_too_late' },
    })
  })

  test('keeps to the cut-off that the caterer had when it was ordered', async () => {
    const hands = await aPaidOrder(server, gateway)
    await rows(
      server.database.db,
      sql`update caterers set change_cut_off_hours = 240 where id = ${hands.feast.caterer.id}`,
    )
    expect((await hands.guest.see(hands.order.id)).changesUntil).toBe('2026-12-10T14:00:00.000Z')
    server.clock.set(new Date('2026-12-10T13:59:59Z'))
    expect((await hands.asCustomer('change', withGuests(hands, 30))).status).toBe(200)
  })

  test('without a change, or with an outdated difference, is rejected', async () => {
    const hands = await aPaidOrder(server, gateway)
    expect(await hands.asCustomer('change', withGuests(hands, 40))).toMatchObject({
      status: 422,
      body: { code: 'nothing_changed' },
    })
    expect(await hands.asCustomer('change', withGuests(hands, 30, { expectedDifference: -2_000 }))).toMatchObject({
      status: 422,
      body: { code: 'difference_changed', fields: { expectedDifference: expect.stringContaining('₹2,625') } },
    })
    expect(await topUp(hands, 5_250)).toMatchObject({ status: 409, body: { code: 'order_already_paid' } })
  })

  test.each([0, -1, 1.5, 1e9, Number.NaN, '60', null])('to %s guests is rejected', async (guests) => {
    const hands = await aPaidOrder(server, gateway)
    const sent = withGuests(hands, 60, { guests })
    expect((await hands.asCustomer('change', sent)).status).toBe(400)
    expect((await hands.guest.see(hands.order.id)).guests).toBe(40)
  })

  test.each([
    ['beyond the package’s guests', 400, 'guests_outside_band'],
    ['beyond the kitchen', 600, 'guests_outside_band'],
  ])('%s is rejected beside the guests', async (_, guests, code) => {
    const hands = await aPaidOrder(server, gateway)
    const rejected = await hands.asCustomer('change', withGuests(hands, guests))
    expect(rejected).toMatchObject({ status: 422, body: { code, fields: { guests: expect.any(String) } } })
  })

  test('of somebody else’s order, or to somebody else’s package, is none', async () => {
    const hands = await aPaidOrder(server, gateway)
    const other = await aPaidOrder(server, gateway)
    const path = `/api/orders/${hands.order.id}/change`
    expect(await other.guest.call('POST', path, withGuests(hands, 60))).toMatchObject({ status: 404 })
    expect(await other.guest.call('DELETE', path)).toMatchObject({ status: 404 })
    expect(await hands.asCustomer('change', withGuests(other, 60))).toMatchObject({
      status: 422,
      body: { code: 'package_not_found' },
    })
    const waiting = await hands.guest.call<OrderView & ErrorBody>('DELETE', path)
    expect(waiting).toMatchObject({ status: 409, body: { code: 'change_not_found' } })
  })

  test('for another amount than its difference is not paid', async () => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCustomer('change', withGuests(hands, 60))
    for (const amount of [5_249.99, 1, 10_500])
      expect(await topUp(hands, amount)).toMatchObject({ status: 422, body: { code: 'amount_wrong' } })
  })
})
