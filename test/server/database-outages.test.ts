import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { CatererView } from '#contract/endpoints/caterers.ts'
import { randomOf } from '#db/world/random.ts'
import { openDatabase } from '#server/kernel/database/database.ts'
import { publish } from '#server/kernel/events.ts'
import { createLog } from '#server/kernel/log.ts'
import { createOutbox } from '#server/kernel/outbox/outbox.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aProductUnderTest, checkAfterCrash, checkAtTheEnd, type ProductUnderTest } from '#test/simulation/sigkill.ts'
import { press } from '#test/simulation/load.ts'
import { startCluster, type Cluster } from '#test/support/cluster.ts'
import { startDatabaseProxy, type DatabaseProxy } from '#test/support/database-proxy.ts'
import { isOnPostgres, onlyOnPostgres } from '#test/support/only-on-postgres.ts'
import { onPostgres, rowsOfPostgres, withDatabase } from '#test/support/postgres.ts'
import { freePort, startProduct, type RunningProduct } from '#test/support/product.ts'
import { Visitor } from '#test/support/visitor.ts'

onlyOnPostgres('the embedded engine has no connections that could break')
// How long a process or a cluster takes to start depends on what else the machine does.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

// Two built products on a cluster of their own, the second one through a proxy, under load from before the first fault to after the
// last one.

let cluster: Cluster
let proxy: DatabaseProxy
let target: ProductUnderTest
let databaseUrl: string
let products: RunningProduct[] = []
let isOver = false
let pressed: Promise<unknown>

beforeAll(async () => {
  if (!isOnPostgres()) return
  cluster = await startCluster()
  await onPostgres(cluster.url, 'create database outages')
  databaseUrl = withDatabase(cluster.url, 'outages')
  proxy = await startDatabaseProxy(databaseUrl)
  target = await aProductUnderTest({
    location: { databaseUrl },
    settings: { DATABASE_URL: databaseUrl, DATA_DIR: '/nonexistent' },
    drop: async () => {},
  })
  const other = { ...target.settings, DATABASE_URL: proxy.url, PORT: String(await freePort()) }
  products = await Promise.all([startProduct(target.settings), startProduct(other)])
  pressed = Promise.all([
    press({ ...target.load, customers: target.load.customers.slice(2) }, randomOf('outages', 1), () => isOver),
    press(throughTheOther(), randomOf('outages', 2), () => isOver),
  ])
  // The last test tells why it ended.
  pressed.catch(() => undefined)
})

afterAll(async () => {
  isOver = true
  for (const product of products) await product.kill()
  await proxy?.close()
  await target?.end()
  await cluster?.remove()
})

/** The other customers, and the same books, by way of the second product. */
function throughTheOther(): ProductUnderTest['load'] {
  const { load } = target
  const twin = ({ session }: Visitor) => Object.assign(new Visitor(products[1]?.origin ?? ''), { session })
  return { ...load, customers: load.customers.slice(0, 2).map(twin), owner: twin(load.owner) }
}

const acknowledged = () => target.load.acknowledged.orders.size + target.load.acknowledged.moves.size

/** Waits until the load has achieved something more, so that every fault meets work under way. */
async function moreIsDone(): Promise<void> {
  const before = acknowledged()
  await vi.waitFor(() => expect(acknowledged()).toBeGreaterThan(before), { timeout: 30_000, interval: 20 })
}

/** Each process lives, is ready, and has exactly one connection that listens. */
async function allIsWell(): Promise<void> {
  await vi.waitFor(
    async () => {
      for (const { child, origin, output } of products) {
        expect([child.exitCode, child.signalCode], output()).toEqual([null, null])
        expect((await fetch(`${origin}/health/ready`)).status).toBe(200)
        expect((await fetch(`${origin}/health/database`)).status).toBe(200)
      }
      expect((await cluster.connections())['pangat-listen']).toBe(products.length)
    },
    { timeout: 30_000, interval: 50 },
  )
}

