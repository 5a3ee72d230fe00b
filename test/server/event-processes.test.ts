import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { CatererView, MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import type { SearchResult } from '#contract/endpoints/search.ts'
import { clockAt } from '#server/kernel/clock.ts'
import { openDatabase } from '#server/kernel/database/database.ts'
import { publish } from '#server/kernel/events.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aCatererWithOwner, aPaidOrder, delivered } from '#test/support/life.ts'
import { daysOf } from '#test/support/calendar.ts'
import { aFeast, aGuest } from '#test/support/ordering.ts'
import { anOfferer, dishes } from '#test/support/offerers.ts'
import { aSubscriber, anOutbox } from '#test/support/outbox.ts'
import { isOnPostgres, onlyOnPostgres } from '#test/support/only-on-postgres.ts'
import { copyOfTemplate } from '#test/support/postgres.ts'
import { serve, testStart, type TestServer } from '#test/support/server.ts'

onlyOnPostgres('the embedded engine has one process')

// Two services with connections of their own on one database, as two processes have them.
let one: TestServer
let other: TestServer
let drop = async () => {}
const gateway = useGateway({ deliver: (path, init) => one.request(path, init) })
const clock = clockAt(testStart)

beforeAll(async () => {
  const template = inject('template')
  if (!('server' in template)) return
  const copy = await copyOfTemplate(template, 'events')
  drop = copy.drop
  const open = async () => serve(await openDatabase(copy), { clock, settings: gateway.settings })
  ;[one, other] = [await open(), await open()]
  await Promise.all([one.services.catalogue.ready, other.services.catalogue.ready])
})
afterAll(async () => {
  if (!isOnPostgres()) return
  for (const { services, database } of [one, other]) {
    await services.outbox.close()
    await services.catalogue.close()
    await database.close()
  }
  await drop()
})

const second = { timeout: 1_000, interval: 5 }
const get = async <Body>(server: TestServer, path: string) => (await (await server.request(path)).json()) as Body

test('a change is visible here when it is answered, and in the other process within a second', async () => {
  const hands = await aPaidOrder(one, gateway)
  const { id } = hands.feast.caterer
  const path = `/api/caterer/${id}`
  const fulfilled = (server: TestServer) => async () => (await get<CatererView>(server, path)).orderFullFilled
  // Factories publish nothing.
  for (const { services } of [one, other]) await services.catalogue.refresh([id])
  const before = await fulfilled(one)()
  expect(await fulfilled(other)()).toBe(before)
  await delivered(one, hands)
  clock.set(testStart)

  await hands.asCustomer('complete')
  expect(await fulfilled(one)()).toBe(before + 1)
  await vi.waitFor(async () => expect(await fulfilled(other)()).toBe(before + 1), second)

  const review = { rating: 4, comment: 'Everything came in time and was warm.' }
  expect((await hands.guest.call('POST', '/api/reviews', { orderId: hands.order.id, ...review })).status).toBe(201)
  const total = (server: TestServer) => async () => (await get<CatererView>(server, path)).totalReviews
  expect(await total(one)()).toBe(1)
  await vi.waitFor(async () => expect(await total(other)()).toBe(1), second)
})

test('a change of what a caterer offers is public here when it is answered, and in the other process within a second', async () => {
  const owner = await anOfferer(one)
  await other.services.catalogue.refresh([owner.caterer.id])
  const path = `/api/caterer/${owner.caterer.id}`
  const menus = async (server: TestServer) =>
    (await get<MenuView[]>(server, `/api/menus/caterer/${owner.caterer.id}`)).map(({ name }) => name)
  const packages = async (server: TestServer) =>
    (await get<PackageView[]>(server, `/api/dishes/caterer/${owner.caterer.id}`)).map(({ basePrice }) => basePrice)
  const listed = async (server: TestServer) => (await get<CatererView>(server, path)).dishesfor25_50
  const found = async (server: TestServer) =>
    (await get<SearchResult>(server, '/api/search?q=Bombil%20Fry')).items.map(({ id }) => id)
  const everywhere = async (see: (server: TestServer) => Promise<unknown>, expected: unknown) => {
    expect(await see(one)).toEqual(expected)
    await vi.waitFor(async () => expect(await see(other)).toEqual(expected), second)
  }

  const menu = (await owner.createMenu({ name: 'Fish', items: [dishes('nonVeg', 'Bombil Fry')] })).body
  await everywhere(menus, ['Fish'])
  const items = [{ menuId: menu.id, quantity: 1 }]
  const offer = (await owner.createPackage({ dishType: 'nonveg', basePrice: 300, items })).body
  await everywhere(listed, [offer.id])
  await everywhere(found, [owner.caterer.id])
  await owner.changePackage(offer.id, { basePrice: 350 })
  await everywhere(packages, [350])
  const gold = (await owner.createPackage({ basePrice: 500 })).body
  await owner.send('PATCH', path, { dishesfor25_50: [gold.id, offer.id] })
  await everywhere(listed, [gold.id, offer.id])
  await owner.changePackage(gold.id, { status: { id: 2 } })
  await everywhere(listed, [offer.id])
  await owner.deletePackage(offer.id)
  await everywhere(packages, [])
  await owner.restorePackage(offer.id)
  await everywhere(packages, [350])
  await owner.deleteMenu(menu.id, '?everywhere=true')
  await everywhere(menus, [])
  await everywhere(found, [])
  await owner.restoreMenu(menu.id)
  await everywhere(menus, ['Fish'])
})

test('plates that an order takes here are known in the other process within a second', async () => {
  const feast = await aFeast(one, { caterer: { maximumServingCapacity: 79 } })
  const state = async (server: TestServer) =>
    (await daysOf(server, feast.caterer.id, { from: '2026-12-12', to: '2026-12-12', guests: 40 })).body.days[0]?.state
  expect([await state(one), await state(other)]).toEqual(['free', 'free'])
  await (await aGuest(one)).order(feast.request())
  expect(await state(one)).toBe('full')
  await vi.waitFor(async () => expect(await state(other)).toBe('full'), { timeout: 1_000, interval: 25 })
})

test('an event that is committed after a younger one is delivered', async () => {
  const subscriber = aSubscriber()
  const here = anOutbox({ clock, database: one.database }, { once: [subscriber] })
  const slow = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const older = here.transaction(async (tx) => {
    await publish(tx, { type: 'order.accepted', subject: 'older' })
    written.resolve()
    await slow.promise
  })
  await written.promise
  await here.publish({ type: 'order.accepted', subject: 'younger' })

  await here.deliver(subscriber)
  expect(subscriber.got.map(({ subject }) => subject)).toEqual(['younger'])
  slow.resolve()
  await older
  await here.deliver(subscriber)
  expect(subscriber.got.map(({ subject }) => subject)).toEqual(['younger', 'older'])
})

test('two processes that deliver at the same time deliver each event once, and those of a subject in order', async () => {
  const subscriber = aSubscriber()
  const processes = [one, other].map(({ database }) => anOutbox({ clock, database }, { once: [subscriber] }))
  for (let i = 0; i < 120; i++)
    await processes[i % 2]?.publish({ type: 'order.accepted', subject: `order-${i % 40}` }, { nth: String(i) })

  await Promise.all([...processes, ...processes].map(({ deliver }) => deliver(subscriber)))

  expect(subscriber.got).toHaveLength(120)
  expect(new Set(subscriber.got.map(({ id }) => id)).size).toBe(120)
  for (let n = 0; n < 40; n++) {
    const order = subscriber.got
      .filter(({ subject }) => subject === `order-${n}`)
      .map(({ payload }) => Number(payload.nth))
    expect(order).toEqual([n, n + 40, n + 80])
  }
})

test('two processes write the emails of an event once', async () => {
  const hands = await aPaidOrder(one, gateway)
  await Promise.all([one, other, one, other].map(async ({ services }) => services.backgroundJobs['notifications']?.()))
  const mails = await rows<{ kind: string }>(
    one.database.db,
    sql`select kind from mails where recipient in (${hands.guest.user.email}, ${hands.owner.user.email}) order by kind`,
  )
  expect(mails.map(({ kind }) => kind)).toEqual(['order_requested', 'order_to_answer'])
})

test('days that a caterer closes are closed in the other process within a second, for bookings, search and cards', async () => {
  const { feast, owner } = await aCatererWithOwner(one)
  const { id } = feast.caterer
  for (const { services } of [one, other]) await services.catalogue.refresh([id])
  const day = '2026-12-05'
  const state = async () => (await daysOf(other, id, { from: day, to: day, guests: 40 })).body.days[0]?.state
  const shown = async (query: string) => {
    const { items } = await get<SearchResult>(other, `/api/search?q=${encodeURIComponent(feast.caterer.name)}${query}`)
    return items.find((item) => item.id === id)
  }
  expect([await state(), await shown(`&date=${day}`)]).toMatchObject(['free', { id }])
  const first = (await shown(''))?.nextFreeDay
  expect(first).toBeDefined()

  const closed = { from: first, to: day, state: 'closed' }
  expect((await owner.call('PUT', '/api/calendar/days', closed)).status).toBe(200)
  await vi.waitFor(
    async () => expect([await state(), await shown(`&date=${day}`)]).toEqual(['closed', undefined]),
    second,
  )
  await vi.waitFor(async () => expect((await shown(''))?.nextFreeDay).toBe('2026-12-06'), second)
})
