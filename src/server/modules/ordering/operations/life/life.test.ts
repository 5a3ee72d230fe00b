import { describe, expect, test } from 'vitest'
import { useGateway } from '#test/support/gateway.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { aPaidOrder, delivered } from '#test/support/life.ts'
import { aGuest, bookOf, type ErrorBody } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { firstRow, sql } from '#server/kernel/sql.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const book = () => bookOf(server)
const hour = 60 * 60_000
const watch = () => server.services.backgroundJobs['order-deadlines']?.()

describe('an order that goes well', () => {
  test('is accepted, prepared, delivered and completed, each with its event and by whom', async () => {
    const hands = await aPaidOrder(server, gateway)
    await delivered(server, hands)
    const { status, body } = await hands.asCustomer('complete')
    expect(status).toBe(200)
    expect(body.events.map(({ to, by }) => [to, by])).toEqual([
      ['awaiting_payment', 'customer'],
      ['requested', 'pangat'],
      ['accepted', 'caterer'],
      ['in_preparation', 'caterer'],
      ['delivered', 'caterer'],
      ['completed', 'customer'],
    ])
    for (const state of ['accepted', 'in_preparation', 'delivered', 'completed'])
      expect(await book().published(`order.${state}`, hands.order.id)).toBe(1)
    expect(await brokenPromises(server)).toEqual({})
  })

  test('is completed by itself two days after its delivery, and counts for its caterer once', async () => {
    const hands = await aPaidOrder(server, gateway)
    await delivered(server, hands)
    server.clock.advance(48 * hour - 1)
    await watch()
    expect((await hands.guest.see(hands.order.id)).state).toBe('delivered')
    server.clock.advance(1)
    await Promise.all([watch(), watch()])
    expect((await hands.guest.see(hands.order.id)).events.at(-1)).toMatchObject({ to: 'completed', by: 'pangat' })
    const counted = await firstRow<{ n: number }>(
      server.database.db,
      sql`select orders_fulfilled as n from caterers where id = ${hands.feast.caterer.id}`,
    )
    expect(counted?.n).toBe(hands.feast.caterer.ordersFulfilled + 1)
  })

  test('says by when the caterer answers: in a day, or in a quarter of the time that is left', async () => {
    const { order } = await aPaidOrder(server, gateway)
    expect(order.answerBy).toBe('2026-11-21T04:30:00.000Z')
    // 22 November, 18:30 in India, is 56.5 hours away; a quarter of that is 14 hours and 7.5 minutes.
    const soon = await aPaidOrder(server, gateway, { eventDate: '2026-11-22', eventTime: '18:30' })
    expect(soon.order.answerBy).toBe('2026-11-20T18:37:30.000Z')
  })
})

describe('a step that is not next', () => {
  test.each([
    ['prepare', 'order_not_accepted', 'Accept this order first.'],
    ['deliver', 'order_not_accepted', 'Accept this order first.'],
  ])('such as to %s what was not accepted is rejected with why', async (verb, code, sentence) => {
    const hands = await aPaidOrder(server, gateway)
    expect(await hands.asCaterer(verb)).toMatchObject({ status: 409, body: { code, message: [sentence] } })
    expect((await hands.guest.see(hands.order.id)).state).toBe('requested')
  })

  test('or was taken already is rejected', async () => {
    const hands = await aPaidOrder(server, gateway)
    expect(await hands.asCustomer('complete')).toMatchObject({ status: 409, body: { code: 'order_not_delivered' } })
    const answers = await Promise.all([hands.asCaterer('accept'), hands.asCaterer('accept'), hands.asCaterer('accept')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await hands.asCaterer('decline', { reason: 'Full' })).toMatchObject({ body: { code: 'order_answered' } })
    server.clock.set(new Date(hands.order.changesUntil))
    await hands.asCaterer('prepare')
    expect(await hands.asCaterer('prepare')).toMatchObject({ status: 409, body: { code: 'order_in_preparation' } })
    expect(await hands.asCaterer('deliver')).toMatchObject({ status: 409, body: { code: 'order_not_due' } })
  })
})

describe('preparation', () => {
  test('starts at the cut-off for changes, and before it says from when', async () => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCaterer('accept')
    const until = new Date(hands.order.changesUntil)
    expect(until.toISOString()).toBe('2026-12-10T14:00:00.000Z')
    server.clock.set(new Date(until.getTime() - 1))
    const values = { moment: until.toISOString() }
    const early = await hands.asCaterer('prepare')
    expect(early).toMatchObject({ status: 409, body: { code: 'too_early', values } })
    expect(early.body.message[0]).toContain('from Thu, 10 Dec 2026, 7:30 pm')
    const seen = await hands.owner.see(hands.order.id)
    expect([seen.can['prepare'], seen.cannot['prepare']]).toMatchObject([false, { code: 'too_early', values }])
    server.clock.set(until)
    expect(await hands.asCaterer('prepare')).toMatchObject({ status: 200, body: { state: 'in_preparation' } })
  })
})

