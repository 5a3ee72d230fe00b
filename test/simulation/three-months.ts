import { addDays, daysBetween, dayInIndia, momentInIndia, type Day } from '#contract/values/calendar.ts'
import type { Statement } from '#contract/endpoints/money/statements.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { randomOf, type Random } from '#db/world/random.ts'
import { newId } from '#server/kernel/ids.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { aGuest } from '#test/support/ordering.ts'
import { findViolation, runToIdle, type Seen } from './consistency.ts'
import { countMoves } from './count-moves.ts'
import { aCaterer, openWorld, type Caterer, type Customer, type World } from './world.ts'

/** What three months of trade came to. */
export interface MonthsResult {
  /** Times of each move, and of each kind of ledger entry. */
  moves: Record<string, number>
  orders: number
  statements: number
  /** Violated invariants; undefined when all hold. */
  wrong: string | undefined
}

/** What happens to an order, decided when it is placed: at noon of the days before or after its event, in this order. */
interface Plan {
  id: string
  customer: Customer
  caterer: Caterer
  eventDay: Day
  steps: { day: Day; act: (plan: Plan) => Promise<unknown> }[]
}

export const monthsOfTrade = 92
/** Days after the last order in which events, refunds and payouts still happen. */
const tail = 48

/**
 * Lets customers place so many orders over three months at three caterers, one of whose transfers fail for a month, with what happens to orders: they
 * are declined, expire, are cancelled by either side, reduced and increased, delivered or not marked so, completed, and partly
 * refunded. Payouts run every week, failed ones are retried. All invariants are checked once a week and at the end, when each month's
 * statement of each caterer is compared with the ledger by SQL.
 */
export async function tradeForMonths({ seed, orders }: { seed: number; orders: number }): Promise<MonthsResult> {
  const world = await openWorld(seed % 2 === 0 ? 'v1' : 'v2', { processes: 1 })
  try {
    const random = randomOf('months', seed)
    const market = await openMarket(world)
    const plans: Plan[] = []
    const seen: Seen = { paid: new Set(), orders: [] }
    const start = dayInIndia(world.server.clock.now())
    for (let day = 0; day < monthsOfTrade + tail; day++) {
      const today = addDays(start, day)
      world.server.clock.set(momentInIndia(today, '11:00'))
      const due = day < monthsOfTrade ? share(day + 1, orders) - share(day, orders) : 0
      for (let i = 0; i < due; i++) plans.push(await placed(market, random, today))
      world.server.clock.set(momentInIndia(today, '12:30'))
      for (const plan of plans) await stepsOf(plan, today)
      await workOfTheDay(market, random, day)
      const wrong = day % 7 === 6 ? await findViolation(market, seen) : undefined
      if (wrong !== undefined) return { ...(await summary(market)), wrong: `${today}: ${wrong}` }
    }
    await runToIdle(market)
    const wrong = (await findViolation(market, seen, { idle: true })) ?? (await monthsThatDiffer(market))
    return { ...(await summary(market)), wrong: wrong ?? world.statuses.problem() }
  } finally {
    await world.close()
  }
}

const share = (day: number, orders: number) => Math.floor((day * orders) / monthsOfTrade)

/** Adds caterers and customers enough for the trade. */
async function openMarket(world: World): Promise<World> {
  const customers: Customer[] = []
  for (let i = 0; i < 40; i++)
    customers.push({ name: `C${i}`, guest: await aGuest(world.server), orders: [], last: undefined })
  const large = { capacity: 5_000, leadDays: 0, cutOff: 12 }
  const caterers = [
    await aCaterer(world.server, 'Large', large),
    await aCaterer(world.server, 'Quick', large),
    await aCaterer(world.server, 'Unlucky', large),
  ]
  return Object.assign(world, { caterers, customers })
}

async function placed(world: World, random: Random, today: Day): Promise<Plan> {
  const { server, gateway, webhookOutbox } = world
  const [caterer, customer] = [random.pick(world.caterers), random.pick(world.customers)]
  const guests = random.pick([25, 40, 60, 90])
  const eventDay = addDays(today, random.int(3, 24))
  const coupon = random.chance(0.4) ? await someCoupon(world, random) : undefined
  const request = caterer.feast.request({
    guests,
    dietSplit: { veg: guests, jain: 0, nonVeg: 0 },
    serviceHours: random.pick([3, 4]),
    eventDate: eventDay,
    ...(coupon === undefined ? {} : { couponCode: coupon }),
  })
  const { id } = must(await customer.guest.place(request), 201).body
  customer.orders.push(id)
  const order = await customer.guest.see(id)
  const { transactionId } = must(await customer.guest.initiate(order), 200).body
  await gateway.control(transactionId, { do: 'complete', webhook: 'send' })
  await webhookOutbox.deliver(server)
  const plan: Plan = { id, customer, caterer, eventDay, steps: [] }
  plan.steps = stepsFor(world, plan, random, today)
  return plan
}

