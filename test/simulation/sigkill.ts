import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'
import { addDays, dayInIndia, type Day } from '#contract/values/calendar.ts'
import { randomOf, type Random } from '#db/world/random.ts'
import { clockAt, systemClock } from '#server/kernel/clock.ts'
import { openDatabase, type DatabaseLocation } from '#server/kernel/database/database.ts'
import { migrate } from '#server/kernel/database/migrate.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { aUser, type AUser } from '#test/factories/index.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { startGateway, type RunningGateway } from '#test/support/gateway.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { aFeast } from '#test/support/ordering.ts'
import { copyOfTemplate } from '#test/support/postgres.ts'
import { freePort, startProduct } from '#test/support/product.ts'
import { responseStatuses } from '#test/support/response-statuses.ts'
import { serve, type TestServer } from '#test/support/server.ts'
import { Visitor } from '#test/support/visitor.ts'
import { press, type Load } from './load.ts'
import { openWebhookOutbox } from './webhook-outbox.ts'
import { gatewayMismatches, runToIdle } from './consistency.ts'

/** The built product with its database, gateway and users. */
export interface ProductUnderTest {
  load: Load
  settings: Record<string, string>
  /** Runs `work` on the database while the product is stopped. */
  whileStopped<T>(work: (server: TestServer) => Promise<T>): Promise<T>
  end(): Promise<void>
}

const customers = 5

/** Returns a product that is not started yet, with a caterer who delivers today, their owner and customers who are signed in. */
export async function aProductUnderTest(given?: DatabaseUnderTest): Promise<ProductUnderTest> {
  const gateway = await startGateway({ clock: systemClock })
  const port = await freePort()
  const { location, settings: engine, drop } = given ?? (await aDatabase())
  const origin = `http://127.0.0.1:${port}`
  const settings = {
    ...gateway.settings,
    ...engine,
    PORT: String(port),
    PUBLIC_URL: origin,
    TRUST_PROXY: '1',
    SESSION_SECRET: 'a-phrase-that-only-the-tests-of-this-project-know',
  }
  const whileStopped: ProductUnderTest['whileStopped'] = async (work) => {
    const database = await openDatabase(location)
    try {
      await migrate(database)
      const server = await serve(database, { clock: clockAt(new Date()), settings })
      const done = await work(server)
      await server.services.catalogue.close()
      return done
    } finally {
      await database.close()
    }
  }
  const load = await whileStopped((server) => peopleOf(server, { gateway, origin }))
  return {
    load,
    settings,
    whileStopped,
    async end() {
      await gateway.stop()
      await drop()
    },
  }
}

async function peopleOf(
  server: TestServer,
  { gateway, origin }: { gateway: RunningGateway; origin: string },
): Promise<Load> {
  const owner = await aUser(server, { role: '3' })
  const caterer = { ownerId: owner.id, maximumServingCapacity: 9_000, leadDays: 0 }
  const feast = await aFeast(server, { caterer })
  await rows(server.database.db, sql`update caterers set change_cut_off_hours = 0 where id = ${feast.caterer.id}`)
  const coupon = await aCoupon(server, { useLimit: 3 })
  const statuses = responseStatuses()
  const visitor = () => new Visitor(origin, { onResponse: (status) => statuses.count(status) })
  const users = [owner]
  for (let i = 0; i < customers; i++) users.push(await aUser(server))
  const people = users.map((user) => ({ user, visitor: visitor() }))
  const signIn = async (at: TestServer) => {
    for (const { user, visitor } of people) await signInAs(at, user, visitor)
  }
  await signIn(server)
  const [cook, ...visitors] = people.map(({ visitor }) => visitor)
  if (!cook) throw new Error('there is no owner')
  return {
    customers: visitors,
    owner: cook,
    signIn,
    gateway,
    underWay: new Map(),
    statuses,
    acknowledged: { orders: new Set(), moves: new Set() },
    request: (random) => {
      const guests = random.pick([25, 30, 40])
      return feast.request({
        guests,
        dietSplit: { veg: guests, jain: 0, nonVeg: 0 },
        eventDate: eventDayOf(systemClock.now(), random),
        eventTime: '23:55',
        ...(random.chance(0.2) ? { couponCode: coupon.code } : {}),
      })
    },
  }
}

/** Days after today on which orders are, beside today: on one day alone the caterer would be booked up after some sixty kills. */
const daysAhead = 30

/**
 * Returns the day of an order that is placed now. A fourth are for today, so that they can be delivered; in the hour before midnight in
 * India all are for a later day, as today would end before they are paid.
 */
export function eventDayOf(now: Date, random: Random): Day {
  const today = dayInIndia(now)
  const isToday = random.chance(0.25) && dayInIndia(new Date(now.getTime() + 60 * 60_000)) === today
  // Two days ahead tomorrow's midnight is far away as well.
  return isToday ? today : addDays(today, random.int(2, daysAhead))
}

