import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Sessions } from '#contract/endpoints/account.ts'
import type { RunningServices } from '#server/services.ts'
import { aMember } from '#test/factories/index.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder, type OrderInHands } from '#test/support/life.ts'
import { aGuest } from '#test/support/ordering.ts'
import { serve, useServer } from '#test/support/server.ts'
import { useStreams } from '#test/support/streams.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const readStream = useStreams()
afterEach(() => vi.useRealTimers())

const anotherProcess = () => serve(server.database, { clock: server.clock, settings: gateway.settings })

type Person = Parameters<typeof signedInAs>[1]
const follow = async (person: Person, lastId?: string, headers?: Record<string, string>) =>
  readStream(
    await server.request('/api/events', {
      headers: { ...(headers ?? (await signedInAs(server, person))), ...(lastId ? { 'last-event-id': lastId } : {}) },
    }),
  )
const eventsOf = (stream: Awaited<ReturnType<typeof follow>>, { order }: OrderInHands) =>
  stream.events().filter((event) => event.endsWith(order.id))

describe('a stream', () => {
  test('is not stored and tells owner and customer what happens to an order, by type and id alone', async () => {
    const hands = await aPaidOrder(server, gateway)
    const [owner, customer] = [await follow(hands.owner.user), await follow(hands.guest.user)]
    expect([owner.status, owner.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    expect(owner.headers.get('cache-control')).toContain('no-store')
    expect(owner.headers.get('content-encoding')).toBeNull()

    await hands.asCaterer('accept')
    await hands.guest.call('POST', `/api/orders/${hands.order.id}/messages`, { text: 'Is there parking?' })

    for (const stream of [owner, customer]) {
      await stream.until(3)
      // The minute before a stream is part of it.
      expect(eventsOf(stream, hands)).toEqual([
        `order.requested ${hands.order.id}`,
        `order.accepted ${hands.order.id}`,
        `order.message_sent ${hands.order.id}`,
      ])
      const [, , accepted] = stream.messages()
      expect(Object.keys(accepted?.data ?? {})).toEqual(['type', 'orderId'])
    }
  })

  test('tells nobody of orders of others, and a cook nothing of messages', async () => {
    const hands = await aPaidOrder(server, gateway)
    const cook = await aMember(server, hands.feast.caterer.id, { part: 'cook' })
    const others = await aPaidOrder(server, gateway)
    const [cooks, ...strangers] = [await follow(cook), await follow(others.owner.user), await follow(others.guest.user)]
    await hands.guest.call('POST', `/api/orders/${hands.order.id}/messages`, { text: 'Is there parking?' })
    await hands.asCaterer('accept')
    await cooks.until(2)
    expect(eventsOf(cooks, hands)).toEqual([`order.requested ${hands.order.id}`, `order.accepted ${hands.order.id}`])
    for (const stream of strangers) expect(eventsOf(stream, hands)).toEqual([])
  })

  test('tells a caterer nothing of an unpaid order', async () => {
    const hands = await aPaidOrder(server, gateway)
    const unpaid = await hands.guest.order(hands.feast.request({ eventDate: '2026-12-14' }))
    const [owner, customer] = [await follow(hands.owner.user), await follow(hands.guest.user)]
    await hands.guest.remove(unpaid.id)
    await customer.until(2)
    expect(customer.events()[1]).toBe(`order.cancelled_unpaid ${unpaid.id}`)
    expect(owner.events()).toEqual([`order.requested ${hands.order.id}`])
  })

  test('tells a caterer of enquiries and reviews, these with their order', async () => {
    const hands = await aPaidOrder(server, gateway)
    const owner = await follow(hands.owner.user)
    const enquiry = { kind: 'caterer', catererId: hands.feast.caterer.id, name: 'Ravi', contact: '9820012345' }
    expect(
      (await hands.guest.call('POST', '/api/enquiries', { ...enquiry, message: 'Do you cook for 12?' })).status,
    ).toBe(201)
    await owner.until(2)
    expect(owner.messages().at(-1)?.data).toEqual({ type: 'enquiry.received' })
  })
})

describe('what was missed', () => {
  test('comes from a minute before the last event on, and each event once in a stream', async () => {
    const hands = await aPaidOrder(server, gateway)
    const first = await follow(hands.owner.user)
    await first.until(1)
    const lastId = first.messages().at(-1)?.id
    await first.close()
    await hands.asCaterer('accept')

    const second = await follow(hands.owner.user, lastId)
    await hands.asCaterer('cancel', { reason: 'The kitchen is flooded.' })
    await second.until(3)
    expect(eventsOf(second, hands).map((event) => event.split(' ')[0])).toEqual([
      'order.requested',
      'order.accepted',
      'order.cancelled',
    ])
    expect(new Set(second.messages().map(({ id }) => id)).size).toBe(second.messages().length)
  })

  test.each(['01ARZ3NDEKTSV4RRFFQ69G5FAV', 'no-ulid'])(
    'of more than 15 minutes is replaced by a reset (%s)',
    async (lastId) => {
      const guest = await aGuest(server)
      const stream = await follow(guest.user, lastId)
      await vi.waitFor(() => expect(stream.messages().map(({ event }) => event)).toEqual(['ready', 'reset']))
    },
  )
})

describe('the end of a stream', () => {
  test('comes with that of its session, within 60 seconds, and a comment every 20', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const fresh = await anotherProcess()
    const guest = await aGuest(fresh)
    const headers = await signedInAs(fresh, guest.user)
    const elsewhere = await signedInAs(fresh, guest.user)
    const read = async (by: Record<string, string>) => readStream(await fresh.request('/api/events', { headers: by }))
    const [ended, other] = [await read(headers), await read(elsewhere)]
    const sessions = await fresh.request(`/api/users/${guest.user.id}/sessions`, { headers: elsewhere })
    const mine = ((await sessions.json()) as Sessions).sessions.find(({ current }) => !current)
    await fresh.request(`/api/users/${guest.user.id}/sessions/${mine?.id}`, { method: 'DELETE', headers: elsewhere })
    expect(ended.isEnded).toBe(false)

    await vi.advanceTimersByTimeAsync(20_000)
    await vi.waitFor(() => expect([ended.isEnded, other.isEnded]).toEqual([true, false]))
    expect(other.text).toContain('\n\n:\n\n')
  })

  test('comes after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const guest = await aGuest(server)
    const response = await server.request('/api/events', { headers: await signedInAs(server, guest.user) })
    const stream = readStream(response)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    vi.useRealTimers()
    const read = await stream
    await vi.waitFor(() => expect(read.isEnded).toBe(true))
  })

  test('comes for all with that of the process, which takes no others', async () => {
    const fresh = await anotherProcess()
    const guest = await aGuest(fresh)
    const headers = await signedInAs(fresh, guest.user)
    const stream = await readStream(await fresh.request('/api/events', { headers }))
    // Services of tests run nothing, but are made whole.
    ;(fresh.services as RunningServices).drain()
    await vi.waitFor(() => expect(stream.isEnded).toBe(true))
    expect((await fresh.request('/api/events', { headers })).status).toBe(503)
  })
})

test('an account has five streams; the sixth is answered 429, and one that ended makes room', async () => {
  const guest = await aGuest(server)
  const headers = await signedInAs(server, guest.user)
  const streams = []
  for (let i = 0; i < 5; i++) streams.push(await follow(guest.user, undefined, headers))
  const sixth = await server.request('/api/events', { headers })
  expect([sixth.status, Number(sixth.headers.get('retry-after')) > 0]).toEqual([429, true])
  await streams[0]?.close()
  expect((await follow(guest.user, undefined, headers)).status).toBe(200)
})
