import { paise } from '#contract/values/money.ts'
import type { OrderRequest } from '#contract/endpoints/ordering.ts'
import { clockAt } from '#server/kernel/clock.ts'
import { openDatabase } from '#server/kernel/database/database.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCoupon, type ACoupon } from '#test/factories/coupon.ts'
import { startGateway, type RunningGateway } from '#test/support/gateway.ts'
import { aFeast, aGuest, type Feast, type Guest } from '#test/support/ordering.ts'
import { responseStatuses, type ResponseStatuses } from '#test/support/response-statuses.ts'
import { freshDatabase, serve, testStart, type TestServer } from '#test/support/server.ts'
import { mortal, type Fate } from './mortal.ts'
import { openPost, type Post } from './post.ts'

/** Who orders, with what it was told: every order that was acknowledged, and the last request with its key. */
export interface Customer {
  name: string
  guest: Guest
  orders: string[]
  last: { request: OrderRequest; key: string; id: string | undefined } | undefined
}

export interface Kitchen {
  name: string
  feast: Feast
  owner: Guest
}

/** All that a simulated time needs: a service over a database that can die, a gateway with its post, and people. */
export interface Town {
  server: TestServer
  gateway: RunningGateway
  post: Post
  fate: Fate
  kitchens: readonly Kitchen[]
  customers: readonly Customer[]
  admin: Guest
  coupons: ACoupon[]
  /** The order that everybody is concerned with just now. */
  focus: string | undefined
  /** Every transaction that the gateway was told of, oldest first. */
  transactions: string[]
  /** Statuses of all responses; those of a faulty gateway and of a process that was killed are provoked. */
  statuses: ResponseStatuses
  /** A new process over what the old one has left. */
  restart(): Promise<void>
  close(): Promise<void>
}

const minute = 60_000

/** A town on a database of its own: two small kitchens, eight customers, coupons for all, for few and for one. */
export async function openTown(version: 'v1' | 'v2'): Promise<Town> {
  const clock = clockAt(testStart)
  const { location, drop } = await freshDatabase()
  const { database, fate } = mortal(await openDatabase(location))
  const post = openPost()
  const gateway = await startGateway({ clock, version, deliver: post.take })
  const settings = { ...gateway.settings, TRUST_PROXY: '1' }
  const statuses = responseStatuses()
  const begin = async () => counted(await serve(database, { clock, settings }), statuses, fate)
  const server = await begin()
  const people = await peopleOf(server)
  return {
    server,
    gateway,
    post,
    fate,
    ...people,
    focus: undefined,
    transactions: [],
    statuses,
    async restart() {
      fate.begin()
      await server.services.catalogue.close()
      Object.assign(server, await begin())
    },
    async close() {
      await server.services.catalogue.close()
      await gateway.stop()
      await database.close()
      await drop()
    },
  }
}

/** The same service, whose responses are counted. */
function counted(server: TestServer, statuses: ResponseStatuses, fate: Fate): TestServer {
  const request: TestServer['request'] = async (path, init) => {
    const response = await server.request(path, init)
    statuses.count(response.status, fate.isDead() || (await isOfTheGateway(response)))
    return response
  }
  return { ...server, request }
}

/** Whether a faulty gateway is the reason for a response; gateways fail here only where the simulation wants it. */
async function isOfTheGateway(response: Response): Promise<boolean> {
  if (response.status !== 503) return false
  return ((await response.clone().json()) as { code?: string }).code === 'gateway_unreachable'
}

async function peopleOf(server: TestServer): Promise<Pick<Town, 'kitchens' | 'customers' | 'admin' | 'coupons'>> {
  const kitchens = [
    await aKitchen(server, 'Small', { capacity: 90, leadDays: 2, cutOff: 48 }),
    await aKitchen(server, 'Quick', { capacity: 160, leadDays: 0, cutOff: 2 }),
  ]
  const customers: Customer[] = []
  for (const name of ['Asha', 'Bilal', 'Chitra', 'Dev', 'Esha', 'Farhan', 'Gauri', 'Hari'])
    customers.push({ name, guest: await aGuest(server), orders: [], last: undefined })
  const coupons = [
    await aCoupon(server, { title: 'For all' }),
    await aCoupon(server, { title: 'For two', useLimit: 2, kind: 'flat' }),
    await aCoupon(server, { title: 'For large bills', minimum: 1_000_000, percent: 2_500, atMost: 200_000 }),
    await aCoupon(server, { title: 'A cake', kind: 'gift' }),
  ]
  return { kitchens, customers, coupons, admin: await aGuest(server, { role: '1' }) }
}

async function aKitchen(
  server: TestServer,
  name: string,
  { capacity, leadDays, cutOff }: { capacity: number; leadDays: number; cutOff: number },
): Promise<Kitchen> {
  const owner = await aGuest(server, { role: '3' })
  const caterer = {
    ownerId: owner.user.id,
    maximumServingCapacity: capacity,
    leadDays,
    gstScheme: name === 'Quick' ? ('COMPOSITION' as const) : ('REGULAR_5' as const),
    deliveryFreeKm: 3,
    deliveryPerKm: paise(25_00),
  }
  const feast = await aFeast(server, { caterer })
  await rows(
    server.database.db,
    sql`update caterers set change_cut_off_hours = ${cutOff} where id = ${feast.caterer.id}`,
  )
  return { name, feast, owner }
}

/** Time goes on, and only ever forward. */
export function pass(town: Pick<Town, 'server'>, minutes: number): void {
  town.server.clock.advance(minutes * minute)
}