/** A coupon of its own for each order: a customer uses one once. */
async function someCoupon({ server }: World, random: Random): Promise<string> {
  const kind = random.pick(['percent', 'percent', 'percent', 'flat', 'gift'] as const)
  const borneBy = random.chance(0.15) ? 'caterer' : 'marketplace'
  const percent = kind === 'percent' ? random.pick([750, 1_000, 2_333]) : 0
  return (await aCoupon(server, { kind, percent, borneBy })).code
}

/** Fates by their share of the orders, in hundredths. */
const fates = [
  ['declined', 3],
  ['unanswered', 2],
  ['cancelled', 9],
  ['called off', 6],
  ['reduced', 14],
  ['increased', 6],
  ['reduced and called off', 2],
  ['unmarked', 4],
  ['served', 54],
] as const

function stepsFor(world: World, { eventDay, id, caterer, customer }: Plan, random: Random, today: Day): Plan['steps'] {
  const day = (fromEvent: number) => addDays(eventDay, fromEvent)
  const before = random.int(1, Math.min(9, daysBetween(today, eventDay)))
  const as =
    (who: Caterer | Customer, verb: string, body: object = {}) =>
    async () => {
      const { call } = 'owner' in who ? who.owner : who.guest
      return call('POST', `/api/orders/${id}/${verb}`, body)
    }
  const accept = { day: today, act: as(caterer, 'accept') }
  const off = { day: day(-before), act: as(caterer, 'cancel', { reason: 'Flooded kitchen' }) }
  const cancel = { day: day(-before), act: as(customer, 'cancel') }
  const change = (factor: number, on: Day) => ({ day: on, act: () => changed(world, { id, customer, factor }) })
  const say = { day: day(-before + 1), act: () => sayWhereToPay(customer, id, random) }
  const serve = [
    { day: eventDay, act: as(caterer, 'prepare') },
    { day: eventDay, act: as(caterer, 'deliver') },
    ...(random.chance(0.5) ? [{ day: day(1), act: as(customer, 'complete') }] : []),
    ...(random.chance(0.08) ? [{ day: day(random.pick([2, 3, 12, 20])), act: () => refunded(world, id, random) }] : []),
  ]
  const fate = fateAt(random.int(1, 100))
  const known: Record<typeof fate, Plan['steps']> = {
    declined: [{ day: today, act: as(caterer, 'decline', { reason: 'Flooded kitchen' }) }],
    unanswered: [],
    cancelled: [accept, cancel],
    'called off': [accept, off, say],
    reduced: [accept, change(0.6, day(-before)), ...serve],
    increased: [accept, change(1.5, day(-before)), ...serve],
    'reduced and called off': [accept, change(0.6, day(-before)), off, say],
    unmarked: [accept],
    served: [accept, ...serve],
  }
  return known[fate]
}

function fateAt(hundredth: number): (typeof fates)[number][0] {
  let sum = 0
  for (const [fate, weight] of fates) {
    sum += weight
    if (hundredth <= sum) return fate
  }
  return 'served'
}

async function stepsOf(plan: Plan, today: Day): Promise<void> {
  while (plan.steps[0] && plan.steps[0].day <= today) await plan.steps.shift()?.act(plan)
}

/** Changes the number of guests, and pays what is left to pay. */
async function changed(
  { gateway, webhookOutbox, server }: World,
  of: { id: string; customer: Customer; factor: number },
) {
  const { guest } = of.customer
  const order = await guest.see(of.id)
  const guests = Math.max(25, Math.min(100, Math.round(order.guests * of.factor)))
  const { body } = await guest.call<OrderView>('POST', `/api/orders/${of.id}/change`, {
    packageId: order.package.id,
    selections: order.menu.map(({ _id, addon, dishes }) => ({ itemId: _id, addOn: addon, dishes })),
    guests,
    dietSplit: { veg: guests, jain: 0, nonVeg: 0 },
    serviceHours: 3,
  })
  const toPay = body.changes?.find(({ state }) => state === 'awaiting_payment')?.toPay
  if (toPay === undefined) return
  const paying = await guest.call<{ transactionId: string }>('POST', '/api/payment/initiate', {
    amount: toPay,
    orderId: of.id,
  })
  await gateway.control(must(paying, 200).body.transactionId, { do: 'complete', webhook: 'send' })
  await webhookOutbox.deliver(server)
}

/** Most customers say where the compensation goes; the transfer to every fifth of them fails, and they say it again. */
async function sayWhereToPay({ guest }: Customer, id: string, random: Random): Promise<void> {
  if (random.chance(0.15)) return
  const upi = random.chance(0.2) ? 'asha0000@okaxis' : 'asha.k@okaxis'
  await guest.call('PUT', `/api/orders/${id}/compensation`, { upi })
}

