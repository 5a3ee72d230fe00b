import { describe, expect, test } from 'vitest'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import type { ReceivedOrder } from '#contract/endpoints/orders/received.ts'
import type { MemberPart } from '#contract/rules/member-part.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aMember } from '#test/factories/index.ts'
import { call, signedInAs } from '#test/support/accounts.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder, type OrderInHands } from '#test/support/life.ts'
import { mailsTo } from '#test/support/mails.ts'
import type { ErrorBody } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

/** A new member of the order's caterer. */
async function memberOf({ feast, order }: OrderInHands, part: MemberPart) {
  const user = await aMember(server, feast.caterer.id, { part })
  const headers = await signedInAs(server, user)
  const send = async (method: string, what: string, body?: unknown) => {
    const response = await call(server, method, `/api/orders/${order.id}${what}`, { headers, body })
    return { status: response.status, body: (await response.json()) as OrderView & ErrorBody }
  }
  return { user, headers, send }
}

/** 40 guests at ₹250 before tax cost ₹10,500; a hundred more than ₹25,000. */
const large = { guests: 100, dietSplit: { veg: 100, jain: 0, nonVeg: 0 } }

describe('a manager', () => {
  test('accepts orders, and every event names the member who acted', async () => {
    const hands = await aPaidOrder(server, gateway)
    const { user, send } = await memberOf(hands, 'manager')
    expect((await send('POST', '/accept')).body).toMatchObject({ state: 'accepted', viewer: 'caterer' })
    const events = await rows(
      server.database.db,
      sql`select actor, party from order_events where order_id = ${hands.order.id} and to_state = 'accepted'`,
    )
    expect(events).toEqual([{ actor: `user:${user.id}`, party: 'caterer' }])
  })

  test('cannot cancel an accepted order above ₹25,000, which its owner can', async () => {
    const hands = await aPaidOrder(server, gateway, large)
    expect(hands.order.bill.total).toBeGreaterThan(25_000)
    const { headers, send } = await memberOf(hands, 'manager')
    expect((await send('GET', '')).body.can.cancel).toBe(true)
    await hands.asCaterer('accept')
    expect((await send('GET', '')).body).toMatchObject({
      can: { cancel: false },
      cannot: { cancel: { code: 'cancel_needs_owner' } },
    })
    const listed = await call(server, 'GET', '/api/orders/received', { headers })
    const { items } = (await listed.json()) as { items: ReceivedOrder[] }
    expect(items[0]?.can.cancel).toBe(false)
    expect(await send('POST', '/cancel', {})).toMatchObject({ status: 403, body: { code: 'cancel_needs_owner' } })
    expect((await hands.asCaterer('cancel', {})).status).toBe(200)
  })

  test('cancels an accepted order of at most ₹25,000', async () => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCaterer('accept')
    const { send } = await memberOf(hands, 'manager')
    expect((await send('POST', '/cancel', {})).body).toMatchObject({ state: 'cancelled' })
  })
})

describe('a cook', () => {
  test('prepares and delivers, and sees no more of the order than its state', async () => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCaterer('accept')
    const { user, send } = await memberOf(hands, 'cook')
    expect((await send('POST', '/prepare')).body).toMatchObject({ code: 'too_early' })
    server.clock.set(new Date(`${hands.order.eventDate}T06:30:00Z`))
    const headers = await signedInAs(server, user)
    for (const [verb, state] of [
      ['prepare', 'in_preparation'],
      ['deliver', 'delivered'],
    ]) {
      const moved = await call(server, 'POST', `/api/orders/${hands.order.id}/${verb}`, { headers })
      expect(await moved.json()).toEqual({ id: hands.order.id, state })
    }
  })

  test('neither reads orders and messages nor answers them', async () => {
    const hands = await aPaidOrder(server, gateway)
    const { send } = await memberOf(hands, 'cook')
    for (const what of ['', '/documents', '/messages', '/event.ics'])
      expect([what, (await send('GET', what)).status]).toEqual([what, 404])
    for (const [what, body] of [
      ['/messages', { text: 'Hello' }],
      ['/cancel', {}],
    ] as const)
      expect([what, (await send('POST', what, body)).status]).toEqual([what, 404])
    for (const what of ['/accept', '/decline'])
      expect([what, (await send('POST', what, { reason: 'Full' })).status]).toEqual([what, 403])
  })
})

describe('the thread of an order', () => {
  interface Thread {
    unread: number
    readByOther: number
    items: { by: string }[]
  }
  test('has two sides: what a manager writes is no message of the other side to the owner', async () => {
    const hands = await aPaidOrder(server, gateway)
    const { guest, owner, order } = hands
    const { send } = await memberOf(hands, 'manager')
    await guest.call('POST', `/api/orders/${order.id}/messages`, { text: 'Is there parking?' })
    await send('POST', '/messages', { text: 'Yes, behind the hall' })
    const ofOwner = (await owner.call<Thread>('GET', `/api/orders/${order.id}/messages`)).body
    expect([ofOwner.unread, ofOwner.readByOther, ofOwner.items.map(({ by }) => by)]).toEqual([
      1,
      1,
      ['customer', 'caterer'],
    ])
    expect((await owner.call<OrderView>('GET', `/api/orders/${order.id}`)).body.unread).toBe(1)
    const ofGuest = (await guest.call<Thread>('GET', `/api/orders/${order.id}/messages`)).body
    // A writer has read what was written before, and the manager both.
    expect([ofGuest.unread, ofGuest.readByOther]).toEqual([1, 2])
  })

  test('reminds owner and managers of what none of them has read, and nobody of what one of them has', async () => {
    const read = await aPaidOrder(server, gateway)
    const unread = await aPaidOrder(server, gateway)
    const [reader, sleeper] = [await memberOf(read, 'manager'), await memberOf(unread, 'manager')]
    const cook = await memberOf(unread, 'cook')
    for (const { guest, order } of [read, unread])
      await guest.call('POST', `/api/orders/${order.id}/messages`, { text: 'Is there parking?' })
    await reader.send('POST', '/messages/read', { seq: 1 })
    server.clock.advance(16 * 60_000)
    await server.services.backgroundJobs['order-messages']?.()
    const reminders = async (email: string) => (await mailsTo(server, email, 'order_unread')).length
    for (const { email } of [unread.owner.user, sleeper.user]) expect(await reminders(email)).toBe(1)
    for (const { email } of [read.owner.user, reader.user, cook.user, read.guest.user])
      expect(await reminders(email)).toBe(0)
  })
})

test('emails about an order go to owner and managers, one each, and not to cooks', async () => {
  const hands = await aPaidOrder(server, gateway)
  const [manager, cook] = [await memberOf(hands, 'manager'), await memberOf(hands, 'cook')]
  const kinds = async (email: string) => (await mailsTo(server, email)).map(({ kind }) => kind)
  expect(await kinds(hands.owner.user.email)).toEqual(['order_to_answer'])
  expect(await kinds(manager.user.email)).toEqual(['order_to_answer'])
  expect(await kinds(cook.user.email)).toEqual([])
})
