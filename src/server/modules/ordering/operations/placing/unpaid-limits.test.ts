import { afterEach, describe, expect, test } from 'vitest'
import type { Quote } from '#contract/endpoints/orders/quote.ts'
import { limits } from '#contract/limits.ts'
import { addDays } from '#contract/values/calendar.ts'
import { confirmEmailOf } from '#test/support/accounts.ts'
import { useGateway } from '#test/support/gateway.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import {
  aFeast,
  aGuest,
  anAddress,
  bookOf,
  from,
  capacityTaken,
  type Feast,
  type Guest,
  type ErrorBody,
} from '#test/support/ordering.ts'
import { isOnPostgres } from '#test/support/only-on-postgres.ts'
import { useServer } from '#test/support/server.ts'
import { newId } from '#server/kernel/ids.ts'
import { releasePlaces, removeIdleCounters, takePlaces } from '../../queries/unpaid-counts.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const minute = 60_000
const expire = () => server.services.backgroundJobs['expire-orders']?.()
const day = (n: number) => addDays('2026-12-12', n)
const on = (feast: Feast, n: number) => feast.request({ eventDate: day(n) })
const aLargeCaterer = () => aFeast(server, { caterer: { maximumServingCapacity: 5_000 } })
const problemsOf = async (guest: Guest, request: object) =>
  (await guest.call<Quote>('POST', '/api/orders/quote', request)).body.problems.map(({ code, field }) => [code, field])
/** How many answers there are of each status and code. */
function codes(answers: readonly { status: number; body: { code?: string } }[]): Record<string, number> {
  const named = answers.map(({ status, body }) => (status < 300 ? 'taken' : `${status} ${body.code}`))
  return Object.fromEntries([...new Set(named)].map((name) => [name, named.filter((other) => other === name).length]))
}

afterEach(async () => expect(await brokenPromises(server)).toEqual({}))

describe('an account', () => {
  test('has at most three unpaid orders', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    for (const n of [1, 2, 3]) await guest.order(on(feast, n))
    expect(await problemsOf(guest, on(feast, 4))).toEqual([['unpaid_limit', 'unpaid']])
    expect(await guest.place(on(feast, 4))).toMatchObject({
      status: 409,
      body: {
        code: 'unpaid_limit',
        fields: { unpaid: 'You have 3 unpaid bookings. Pay for one or cancel one to book again.' },
      },
    })
    expect(await bookOf(server).taken(feast.caterer.id)).toBe(120)
  })

  test('gets three of twenty orders that it places at the same time', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => guest.place(on(feast, n))))
    expect(codes(answers)).toEqual({ taken: 3, '409 unpaid_limit': 17 })
    expect(await bookOf(server).taken(feast.caterer.id)).toBe(120)
  })

  test('has one unpaid order with a caterer on a day', async () => {
    const feast = await aFeast(server)
    const other = await aFeast(server)
    const guest = await aGuest(server)
    await guest.order(on(feast, 0))
    expect(await problemsOf(guest, on(feast, 0))).toEqual([['unpaid_same_day', 'unpaid']])
    expect(await guest.place(on(feast, 0))).toMatchObject({ status: 409, body: { code: 'unpaid_same_day' } })
    await guest.order(on(other, 0))
  })

  test('gets one of five orders for a day that it places at the same time', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const answers = await Promise.all(Array.from({ length: 5 }, () => guest.place(on(feast, 0))))
    expect(codes(answers)).toEqual({ taken: 1, '409 unpaid_same_day': 4 })
  })

  test.each(['is deleted', 'is paid', 'expires'])('has a place again when one %s', async (how) => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const first = await guest.order(on(feast, 1))
    if (how === 'is paid') {
      const { body } = await guest.initiate(first)
      await gateway.control(body.transactionId, { do: 'complete' })
    }
    for (const n of [2, 3]) await guest.order(on(feast, n))
    if (how !== 'is paid') {
      await guest.order(on(feast, 4)).then(
        () => expect.unreachable(),
        () => undefined,
      )
    }
    if (how === 'is deleted') await guest.remove(first.id)
    if (how === 'expires') {
      server.clock.advance(11 * minute)
      await expire()
    }
    await guest.order(on(feast, 5))
  })

  test('may have another order with a caterer on a day once the first is paid', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const first = await guest.order(on(feast, 0))
    const { body } = await guest.initiate(first)
    await gateway.control(body.transactionId, { do: 'complete' })
    expect(await problemsOf(guest, on(feast, 0))).toEqual([])
    await guest.order(on(feast, 0))
  })

  test('replaces one of three unpaid orders, on the same day or another', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const [first, second] = [await guest.order(on(feast, 1)), await guest.order(on(feast, 2))]
    await guest.order(on(feast, 3))
    const sameDay = { ...on(feast, 1), replaces: first.id }
    expect(await problemsOf(guest, sameDay)).toEqual([])
    await guest.order(sameDay)
    const otherDay = { ...on(feast, 4), replaces: second.id }
    expect(await problemsOf(guest, otherDay)).toEqual([])
    const moved = await guest.order(otherDay)
    expect(await problemsOf(guest, { ...on(feast, 3), replaces: moved.id })).toEqual([['unpaid_same_day', 'unpaid']])
    expect((await guest.place({ ...on(feast, 3), replaces: moved.id })).body.code).toBe('unpaid_same_day')
  })

  test('is limited in paying again as in placing', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const ended = await guest.order(on(feast, 0))
    await guest.remove(ended.id)
    for (const n of [1, 2, 3]) await guest.order(on(feast, n))
    const again = () =>
      guest.call<ErrorBody>('POST', `/api/orders/${ended.id}/pay-again`, {}, { 'idempotency-key': newId() })
    expect(codes(await Promise.all(Array.from({ length: 10 }, again)))).toEqual({ '409 unpaid_limit': 10 })
  })
})