/** Customers to whom a transfer failed give another UPI id, mostly before an admin tries again. */
async function sayAgain(world: World): Promise<void> {
  const failed = await rows<{ id: string; customer: string; times: number }>(
    world.server.database.db,
    sql`select n.order_id as id, n.customer_id as customer, count(*)::int as times
      from compensations n join payouts p on p.order_id = n.order_id and p.kind = 'compensation' and p.state = 'failed'
      group by n.order_id, n.customer_id having count(*) > 1 order by n.order_id`,
  )
  for (const { id, customer } of failed) {
    const who = world.customers.find(({ guest }) => guest.user.id === customer)
    await who?.guest.call('PUT', `/api/orders/${id}/compensation`, { upi: 'asha.k@okaxis' })
  }
}

function refunded({ admin }: World, id: string, random: Random) {
  const body = { amount: random.pick([50, 499.5, 1_250]), reason: 'A dish was missing.' }
  return admin.call('POST', `/api/admin/orders/${id}/refunds`, body, { 'Idempotency-Key': newId() })
}

/** Runs the jobs, and does what admins and owners do in a week. */
async function workOfTheDay(world: World, random: Random, day: number): Promise<void> {
  const { server, admin, caterers } = world
  const run = async (...names: string[]) => {
    for (const name of names) await server.services.backgroundJobs[name]?.()
  }
  await run('payments', 'expire-orders', 'order-deadlines', 'payables')
  const unlucky = caterers.find(({ name }) => name === 'Unlucky')
  if (unlucky && (day === 3 || day === 45)) {
    const accountNumber = day === 3 ? '000123450000' : '000123456780'
    const body = { accountNumber, accountNumberAgain: accountNumber, ifsc: 'HDFC0001234', name: unlucky.name }
    must(await unlucky.owner.call('PUT', '/api/bank-details', body), 200)
  }
  if (day % 3 === 0) {
    const held = await ids(world, sql`select order_id as id from payables where promotion_held order by order_id`)
    for (const id of held)
      if (random.chance(0.7)) must(await admin.call('POST', `/api/admin/orders/${id}/promotion`, {}), 200)
  }
  await run('payouts')
  if (day % 4 === 0) {
    const failed = await ids(
      world,
      sql`select id from payouts where state = 'failed' and retried_as is null order by id`,
    )
    await sayAgain(world)
    for (const id of failed) await admin.call('POST', `/api/admin/payouts/${id}/retry`, {})
  }
  await run('payouts')
  if (day % 10 === 0) await run('payout-matters', 'statements', 'notifications', 'audit')
}

async function ids({ server }: World, of: ReturnType<typeof sql<{ id: string }>>): Promise<string[]> {
  return (await rows(server.database.db, of)).map(({ id }) => id)
}

function must<Answer extends { status: number; text: string }>(answer: Answer, status: number): Answer {
  if (answer.status !== status) throw new Error(`${status} was expected, and ${answer.status} came: ${answer.text}`)
  return answer
}

/** Compares the lines of each month's statement with what the ledger has for the month, which the database adds up itself. */
async function monthsThatDiffer({ server, caterers }: World): Promise<string | undefined> {
  const wrong: string[] = []
  for (const { name, owner, feast } of caterers) {
    const months = await rows<{
      month: string
      amount: number
      fee: number
      tcs: number
      tds: number
      promotions: number
    }>(
      server.database.db,
      sql`select to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM') as month,
            -coalesce(sum(amount_paise) filter (where account in ('caterer', 'retained', 'caterer_dues')), 0)::bigint as amount,
            coalesce(sum(amount_paise) filter (where account = 'platform_fee'), 0)::bigint as fee,
            coalesce(sum(amount_paise) filter (where account = 'tcs'), 0)::bigint as tcs,
            coalesce(sum(amount_paise) filter (where account = 'tds'), 0)::bigint as tds,
            coalesce(sum(amount_paise) filter (where account = 'promotions'), 0)::bigint as promotions
          from ledger_rows where caterer_id = ${feast.caterer.id} group by 1 order by 1`,
    )
    for (const { month, ...sums } of months) {
      const { body } = must(await owner.call<Statement>('GET', `/api/statements/${month}`), 200)
      for (const [column, expected] of Object.entries(sums)) {
        const lines = body.lines.reduce((all, line) => all + Math.round(line[column as keyof typeof sums] * 100), 0)
        if (lines !== expected) wrong.push(`${name}’s ${column} of ${month} is ${lines}, and ${expected} in the ledger`)
      }
    }
  }
  return wrong.length > 0 ? wrong.join('\n') : undefined
}

async function summary(world: World): Promise<Omit<MonthsResult, 'wrong'>> {
  const [counted] = await rows<{ orders: number; statements: number }>(
    world.server.database.db,
    sql`select (select count(*)::int from orders) as orders,
      (select count(*)::int from (select distinct caterer_id, to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM') from ledger_rows) m) as statements`,
  )
  return { orders: counted?.orders ?? 0, statements: counted?.statements ?? 0, moves: await countMoves(world) }
}
