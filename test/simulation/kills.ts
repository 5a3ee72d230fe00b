import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
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
import { responseStatuses, type ResponseStatuses } from '#test/support/response-statuses.ts'
import { serve, type TestServer } from '#test/support/server.ts'
import { Visitor } from '#test/support/visitor.ts'
import { press, type Load } from './load.ts'
import { openPost } from './post.ts'
import { otherBooks, settle } from './quiet.ts'

/** The product as it is built, its database and its gateway, and those who use it. */
export interface Victim {
  load: Load
  settings: Record<string, string>
  /** Works on the database while no process has it. */
  betweenLives<T>(work: (server: TestServer) => Promise<T>): Promise<T>
  end(): Promise<void>
}

const customers = 5

/** A kitchen that can cook today, its owner, customers who are signed in, and a product that does not run yet. */
export async function aVictim(given?: DatabaseOfVictim): Promise<Victim> {
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
  const betweenLives: Victim['betweenLives'] = async (work) => {
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
  const load = await betweenLives((server) => peopleOf(server, { gateway, origin }))
  return {
    load,
    settings,
    betweenLives,
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
  const visitor = (user: AUser) => visitorOf(server, user, { origin, statuses })
  const visitors: Visitor[] = []
  for (let i = 0; i < customers; i++) visitors.push(await visitor(await aUser(server)))
  // Food for today can be delivered today; at the end of the day for tomorrow, which then nobody delivers.
  const soon = new Date(Date.now() + 60 * 60_000)
  const eventDate = dayInIndia(soon) === dayInIndia(new Date()) ? dayInIndia(soon) : addDays(dayInIndia(soon), 1)
  return {
    customers: visitors,
    owner: await visitor(owner),
    gateway,
    underWay: new Map(),
    statuses,
    acknowledged: { orders: new Set(), moves: new Set() },
    request: (random) => {
      const guests = random.pick([25, 30, 40])
      return feast.request({
        guests,
        dietSplit: { veg: guests, jain: 0, nonVeg: 0 },
        eventDate,
        eventTime: '23:55',
        ...(random.chance(0.2) ? { couponCode: coupon.code } : {}),
      })
    },
  }
}

async function visitorOf(
  server: TestServer,
  user: AUser,
  { origin, statuses }: { origin: string; statuses: ResponseStatuses },
): Promise<Visitor> {
  const visitor = new Visitor(origin, { onResponse: (status) => statuses.count(status) })
  const token = (await signedInAs(server, user)).authorization.slice('Bearer '.length)
  // Only its token is ever read.
  visitor.session = { token } as Visitor['session'] & object
  return visitor
}

export interface DatabaseOfVictim {
  location: DatabaseLocation
  settings: Record<string, string>
  drop: () => Promise<void>
}

async function aDatabase(): Promise<DatabaseOfVictim> {
  const template = inject('template')
  const dataDir = await mkdtemp(join(tmpdir(), 'pangat-kills-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  if ('dump' in template) return { location: { dataDir }, settings: { DATA_DIR: dataDir }, drop: remove }
  const copy = await copyOfTemplate(template, 'kills')
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
 * Lets the product work under load and kills it, so many times; returns what was found wrong after each death, and after everything
 * was set right in the end. Nothing when all is well.
 */
export async function killAgainAndAgain(
  seed: number,
  kills: number,
): Promise<{ wrong: string[]; orders: number; moves: number }> {
  const random = randomOf('kills', seed)
  const victim = await aVictim()
  const wrong: string[] = []
  try {
    for (let life = 1; life <= kills && wrong.length === 0; life++) {
      const after = random.int(3, 30)
      await oneLife(victim, randomOf('life', seed, life), after)
      const found = await victim.betweenLives((server) => afterDeath(server, victim.load))
      if (found !== undefined) wrong.push(`after life ${life} of ${after} acknowledgements: ${found}`)
    }
    const last = await victim.betweenLives((server) => inTheEnd(server, victim.load))
    if (last !== undefined) wrong.push(`in the end: ${last}`)
    const rejected = victim.load.statuses.problem()
    if (rejected !== undefined) wrong.push(rejected)
    const { orders, moves } = victim.load.acknowledged
    return { wrong, orders: orders.size, moves: moves.size }
  } finally {
    await victim.end()
  }
}

/** However slow the machine is, a life is as long as it takes to acknowledge something. */
const longestLifeMs = 15_000

/** Kills the product a moment after it has acknowledged so many things, in the midst of the others. */
async function oneLife({ load, settings }: Victim, random: Random, acknowledgements: number): Promise<void> {
  const product = await startProduct(settings)
  const { orders, moves } = load.acknowledged
  const enough = orders.size + moves.size + acknowledgements
  let isOver = false
  const pressed = press(load, random, () => isOver)
  const deadline = Date.now() + longestLifeMs
  while (orders.size + moves.size < enough && Date.now() < deadline) await wait(3)
  await wait(random.int(0, 25))
  isOver = true
  await product.kill()
  await pressed
}

/** At once after a death: every promise holds without any healing, and nothing that was acknowledged is lost. Then the healing. */
export async function afterDeath(server: TestServer, { acknowledged }: Load): Promise<string | undefined> {
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

export async function inTheEnd(server: TestServer, { gateway }: Load): Promise<string | undefined> {
  await settle({ server, gateway, post: openPost() })
  const broken = { ...(await brokenPromises(server)), ...(await otherBooks({ server, gateway })) }
  return Object.keys(broken).length > 0 ? JSON.stringify(broken) : undefined
}