describe('who may do what', () => {
  test('is decided by whose order it is: to all others it does not exist', async () => {
    const hands = await aPaidOrder(server, gateway)
    const { owner: otherOwner } = await aPaidOrder(server, gateway)
    const stranger = await aGuest(server)
    const path = `/api/orders/${hands.order.id}`
    for (const verb of ['accept', 'prepare', 'deliver', 'cancel'])
      expect(await otherOwner.call('POST', `${path}/${verb}`, {})).toMatchObject({ status: 404 })
    expect(await otherOwner.call('POST', `${path}/decline`, { reason: 'No' })).toMatchObject({ status: 404 })
    for (const verb of ['cancel', 'complete'])
      expect(await stranger.call('POST', `${path}/${verb}`, {})).toMatchObject({ status: 404 })
    expect(await otherOwner.call<ErrorBody>('GET', path)).toMatchObject({ body: { code: 'order_not_found' } })
    expect((await hands.guest.see(hands.order.id)).events).toHaveLength(2)
  })

  test('is decided by one’s role', async () => {
    const hands = await aPaidOrder(server, gateway)
    expect((await hands.asCustomer('accept')).status).toBe(403)
    expect((await hands.asCaterer('complete')).status).toBe(403)
    const admin = await aGuest(server, { role: '1' })
    const path = `/api/orders/${hands.order.id}`
    expect(await admin.call('POST', `${path}/cancel`, {})).toMatchObject({ status: 403 })
    expect(await admin.call('GET', path)).toMatchObject({ status: 200, body: { viewer: 'admin', can: {} } })
  })

  test('and an unpaid order is no order yet to its caterer', async () => {
    const hands = await aPaidOrder(server, gateway)
    const unpaid = await hands.guest.order(hands.feast.request({ eventDate: '2026-12-14' }))
    expect(await hands.owner.call('GET', `/api/orders/${unpaid.id}`)).toMatchObject({ status: 404 })
    expect(await hands.owner.call('POST', `/api/orders/${unpaid.id}/accept`)).toMatchObject({ status: 404 })
  })
})

describe('an order that its caterer does not take', () => {
  test('is declined with a reason, and everything goes back', async () => {
    const hands = await aPaidOrder(server, gateway)
    expect(await hands.asCaterer('decline', { reason: ' ' })).toMatchObject({ status: 400 })
    const { body } = await hands.asCaterer('decline', { reason: 'Our tandoor is broken' })
    expect(body).toMatchObject({
      state: 'declined',
      ending: { by: 'caterer', reason: 'Our tandoor is broken', refund: 10_500, compensation: 0 },
      refunds: [{ amount: 10_500, state: 'due' }],
    })
    expect(await book().taken(hands.feast.caterer.id)).toBe(0)
    await server.services.backgroundJobs['payments']?.()
    expect((await hands.guest.see(hands.order.id)).refunds).toMatchObject([{ amount: 10_500, state: 'done' }])
    expect(await brokenPromises(server)).toEqual({})
  })

  test('lapses when the time to answer is over, once, and everything goes back', async () => {
    const hands = await aPaidOrder(server, gateway)
    server.clock.set(new Date('2026-11-21T04:29:59.999Z'))
    await watch()
    expect((await hands.guest.see(hands.order.id)).state).toBe('requested')
    server.clock.advance(1)
    expect(await hands.asCaterer('accept')).toMatchObject({ status: 409, body: { code: 'answer_too_late' } })
    await Promise.all([watch(), watch(), watch()])
    expect(await hands.guest.see(hands.order.id)).toMatchObject({
      state: 'lapsed',
      ending: { by: 'nobody', refund: 10_500 },
      refunds: [{ amount: 10_500 }],
    })
    expect(await hands.asCaterer('accept')).toMatchObject({ status: 409, body: { code: 'order_ended' } })
    expect(await book().taken(hands.feast.caterer.id)).toBe(0)
  })

  test('is not both accepted and lapsed', async () => {
    for (let round = 0; round < 4; round++) {
      server.clock.set(new Date('2026-11-20T04:30:00Z'))
      const hands = await aPaidOrder(server, gateway)
      server.clock.set(new Date('2026-11-21T04:29:59.999Z'))
      const accepting = hands.asCaterer('accept')
      server.clock.advance(1)
      const [answer] = await Promise.all([accepting, watch()])
      const { state, refunds } = await hands.guest.see(hands.order.id)
      expect([state, refunds.length]).toEqual(answer.status === 200 ? ['accepted', 0] : ['lapsed', 1])
    }
    expect(await brokenPromises(server)).toEqual({})
  })
})
