import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '#contract/endpoints/index.ts'
import { publish } from '#server/kernel/events.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { hashPassword } from '#server/modules/identity/index.ts'
import { aMember, aUser } from '#test/factories/index.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aCatererWithOwner, aPaidOrder, payFor } from '#test/support/life.ts'
import { aGuest, type ErrorBody, type Guest } from '#test/support/ordering.ts'
import { pushKeys, startPushService, type Browser } from '#test/support/push-service.ts'
import { useServer } from '#test/support/server.ts'
import { asCaller, ownerPassword } from '#test/support/team.ts'

const service = await startPushService()
const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(Object.assign(gateway.settings, service.settings))
afterAll(() => service.close())
beforeEach(() => {
  service.arrived.length = 0
  service.answer = 201
})

const run = async (job: string) => server.services.backgroundJobs[job]?.()
const send = () => run('push')
const subscribe = (guest: Guest, { subscription }: Browser) =>
  guest.call<{ id: string } & ErrorBody>('POST', '/api/push', subscription)
const stateOf = async (guest: Guest) => (await guest.call<Api['GET /api/push']['answer']>('GET', '/api/push')).body
const told = (browser: Browser) =>
  service.arrived
    .filter(({ path }) => browser.subscription.endpoint.endsWith(path))
    .map(({ body }) => browser.read(body) as { title: string; tag: string; path: string })
const titles = (browser: Browser) => told(browser).map(({ title }) => title)

/** A paid order, and a browser of its caterer's owner that is told of what follows. */
async function anOrderWithBrowser() {
  const hands = await aPaidOrder(server, gateway)
  await send()
  const browser = service.aBrowser()
  expect((await subscribe(hands.owner, browser)).status).toBe(201)
  return { hands, browser }
}

describe('pushes', () => {
  test('tell of a new order by its code, encrypted and signed, and name no customer', async () => {
    const { feast, owner } = await aCatererWithOwner(server)
    const browser = service.aBrowser()
    await subscribe(owner, browser)
    const contact = { name: 'Zubin Vakil', phone: '9812309876' }
    const { order } = await payFor(server, gateway, { feast, owner, request: feast.request({ contact }) })
    await send()
    const { id, bookingCode } = order
    expect(told(browser)).toEqual([
      { title: `New order ${bookingCode}`, tag: `order.requested ${id}`, path: `/caterer-dashboard/orders/${id}` },
    ])
    const [push] = service.arrived
    expect(push && service.isSigned(push)).toBe(true)
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '43200' })
    expect(String(push?.headers['topic'])).toMatch(/^[\w-]{32}$/)
    await send()
    expect(service.arrived).toHaveLength(1)
  })

  test('tell of changes, messages and cancellations by the customer, not of what the caterer did', async () => {
    const { hands, browser } = await anOrderWithBrowser()
    await hands.asCaterer('accept')
    const { packageId, selections } = hands.feast.request()
    await hands.asCustomer('change', { packageId, selections, guests: 30, dietSplit: { veg: 30, jain: 0, nonVeg: 0 } })
    await hands.guest.call('POST', `/api/orders/${hands.order.id}/messages`, { text: 'Call me on 98200 12345' })
    await hands.owner.call('POST', `/api/orders/${hands.order.id}/messages`, { text: 'We will' })
    await hands.asCustomer('cancel', {})
    await send()
    const code = hands.order.bookingCode
    expect(titles(browser)).toEqual([
      expect.stringContaining(code),
      expect.stringContaining(code),
      expect.stringContaining(code),
    ])
    // Pushes that are due at the same time are sent side by side, so that no order of arrival is promised.
    const kinds = told(browser).map(({ tag }) => tag.split(' ')[0])
    expect(new Set(kinds)).toEqual(new Set(['order.changed', 'order.message_sent', 'order.cancelled']))
    expect(JSON.stringify(told(browser))).not.toMatch(/98200|Zubin/)
  })

  test('reach managers and no cook, no customer and no other caterer', async () => {
    const { hands } = await anOrderWithBrowser()
    const [manager, cook] = [await aGuest(server, { role: '3' }), await aGuest(server, { role: '3' })]
    await aMember(server, hands.feast.caterer.id, manager.user)
    await aMember(server, hands.feast.caterer.id, { ...cook.user, part: 'cook' })
    const [ofManager, ofOther] = [service.aBrowser(), service.aBrowser()]
    await subscribe(manager, ofManager)
    await subscribe((await aCatererWithOwner(server)).owner, ofOther)
    expect((await subscribe(cook, service.aBrowser())).status).toBe(403)
    expect((await subscribe(hands.guest, service.aBrowser())).status).toBe(403)
    await hands.asCustomer('cancel', {})
    await send()
    expect([titles(ofManager).length, titles(ofOther).length]).toEqual([1, 0])
  })

  test('are tried again while the service fails, and given up for what it rejects', async () => {
    const { hands, browser } = await anOrderWithBrowser()
    service.answer = 503
    await hands.guest.call('POST', `/api/orders/${hands.order.id}/messages`, { text: 'Hello' })
    await send()
    await send()
    expect(service.arrived).toHaveLength(1)
    service.answer = 201
    server.clock.advance(10_000)
    await send()
    expect(titles(browser)).toHaveLength(2)

    service.answer = 400
    await hands.asCustomer('cancel', {})
    for (const _ of ['once', 'and no more']) {
      await send()
      server.clock.advance(60 * 60_000)
    }
    expect(service.arrived).toHaveLength(3)
  })

  test('follow no redirect', async () => {
    const { hands } = await anOrderWithBrowser()
    service.answer = 302
    await hands.asCustomer('cancel', {})
    await send()
    expect(service.arrived.map(({ path }) => path)).not.toContain('/elsewhere')
    expect(service.arrived).toHaveLength(1)
  })

  test.each([404, 410])('end a subscription that the service does not know any longer (%i)', async (status) => {
    const { hands } = await anOrderWithBrowser()
    service.answer = status
    await hands.asCustomer('cancel', {})
    await send()
    expect((await stateOf(hands.owner)).subscriptions).toEqual([])
  })

  test('come no later than half a day after the event', async () => {
    const { hands } = await anOrderWithBrowser()
    service.answer = 503
    await hands.asCustomer('cancel', {})
    await send()
    service.answer = 201
    server.clock.advance(12 * 60 * 60_000)
    await send()
    expect(service.arrived).toHaveLength(1)
  })
})