describe('a network', () => {
  const many = (count: number) => Promise.all(Array.from({ length: count }, () => aGuest(server)))
  const place = (guest: Guest, request: object, address: string) =>
    guest.call<ErrorBody & { id: string }>('POST', '/api/orders', request, {
      'idempotency-key': newId(),
      ...from(address),
    })

  test('has at most 20 unpaid orders, however many accounts place them at the same time', async () => {
    const feast = await aLargeCaterer()
    const network = anAddress()
    const answers = await Promise.all((await many(25)).map((guest) => place(guest, on(feast, 0), network)))
    expect(codes(answers)).toEqual({ taken: 20, '429 network_unpaid_limit': 5 })
    expect(await capacityTaken(server, feast.caterer.id)).toBe(800)
    const late = await aGuest(server)
    expect((await place(late, on(feast, 0), anAddress())).status).toBe(201)
  })

  test('is told when a place is expected, and has it then', async () => {
    const feast = await aLargeCaterer()
    const network = anAddress()
    for (const guest of await many(20)) await place(guest, on(feast, 0), network)
    const late = await aGuest(server)
    server.clock.advance(4 * minute)
    const { body } = await place(late, on(feast, 0), network)
    expect(body.message).toEqual(['Your network has too many unpaid bookings. Try again in 6 minutes.'])
    server.clock.advance(6 * minute)
    await expire()
    expect((await place(late, on(feast, 0), network)).status).toBe(201)
  })

  test('counts as one for addresses of the same /64', async () => {
    const feast = await aLargeCaterer()
    const guests = await many(21)
    const answers = await Promise.all(
      guests.map((guest, n) => place(guest, on(feast, 0), `2001:db8:1:7::${n.toString(16)}`)),
    )
    expect(codes(answers)).toEqual({ taken: 20, '429 network_unpaid_limit': 1 })
  })

  test('places at most 60 orders an hour; those that replace another are not counted', async () => {
    const feast = await aLargeCaterer()
    const network = anAddress()
    const guest = await aGuest(server)
    for (let n = 1; n <= limits.order.startsPerNetworkHour; n++) {
      const { status, body } = await place(guest, on(feast, 0), network)
      expect([n, status]).toEqual([n, 201])
      if (n % 20 === 0) {
        const replaced = await place(guest, { ...on(feast, 1), replaces: body.id }, network)
        expect(replaced.status).toBe(201)
        await guest.remove(replaced.body.id)
      }
      await guest.remove(body.id)
    }
    const rejected = await place(guest, on(feast, 0), network)
    expect([rejected.status, rejected.body.code]).toEqual([429, 'network_starts_limit'])
    expect((await place(await aGuest(server), on(feast, 0), anAddress())).status).toBe(201)
    server.clock.advance(60 * minute)
    expect((await place(guest, on(feast, 0), network)).status).toBe(201)
  }, 60_000)

  test('opens at most 20 payments of unpaid orders, whatever networks placed them', async () => {
    const feast = await aLargeCaterer()
    const network = anAddress()
    const open = (guest: Guest, { id, bill }: { id: string; bill: { total: number } }) =>
      guest.call<ErrorBody>('POST', '/api/payment/initiate', { amount: bill.total, orderId: id }, from(network))
    const placed = await Promise.all(
      (await many(23)).map(async (guest) => ({ guest, order: await guest.order(on(feast, 0)) })),
    )
    const answers = await Promise.all(placed.map(({ guest, order }) => open(guest, order)))
    expect(codes(answers)).toEqual({ taken: 20, '429 network_unpaid_limit': 3 })
    const rejected = placed.find((_, n) => answers[n]?.status === 429)
    const taken = placed.find((_, n) => answers[n]?.status === 200)
    if (!rejected || !taken) throw new Error('both are there')
    expect(await bookOf(server).attempts(rejected.order.id)).toMatchObject([{ state: 'open' }])
    // A second press on the same payment is no other one.
    expect((await open(taken.guest, taken.order)).status).toBe(200)
    const [attempt] = await bookOf(server).attempts(taken.order.id)
    await gateway.control(attempt?.id ?? '', { do: 'complete' })
    expect((await open(rejected.guest, rejected.order)).status).toBe(200)
  })

  test('opens at most 60 payments an hour', async () => {
    const feast = await aLargeCaterer()
    const network = anAddress()
    const openOne = async () => {
      const guest = await aGuest(server)
      const { id, bill } = await guest.order(on(feast, 0))
      const body = { amount: bill.total, orderId: id }
      const answer = await guest.call<ErrorBody>('POST', '/api/payment/initiate', body, from(network))
      await guest.remove(id)
      return answer
    }
    const answers = []
    for (let n = 0; n < limits.order.startsPerNetworkHour + 1; n++) answers.push(await openOne())
    expect(codes(answers)).toEqual({ taken: 60, '429 network_starts_limit': 1 })
    server.clock.advance(60 * minute)
    expect((await openOne()).status).toBe(200)
  }, 60_000)

  test('is stored as a hash, and only while the order is unpaid', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const order = await guest.order(on(feast, 0))
    const stored = () => bookOf(server).networksOf(order.id)
    expect((await stored())?.network).toMatch(/^[\w-]{43}$/)
    const { body } = await guest.initiate(order)
    expect((await stored())?.payment_network).toBe((await stored())?.network)
    await gateway.control(body.transactionId, { do: 'complete' })
    expect(await stored()).toEqual({ network: null, payment_network: null })
  })
})