/** A change that is made in the database is seen in every process, by API and page, and jobs are done. */
async function everythingAnswers(name: string): Promise<void> {
  await moreIsDone()
  const { catererId } = target.load.request(randomOf('outages', 3))
  const database = await openDatabase({ databaseUrl })
  const subscriber = { types: ['catalogue.changed'], heard: async () => {} } as const
  const subscribers = { onceForTheDatabase: [], inEachProcess: [subscriber] }
  const outbox = createOutbox({ database, log: createLog('silent') }, () => subscribers)
  await outbox.transaction(async (tx) => {
    await rows(tx, sql`update caterers set name = ${name} where id = ${catererId}`)
    await publish(tx, { type: 'catalogue.changed', subject: catererId })
  })
  await outbox.close()
  await database.close()
  for (const { origin } of products) {
    const caterer = () => new Visitor(origin).get<CatererView>(`/api/caterer/${catererId}`)
    // A lost notice would be caught up with after half a minute, and a page would be rendered again after one.
    await vi.waitFor(async () => expect(await caterer()).toMatchObject({ name }), { timeout: 10_000 })
    const { slug } = await caterer()
    const page = async () => (await fetch(`${origin}/caterer/${slug}`)).text()
    await vi.waitFor(async () => expect(await page()).toContain(name), { timeout: 10_000 })
  }
  const job = `job_turns where name = 'rate-limits' and next_at <= now()`
  await onPostgres(databaseUrl, `update job_turns set next_at = now() where name = 'rate-limits'`)
  await vi.waitFor(async () => expect(await rowsOfPostgres(databaseUrl, `select 1 from ${job}`)).toEqual([]), {
    timeout: 20_000,
  })
}

test('products survive ten times the end of all their sessions', async () => {
  await allIsWell()
  for (let times = 0; times < 10; times++) {
    await moreIsDone()
    expect(await cluster.terminateBackends()).toBeGreaterThan(products.length)
    await allIsWell()
  }
  await everythingAnswers('Ended And Open')
})

test.each(['immediate', 'fast'] as const)('products survive five restarts of PostgreSQL in %s mode', async (mode) => {
  for (let times = 0; times < 5; times++) {
    await moreIsDone()
    await cluster.stop(mode)
    // Once for longer than a listener waits between two tries.
    if (times === 0) {
      await outageIsAnswered()
      await pause(1_500)
    }
    await cluster.start()
    await allIsWell()
  }
  await everythingAnswers(`Restarted ${mode}`)
})

/** While the database is away, the API and pages that are not in the cache say so, and the process stays live and ready. */
async function outageIsAnswered(): Promise<void> {
  const { eventDate } = target.load.request(randomOf('outages', 3))
  for (const { origin } of products) {
    const headers = { authorization: `Bearer ${target.load.customers[0]?.session?.token}` }
    const ask = async (path: string) => {
      const { status, headers: answered } = await fetch(origin + path, path.startsWith('/api') ? { headers } : {})
      return [path, status, answered.get('retry-after')]
    }
    // It was asked at most a second ago, and says until then what it said.
    await vi.waitFor(async () => expect(await ask('/health/database')).toContain(503), {
      timeout: 2_000,
      interval: 100,
    })
    // A search for a day asks the database, and its page is never cached.
    const paths = [
      '/api/orders?mine=1',
      `/pangat?date=${eventDate}`,
      '/health/database',
      '/health/ready',
      '/health/live',
    ]
    expect(await Promise.all(paths.map(ask))).toEqual([
      [paths[0], 503, '2'],
      [paths[1], 503, '2'],
      [paths[2], 503, null],
      [paths[3], 200, null],
      [paths[4], 200, null],
    ])
  }
}

test('product whose connections fall silent recovers, and its listener is replaced', async () => {
  await moreIsDone()
  const passed = proxy.startupParameters.length
  proxy.silence()
  // Pool and listener have connected again.
  await vi.waitFor(() => expect(proxy.startupParameters.length).toBeGreaterThan(passed + 1), { timeout: 30_000 })
  await vi.waitFor(async () => expect((await cluster.connections())['pangat-listen']).toBe(products.length + 1), {
    timeout: 30_000,
  })
  proxy.dropSilent()
  await allIsWell()
  await everythingAnswers('No Longer Silent')
})

test('nothing that was acknowledged is lost, and every invariant holds', async () => {
  isOver = true
  await pressed.catch((error: unknown) => {
    throw new Error(`the load ended early; the products logged:\n${errorsLogged()}`, { cause: error })
  })
  expect(await Promise.all(products.map((product) => product.stop()))).toEqual([0, 0])
  expect(await target.whileStopped((server) => checkAfterCrash(server, target.load))).toBeUndefined()
  expect(await target.whileStopped((server) => checkAtTheEnd(server, target.load))).toBeUndefined()
  expect(target.load.acknowledged.orders.size).toBeGreaterThan(0)
})

/** Requests that failed by a surprise, as the logs have them; those that met an outage, which are as many as it is long, are left out. */
function errorsLogged(): string {
  const lines = products.flatMap(({ output }) => output().split('\n'))
  return lines.filter((line) => line.includes('"level":50') && !/Unavailable|"busy"/.test(line)).join('\n')
}
