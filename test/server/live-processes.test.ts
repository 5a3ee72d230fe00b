import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { clockAt } from '#server/kernel/clock.ts'
import { openDatabase } from '#server/kernel/database/database.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { startDatabaseProxy, type DatabaseProxy } from '#test/support/database-proxy.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aCatererWithOwner, aPaidOrder, payFor } from '#test/support/life.ts'
import { isOnPostgres, onlyOnPostgres } from '#test/support/only-on-postgres.ts'
import { copyOfTemplate } from '#test/support/postgres.ts'
import { serve, testStart, type TestServer } from '#test/support/server.ts'
import { useStreams } from '#test/support/streams.ts'

onlyOnPostgres('the embedded engine has one process')

// Two services on one database, as two processes are; the other one reaches it through a proxy.
let one: TestServer
let other: TestServer
let proxy: DatabaseProxy
let drop = async () => {}
const gateway = useGateway({ deliver: (path, init) => one.request(path, init) })
const readStream = useStreams()
const clock = clockAt(testStart)

beforeAll(async () => {
  const template = inject('template')
  if (!('server' in template)) return
  const copy = await copyOfTemplate(template, 'live')
  drop = copy.drop
  proxy = await startDatabaseProxy(copy.databaseUrl)
  const open = async (databaseUrl: string) =>
    serve(await openDatabase({ databaseUrl }), { clock, settings: gateway.settings })
  ;[one, other] = [await open(copy.databaseUrl), await open(proxy.url)]
})
afterAll(async () => {
  if (!isOnPostgres()) return
  for (const { services, database } of [one, other]) {
    await services.live.close()
    await services.outbox.close()
    await services.catalogue.close()
    await database.close()
  }
  await proxy.close()
  await drop()
})

const follow = async (server: TestServer, person: Parameters<typeof signedInAs>[1], lastId?: string) =>
  readStream(
    await server.request('/api/events', {
      headers: { ...(await signedInAs(server, person)), ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
    }),
  )

test('an order that is paid at one process appears at the other within two seconds', async () => {
  const { feast, owner } = await aCatererWithOwner(one)
  const stream = await follow(other, owner.user)
  const { order } = await payFor(one, gateway, { feast, owner, request: feast.request() })
  const since = performance.now()
  await stream.until(1)
  expect(performance.now() - since).toBeLessThan(2_000)
  expect(stream.events()).toEqual([`order.requested ${order.id}`])
})

test('what happens while the connection to the database is cut appears once it is restored, and nothing twice', async () => {
  const hands = await aPaidOrder(one, gateway)
  const stream = await follow(other, hands.owner.user)
  await stream.until(1)
  proxy.reject()
  await hands.asCaterer('accept')
  proxy.accept()
  await vi.waitFor(() => expect(stream.events()).toHaveLength(2), { timeout: 10_000, interval: 20 })
  clock.set(new Date(`${hands.order.eventDate}T06:30:00Z`))
  for (const verb of ['prepare', 'deliver']) await hands.asCaterer(verb)
  await vi.waitFor(() => expect(stream.events()).toHaveLength(4), { timeout: 10_000, interval: 20 })
  clock.set(testStart)
  const ids = stream.messages().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a stream that goes on at the other process gets what it missed between', async () => {
  const hands = await aPaidOrder(one, gateway)
  const first = await follow(one, hands.guest.user)
  await first.until(1)
  const lastId = first.messages().at(-1)?.id
  await first.close()
  await hands.asCaterer('accept')
  const second = await follow(other, hands.guest.user, lastId)
  await second.until(2)
  expect(second.events()).toEqual([`order.requested ${hands.order.id}`, `order.accepted ${hands.order.id}`])
})
