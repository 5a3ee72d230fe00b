import { paise } from '#contract/values/money.ts'
import type { OrderRequest } from '#contract/endpoints/orders/order.ts'
import { clockAt } from '#server/kernel/clock.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCoupon, type ACoupon } from '#test/factories/coupon.ts'
import { startGateway, type RunningGateway } from '#test/support/gateway.ts'
import { aFeast, aGuest, type Feast, type Guest } from '#test/support/ordering.ts'
import { responseStatuses, type ResponseStatuses } from '#test/support/response-statuses.ts'
import { freshDatabase, testStart, type TestServer } from '#test/support/server.ts'
import { openPoisonedRows, type PoisonedRows } from './faults/poisoned-rows.ts'
import { startMailServer, type MailServer } from './faults/mail-server.ts'
import { openProcesses, type Processes } from './faults/processes.ts'
import { openWebhookOutbox, type WebhookOutbox } from './webhook-outbox.ts'

/** A customer with the orders that were acknowledged to them, and their last request with its key. */
export interface Customer {
  name: string
  guest: Guest
  orders: string[]
  last: { request: OrderRequest; key: string; id: string | undefined } | undefined
}

export interface Caterer {
  name: string
  feast: Feast
  owner: Guest
}

/** What a simulation needs: services over a database, with their faults, a gateway with its outbox of webhooks, and people. */
export interface World {
  /** All processes as one, behind a balancer. */
  server: TestServer
  processes: Processes
  gateway: RunningGateway
  /** Where emails go in a world with faults; elsewhere none leaves. */
  mailServer: MailServer | undefined
  webhookOutbox: WebhookOutbox
  poisoned: PoisonedRows
  caterers: readonly Caterer[]
  /** A caterer with room for everyone, without an owner. */
  large: Feast
  customers: readonly Customer[]
  admin: Guest
  coupons: ACoupon[]
  /** The order on which concurrent actions act. */
  focus: string | undefined
  /** Ids of all transactions at the gateway, oldest first. */
  transactions: string[]
  /** Statuses of all responses; those of a faulty gateway, a crashed process and a cut connection count as provoked. */
  statuses: ResponseStatuses
  /** Does what asks for errors on purpose: whatever is answered meanwhile counts as provoked. */
  provoking<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

const minute = 60_000

/**
 * Opens a world on a database of its own: two processes unless told otherwise, two small caterers and a large one, eight customers,
 * coupons with and without a limit of uses.
 */
export async function openWorld(version: 'v1' | 'v2', { processes: count = 2 } = {}): Promise<World> {
  const clock = clockAt(testStart)
  const { location, drop } = await freshDatabase()
  const webhookOutbox = openWebhookOutbox()
  const gateway = await startGateway({ clock, version, deliver: webhookOutbox.take })
  const mailServer = count > 1 ? await startMailServer() : undefined
  const settings = { ...gateway.settings, ...mailServer?.settings, TRUST_PROXY: '1', PAYOUTS: 'simulator' }
  const statuses = responseStatuses()
  const processes = await openProcesses(location, { clock, settings, count })
  let provoked = 0
  const isProvoked = () => provoked > 0 || processes.crashes.hasCrashed() || processes.cuts.hasCut()
  const server = counted(processes.front, statuses, isProvoked)
  const people = await peopleOf(server)
  const ids = [...people.caterers, { feast: people.large }].map(({ feast }) => feast.caterer.id)
  // They were created without events, of which the processes would have heard.
  for (const process of processes.all) await process.server.services.catalogue.refresh(ids)
  return {
    server,
    processes,
    gateway,
    mailServer,
    webhookOutbox,
    poisoned: await openPoisonedRows(server),
    ...people,
    focus: undefined,
    transactions: [],
    statuses,
    async provoking(work) {
      provoked += 1
      return work().finally(() => (provoked -= 1))
    },
    async close() {
      await processes.close()
      await gateway.stop()
      await mailServer?.close()
      await drop()
    },
  }
}

/** Returns the same service, whose responses are counted. */
function counted(server: TestServer, statuses: ResponseStatuses, isProvoked: () => boolean): TestServer {
  const request: TestServer['request'] = async (path, init) => {
    const response = await server.request(path, init)
    statuses.count(response.status, isProvoked() || (await isOfTheGateway(response)))
    return response
  }
  return {
    ...server,
    request,
    get services() {
      return server.services
    },
  }
}

/** Reports whether a faulty gateway caused a response; the gateway fails only where the simulation makes it. */
async function isOfTheGateway(response: Response): Promise<boolean> {
  if (response.status !== 503) return false
  return ((await response.clone().json()) as { code?: string }).code === 'gateway_unreachable'
}

async function peopleOf(
  server: TestServer,
): Promise<Pick<World, 'caterers' | 'large' | 'customers' | 'admin' | 'coupons'>> {
  const caterers = [
    await aCaterer(server, 'Small', { capacity: 90, leadDays: 2, cutOff: 48 }),
    await aCaterer(server, 'Quick', { capacity: 160, leadDays: 0, cutOff: 2 }),
  ]
  const customers: Customer[] = []
  for (const name of ['Asha', 'Bilal', 'Chitra', 'Dev', 'Esha', 'Farhan', 'Gauri', 'Hari'])
    customers.push({ name, guest: await aGuest(server), orders: [], last: undefined })
  const coupons = [
    await aCoupon(server, { title: 'For all' }),
    await aCoupon(server, { title: 'For two', useLimit: 2, kind: 'flat' }),
    await aCoupon(server, { title: 'For large bills', minimum: 1_000_000, percent: 2_500, atMost: 200_000 }),
    await aCoupon(server, { title: 'A cake', kind: 'gift' }),
    await aCoupon(server, { title: 'Of the caterer', borneBy: 'caterer' }),
  ]
  const large = await aFeast(server, { caterer: { maximumServingCapacity: 5_000, leadDays: 0 } })
  return { caterers, large, customers, coupons, admin: await aGuest(server, { role: '1' }) }
}

/** A caterer with an owner and bank details; 'Quick' is a composition dealer and is paid late. */
export async function aCaterer(
  server: TestServer,
  name: string,
  { capacity, leadDays, cutOff }: { capacity: number; leadDays: number; cutOff: number },
): Promise<Caterer> {
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
  // One is paid at once, the other late: by the end of the account.
  const accountNumber = name === 'Quick' ? '000123459999' : '000123456789'
  const account = { accountNumber, accountNumberAgain: accountNumber, ifsc: 'HDFC0001234', name }
  await owner.call('PUT', '/api/bank-details', account)
  return { name, feast, owner }
}

/** Moves the clock of the world forward. */
export function advanceClock(world: Pick<World, 'server'>, minutes: number): void {
  world.server.clock.advance(minutes * minute)
}