describe('a subscription', () => {
  test('is listed to its owner, with the key and without its address', async () => {
    const { hands, browser } = await anOrderWithBrowser()
    const state = await stateOf(hands.owner)
    expect(state).toMatchObject({ publicKey: pushKeys.VAPID_PUBLIC_KEY, subscriptions: [{ isThis: true }] })
    expect(JSON.stringify(state)).not.toContain(browser.subscription.keys.auth)
  })

  test.each([
    ['http://127.0.0.1:1/push', 'push_endpoint_unknown'],
    ['https://attacker.example/push', 'push_endpoint_unknown'],
    ['https://fcm.googleapis.com:444/push', 'push_endpoint_unknown'],
  ])('to %s is refused: %s', async (endpoint, code) => {
    const { owner } = await aCatererWithOwner(server)
    const { subscription } = service.aBrowser()
    const refused = await owner.call<ErrorBody>('POST', '/api/push', { ...subscription, endpoint })
    expect([refused.status, refused.body.code, Object.keys(refused.body.fields ?? {})]).toEqual([
      422,
      code,
      ['endpoint'],
    ])
  })

  test('with keys that are none is refused', async () => {
    const { owner } = await aCatererWithOwner(server)
    const { endpoint, keys } = service.aBrowser().subscription
    const refused = await owner.call<ErrorBody>('POST', '/api/push', { endpoint, keys: { ...keys, p256dh: 'abcd' } })
    expect([refused.status, refused.body.code]).toEqual([422, 'push_keys_invalid'])
  })

  test('is one of each session, and of a person the five newest', async () => {
    const { owner } = await aCatererWithOwner(server)
    await subscribe(owner, service.aBrowser())
    await subscribe(owner, service.aBrowser())
    expect((await stateOf(owner)).subscriptions).toHaveLength(1)
    for (let n = 0; n < 5; n++) {
      server.clock.advance(1_000)
      const again = await asCaller(server, owner.user)
      await again.send('POST', '/api/push', service.aBrowser().subscription)
    }
    const { subscriptions: left } = await stateOf(owner)
    expect([left.length, left.some(({ isThis }) => isThis)]).toEqual([5, false])
  })

  test('is ended by its owner alone', async () => {
    const { hands } = await anOrderWithBrowser()
    const [own] = (await stateOf(hands.owner)).subscriptions
    const stranger = (await aCatererWithOwner(server)).owner
    expect((await stranger.call('DELETE', `/api/push/${own?.id}`)).status).toBe(404)
    expect((await hands.owner.call('DELETE', `/api/push/${own?.id}`)).status).toBe(200)
    expect((await stateOf(hands.owner)).subscriptions).toEqual([])
  })

  test('is of the browser, whoever signs in there next', async () => {
    const { hands, browser } = await anOrderWithBrowser()
    const next = (await aCatererWithOwner(server)).owner
    await subscribe(next, browser)
    await hands.asCustomer('cancel', {})
    await send()
    expect(service.arrived).toEqual([])
    expect([(await stateOf(hands.owner)).subscriptions.length, (await stateOf(next)).subscriptions.length]).toEqual([
      0, 1,
    ])
  })

  test('is not used once its sign-in has ended, and goes', async () => {
    const { hands } = await anOrderWithBrowser()
    await rows(server.database.db, sql`update sessions set ended_at = now() where user_id = ${hands.owner.user.id}`)
    await hands.asCustomer('cancel', {})
    await send()
    expect(service.arrived).toEqual([])
    await run('push-subscriptions')
    expect(await subscriptionsOf(hands.owner)).toEqual([])
  })

  test('goes with the membership', async () => {
    const { hands } = await anOrderWithBrowser()
    const manager = await aGuest(server, { role: '3' })
    const { id } = hands.feast.caterer
    await aMember(server, id, manager.user)
    const browser = service.aBrowser()
    await subscribe(manager, browser)
    expect((await hands.owner.call('DELETE', `/api/caterer/${id}/members/${manager.user.id}`)).status).toBe(200)
    await hands.asCustomer('cancel', {})
    await send()
    expect(titles(browser)).toEqual([])
    await run('push-subscriptions')
    expect(await subscriptionsOf(manager)).toEqual([])
  })

  test('for a former key goes, and others stay', async () => {
    const { hands } = await anOrderWithBrowser()
    const { owner: other } = (await anOrderWithBrowser()).hands
    await rows(
      server.database.db,
      sql`update push_subscriptions set public_key = 'former' where user_id = ${hands.owner.user.id}`,
    )
    await run('push-subscriptions')
    expect([await subscriptionsOf(hands.owner), (await subscriptionsOf(other)).length]).toEqual([[], 1])
  })

  test('is in the export, without address and keys, and is erased with the account', async () => {
    const { hands, browser } = await anOrderWithBrowser()
    const { id } = hands.owner.user
    const { text } = await hands.owner.call('GET', `/api/users/${id}/data`)
    expect(text).toContain('push subscriptions')
    for (const secret of [browser.subscription.endpoint, ...Object.values(browser.subscription.keys)])
      expect(text).not.toContain(secret)

    const user = await aUser(server, { role: '3', passwordHash: await hashPassword(ownerPassword) })
    await aMember(server, hands.feast.caterer.id, user)
    const manager = await asCaller(server, user)
    expect((await manager.send('POST', '/api/push', service.aBrowser().subscription)).status).toBe(201)
    expect((await manager.send('DELETE', `/api/users/${user.id}`, { password: ownerPassword })).status).toBe(200)
    expect(await subscriptionsOf({ user })).toEqual([])
  })

  async function subscriptionsOf({ user }: Pick<Guest, 'user'>) {
    return rows(server.database.db, sql`select id from push_subscriptions where user_id = ${user.id}`)
  }
})

describe('without keys', () => {
  const bare = useServer()

  test('there is no key, no subscription, and no event waits for one', async () => {
    const { owner } = await aCatererWithOwner(bare)
    expect(await stateOf(owner)).toEqual({ subscriptions: [] })
    const refused = await subscribe(owner, service.aBrowser())
    expect([refused.status, refused.body.code]).toEqual([409, 'push_unavailable'])
    const ctx = bare.context()
    await ctx.transaction((tx) => publish(tx, { type: 'order.requested', subject: 'O1' }))
    await bare.services.backgroundJobs['push']?.()
    const left = await rows<{ subscriber: string }>(bare.database.db, sql`select subscriber from event_deliveries`)
    expect(left.map(({ subscriber }) => subscriber)).toContain('notifications')
    expect(left.map(({ subscriber }) => subscriber)).not.toContain('push')
  })
})