describe('unconfirmed accounts', () => {
  /** Of its 400 plates, 80 are the most that one of them may order, and 200 what all of them may hold unpaid. */
  const aCaterer = () => aFeast(server, { caterer: { maximumServingCapacity: 400 } })
  const unconfirmed = () => aGuest(server, { emailConfirmed: false })

  test('hold at most half of a caterer’s day with unpaid orders, also when they order at the same time', async () => {
    const feast = await aCaterer()
    const guests = await Promise.all(Array.from({ length: 12 }, unconfirmed))
    const answers = await Promise.all(guests.map((guest) => guest.place(on(feast, 0))))
    expect(codes(answers)).toEqual({ taken: 5, '422 email_unconfirmed': 7 })
    expect(await capacityTaken(server, feast.caterer.id)).toBe(200)

    const late = await unconfirmed()
    expect(await problemsOf(late, on(feast, 0))).toEqual([['email_unconfirmed', 'email']])
    expect(await problemsOf(late, on(feast, 1))).toEqual([])
    await confirmEmailOf(server, late.user.id)
    await late.order(on(feast, 0))
  })

  test('free their share when they pay, delete or replace', async () => {
    const feast = await aCaterer()
    const guests = await Promise.all(Array.from({ length: 6 }, unconfirmed))
    const [late, ...early] = guests
    const orders = await Promise.all(early.map((guest) => guest.order(on(feast, 0))))
    const [first, second, third] = early.map((guest, n) => ({ guest, order: orders[n] }))
    if (!late || !first?.order || !second?.order || !third?.order) throw new Error('all are there')
    expect((await late.place(on(feast, 0))).body.code).toBe('email_unconfirmed')
    const same = { ...feast.request({ guests: 40, note: 'Ring twice' }), replaces: first.order.id }
    expect(await problemsOf(first.guest, same)).toEqual([])
    const replaced = await first.guest.order(same)
    const { body } = await first.guest.initiate(replaced)
    await gateway.control(body.transactionId, { do: 'complete' })
    const placed = await late.order(on(feast, 0))
    expect(await capacityTaken(server, feast.caterer.id)).toBe(240)
    await late.remove(placed.id)
    await late.order(on(feast, 0))
  })
})