async function signInAs(server: TestServer, user: AUser, visitor: Visitor): Promise<void> {
  const token = (await signedInAs(server, user)).authorization.slice('Bearer '.length)
  // Only its token is read.
  visitor.session = { token } as Visitor['session'] & object
}

export interface DatabaseUnderTest {
  location: DatabaseLocation
  settings: Record<string, string>
  drop: () => Promise<void>
}

async function aDatabase(): Promise<DatabaseUnderTest> {
  const template = inject('template')
  const dataDir = await mkdtemp(join(tmpdir(), 'pangat-sigkill-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  if ('dump' in template) return { location: { dataDir }, settings: { DATA_DIR: dataDir }, drop: remove }
  const copy = await copyOfTemplate(template, 'sigkill')
  return {
    location: { databaseUrl: copy.databaseUrl },
    settings: { DATABASE_URL: copy.databaseUrl, DATA_DIR: dataDir },
    async drop() {
      await copy.drop()
      await remove()
    },
  }
}

/**
 * Starts the product under load and kills it, `kills` times. Returns the violations found after a kill, and after recovery in the end;
 * an empty list when there are none. `onChecked` hears of each kill whose violations were looked for.
 */
export async function killRepeatedly(
  seed: number,
  kills: number,
  onChecked: (kill: number) => void = () => {},
): Promise<{ wrong: string[]; kills: number; orders: number; moves: number; statuses: string }> {
  const random = randomOf('sigkill', seed)
  const target = await aProductUnderTest()
  const wrong: string[] = []
  let done = 0
  try {
    for (let run = 1; run <= kills && wrong.length === 0; run++) {
      done = run
      const after = random.int(3, 30)
      const placed = await runUntilKilled(target, randomOf('run', seed, run), after)
      const found = await target.whileStopped(async (server) => {
        const broken = await checkAfterCrash(server, target.load)
        // An access token lives for minutes, a long run for hours.
        await target.load.signIn(server)
        return broken
      })
      if (found !== undefined) wrong.push(`after run ${run} of ${after} acknowledgements: ${found}`)
      // A product that takes no orders after a kill loses none either.
      if (placed === 0) wrong.push(`run ${run} placed no order`)
      onChecked(run)
    }
    const last = await target.whileStopped((server) => checkAtTheEnd(server, target.load))
    if (last !== undefined) wrong.push(`in the end: ${last}`)
    const rejected = target.load.statuses.problem()
    if (rejected !== undefined) wrong.push(rejected)
    const { orders, moves } = target.load.acknowledged
    return { wrong, kills: done, orders: orders.size, moves: moves.size, statuses: target.load.statuses.summary() }
  } finally {
    await target.end()
  }
}

/** Limit of a run, which otherwise lasts until enough was acknowledged on a machine of any speed. */
const longestRunMs = 30_000

/**
 * Kills the product soon after it has acknowledged so many requests, one of them an order, while others are in progress. Returns how many
 * orders it took.
 */
async function runUntilKilled(
  { load, settings }: ProductUnderTest,
  random: Random,
  acknowledgements: number,
): Promise<number> {
  const product = await startProduct(settings)
  const { orders, moves } = load.acknowledged
  const before = orders.size
  const enough = before + moves.size + acknowledgements
  let isOver = false
  const pressed = press(load, random, () => isOver)
  const deadline = Date.now() + longestRunMs
  const isEnough = () => orders.size + moves.size >= enough && orders.size > before
  while (!isEnough() && Date.now() < deadline) await wait(3)
  await wait(random.int(0, 25))
  isOver = true
  await product.kill()
  await pressed
  return orders.size - before
}

/** Checks after a crash that no invariant is violated and nothing acknowledged is lost, before and after the jobs recover it. */
export async function checkAfterCrash(server: TestServer, { acknowledged }: Load): Promise<string | undefined> {
  const broken: Record<string, unknown> = await brokenPromises(server)
  const orders = await rows<{ id: string }>(server.database.db, sql`select id from orders`)
  const moves = await rows<{ move: string }>(
    server.database.db,
    sql`select order_id || ' > ' || to_state as move from order_events`,
  )
  const stored = new Set([...orders.map(({ id }) => id), ...moves.map(({ move }) => move)])
  const lost = [...acknowledged.orders, ...acknowledged.moves].filter((what) => !stored.has(what))
  if (lost.length > 0) broken['acknowledged and lost'] = lost
  server.clock.advance(60_000)
  for (const run of Object.values(server.services.backgroundJobs)) await run()
  Object.assign(broken, await brokenPromises(server))
  return Object.keys(broken).length > 0 ? JSON.stringify(broken) : undefined
}

export async function checkAtTheEnd(server: TestServer, { gateway }: Load): Promise<string | undefined> {
  await runToIdle({ server, gateway, webhookOutbox: openWebhookOutbox() })
  const broken = { ...(await brokenPromises(server)), ...(await gatewayMismatches({ server, gateway })) }
  return Object.keys(broken).length > 0 ? JSON.stringify(broken) : undefined
}