describe('the hold of an unpaid order', () => {
  const holdOf = async (guest: Guest, id: string) => (await guest.see(id)).holdUntil

  test('is 10 minutes, and 30 from the first opening of the payment page', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const order = await guest.order(on(feast, 0))
    expect(order.holdUntil).toBe('2026-11-20T04:40:00.000Z')
    server.clock.advance(9 * minute)
    const { body } = await guest.initiate(order)
    expect(await holdOf(guest, order.id)).toBe('2026-11-20T05:09:00.000Z')
    await gateway.control(body.transactionId, { do: 'fail' })
    server.clock.advance(10 * minute)
    expect((await guest.initiate(order)).status).toBe(200)
    expect(await holdOf(guest, order.id)).toBe('2026-11-20T05:09:00.000Z')
  })

  test('ends after 10 minutes when the payment page was not opened', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const order = await guest.order(on(feast, 0))
    server.clock.advance(10 * minute - 1)
    await expire()
    expect((await guest.see(order.id)).state).toBe('awaiting_payment')
    server.clock.advance(1)
    await expire()
    expect((await guest.see(order.id)).state).toBe('expired')
    expect(await bookOf(server).taken(feast.caterer.id)).toBe(0)
  })
})

test('counters that are empty are removed once their hour is over', async () => {
  const feast = await aFeast(server)
  const guest = await aGuest(server)
  const order = await guest.order(on(feast, 0))
  await guest.remove(order.id)
  expect(await bookOf(server).counters(guest.user.id)).toBe(1)
  server.clock.advance(60 * minute)
  await expire()
  expect(await bookOf(server).counters(guest.user.id)).toBe(0)
})

test('counters are removed without waiting for one that an order takes, which keeps its place', async ({ skip }) => {
  skip(!isOnPostgres(), 'the embedded engine has one transaction at a time')
  const { database, clock } = server
  const counters = [newId(), newId()].map((key) => ({ kind: 'account' as const, key }))
  const [taken, idle] = counters
  if (!taken || !idle) throw new Error('both are there')
  await database.transaction(async (tx) => {
    await takePlaces(tx, counters, clock.now())
    await releasePlaces(tx, counters)
  })
  clock.advance(60 * minute)
  await database.transaction(async (tx) => {
    await takePlaces(tx, [taken], clock.now())
    // Would it wait here, an order that takes both would wait for it as well: a deadlock.
    await removeIdleCounters(database.db, clock.now())
    expect(await bookOf(server).counters(idle.key)).toBe(0)
  })
  expect(await bookOf(server).counters(taken.key)).toBe(1)
  await database.transaction((tx) => releasePlaces(tx, [taken]))
})
