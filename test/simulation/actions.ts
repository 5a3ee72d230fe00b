import type { OrderRequest, OrderView } from '#contract/endpoints/orders/order.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import type { Random } from '#db/world/random.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import { newId } from '#server/kernel/ids.ts'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import type { ErrorBody } from '#test/support/ordering.ts'
import { UnexpectedResponse } from './unexpected-response.ts'
import { together } from './together.ts'
import type { Caterer, Customer, World } from './world.ts'

/** One action of a person or of time, decided by `random` alone. Returns its outcome for the story. */
export type Action = (world: World, random: Random) => Promise<string>

export type Answer = { status: number; body: object; text: string }

/** What the product says while the gateway, or its database, does not answer; unprovoked ones are counted (`world.statuses`). */
const unavailable: readonly unknown[] = ['gateway_unreachable', 'busy']

/**
 * Returns status and error code of a response, for the story.
 * @throws {UnexpectedResponse} for a server error that no fault of the gateway or of a connection explains
 */
export function summaryOf(answer: Answer): string {
  const { code } = answer.body as Partial<ErrorBody>
  if (answer.status >= 500 && !unavailable.includes(code)) throw new UnexpectedResponse(`answered ${answer.text}`)
  return code === undefined ? String(answer.status) : `${answer.status} ${code}`
}

/** Returns an order with its customer, mostly one in one of `states`, more likely a recent one; undefined while there is none. */
export async function anOrder(
  world: World,
  random: Random,
  states?: readonly OrderState[],
): Promise<{ customer: Customer; id: string } | undefined> {
  const [anyState, which] = [random.chance(0.12), random.next()]
  const found = await rows<{ id: string; state: OrderState }>(
    world.server.database.db,
    sql`select id, state from orders`,
  )
  const stateOf = new Map(found.map(({ id, state }) => [id, state]))
  const fits = (id: string) => anyState || !states || states.includes(stateOf.get(id) ?? 'awaiting_payment')
  const all = world.customers.flatMap((customer) => customer.orders.map((id, nth) => ({ customer, id, nth })))
  const focused = all.find(({ id }) => id === world.focus)
  if (focused) return focused
  const fitting = all.filter(({ id }) => fits(id)).toSorted((a, b) => a.nth - b.nth)
  return fitting.at(-1 - Math.floor(fitting.length * which ** 2))
}

export function requestFor(world: World, { feast }: Caterer, random: Random, guests = random.pick([25, 30, 40, 50])) {
  const today = dayInIndia(world.server.clock.now())
  const couponCode = random.chance(0.4) ? random.pick(world.coupons).code : undefined
  return feast.request({
    guests,
    dietSplit: { veg: guests - 2, jain: 2, nonVeg: 0 },
    selections: feast.offer.items.map(({ id }) => ({ itemId: id, addOn: 0, dishes: ['Paneer Tikka', 'Jain Samosa'] })),
    serviceHours: random.pick([3, 3, 4]),
    // Three days that come nearer, so that orders meet on them.
    eventDate: addDays(today, random.pick([1, 2, 3, 4, 8]) + (Number(today.slice(-2)) % 2)),
    ...(couponCode === undefined ? {} : { couponCode }),
  })
}

/** Unpaid orders that a customer may have before another one: below an account's limit, even with two orders concurrently. */
const mostUnpaid = 2

/** A customer who has few unpaid orders and none with that caterer on that day; undefined when there is none. */
async function freeCustomer(world: World, random: Random, request: OrderRequest): Promise<Customer | undefined> {
  const free = await freeCustomers(world, request)
  return free.length > 0 ? random.pick(free) : undefined
}

/** Customers who have few unpaid orders and none with that caterer on that day. */
export async function freeCustomers(
  { server, customers }: World,
  { catererId, eventDate }: OrderRequest,
): Promise<Customer[]> {
  const unpaid = await rows<{ customer: string; same: boolean }>(
    server.database.db,
    sql`select customer_id as customer, caterer_id = ${catererId} and event_date = ${eventDate}::date as same
        from orders where state = 'awaiting_payment'`,
  )
  return customers.filter(({ guest }) => {
    const own = unpaid.filter(({ customer }) => customer === guest.user.id)
    return own.length < mostUnpaid && !own.some(({ same }) => same)
  })
}

/**
 * Places an order and records the response. A used key returns its order for the same details, and an error for others. When the
 * connection to the database was cut, the customer tries again, and cannot know whether there is an order already.
 */
export async function place(
  world: Pick<World, 'processes' | 'server'>,
  customer: Customer,
  request: OrderRequest,
  key: string,
): Promise<string> {
  const before = customer.last?.key === key ? customer.last : undefined
  const stored = await storedUnder(world, customer, key)
  // What was taken before stays taken, also when its answer was lost in a crash.
  const reason = stored ? undefined : await reasonAgainst(world, request)
  const first = await customer.guest.place(request, key)
  const isCut = first.status === 503 && world.processes.cuts.hasCut()
  const answer = isCut ? await customer.guest.place(request, key) : first
  if (answer.status !== 201) {
    if (!before) customer.last = { request, key, id: undefined }
    return summaryOf(answer)
  }
  const { id } = answer.body
  if (reason !== undefined) throw new UnexpectedResponse(`order ${id} was taken for a day that is ${reason}`)
  const known = before?.id ?? stored?.id
  if (known !== undefined && known !== id) throw new UnexpectedResponse(`the key of order ${known} made ${id}`)
  // By what is stored: two requests of the same details are the same, whichever of them was taken.
  if (stored && stored.note !== (request.note ?? null))
    throw new UnexpectedResponse(`the key of order ${stored.id} took other details`)
  if (!customer.orders.includes(id)) customer.orders.push(id)
  customer.last = { request, key, id }
  return summaryOf(answer)
}

/** The order that a customer placed with a key, which they need not have heard of; undefined when there is none. */
async function storedUnder(
  { server }: Pick<World, 'server'>,
  { guest }: Customer,
  key: string,
): Promise<{ id: string; note: string | null } | undefined> {
  return firstRow<{ id: string; note: string | null }>(
    server.database.db,
    sql`select id, note from orders where customer_id = ${guest.user.id} and idempotency_key = ${key}`,
  )
}

/** Why a day can be no day of an order from now on, whatever happens at the same time; undefined for others. */
async function reasonAgainst(
  { server }: Pick<World, 'server'>,
  { catererId, eventDate }: OrderRequest,
): Promise<string | undefined> {
  const today = dayInIndia(server.clock.now())
  const [found] = await rows<{ closed: boolean; soon: boolean }>(
    server.database.db,
    sql`select exists (select 1 from closures x where x.caterer_id = c.id and ${eventDate}::date between x.first_day and x.last_day) as closed,
          ${eventDate}::date < ${today}::date + c.lead_days as soon
        from caterers c where c.id = ${catererId}`,
  )
  return found?.closed ? 'closed' : found?.soon ? 'too soon' : undefined
}

const order: Action = async (world, random) => {
  const request = requestFor(world, random.pick(world.caterers), random)
  const customer = await freeCustomer(world, random, request)
  return customer ? place(world, customer, request, newId()) : 'nothing'
}

/** What most customers do: order and go on to pay. */
const orderAndPay: Action = async (world, random) => {
  const request = requestFor(world, random.pick(world.caterers), random)
  const customer = await freeCustomer(world, random, request)
  if (!customer) return 'nothing'
  const placed = await place(world, customer, request, newId())
  const id = customer.last?.id
  return id === undefined ? placed : `${placed}, ${await payFor(world, customer, id, random)}`
}

/** Sends the customer's last request again, as a double click or a retry does; in half of the cases with other details. */
const sameAgain: Action = async (world, random) => {
  const customer = random.pick(world.customers)
  const other = random.chance(0.5)
  const { last } = customer
  if (!last) return 'nothing'
  const note = last.request.note === 'By the back door' ? 'By the front door' : 'By the back door'
  const request = other ? { ...last.request, note } : last.request
  return place(world, customer, request, last.key)
}

const twoTabs: Action = async (world, random) => {
  const request = requestFor(world, random.pick(world.caterers), random)
  const customer = await freeCustomer(world, random, request)
  if (!customer) return 'nothing'
  const key = newId()
  const answers = await together([customer.guest.place(request, key), customer.guest.place(request, key)])
  const ids = new Set(answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : [])))
  if (ids.size > 1) throw new UnexpectedResponse(`two tabs made the orders ${[...ids].join(' and ')}`)
  for (const id of ids) customer.orders.push(id)
  return answers.map(summaryOf).join(', ')
}

const lastCapacity: Action = async (world, random) => {
  const caterer = random.pick(world.caterers)
  const request = requestFor(world, caterer, random, 50)
  const { couponCode: _, ...plain } = request
  const customers = await freeCustomers(world, plain)
  return (await together(customers.map((customer) => place(world, customer, plain, newId())))).join(', ') || 'nothing'
}

/** Returns the amount due now: of the change that awaits payment, else of the order. */
export function dueOf(order: OrderView): number {
  return order.changes.find(({ state }) => state === 'awaiting_payment')?.toPay ?? order.bill.total
}

const pay: Action = async (world, random) => {
  const states = random.chance(0.8) ? (['awaiting_payment'] as const) : (['requested', 'accepted'] as const)
  const found = await anOrder(world, random, states)
  return found ? payFor(world, found.customer, found.id, random) : 'nothing'
}

async function payFor(world: World, customer: Customer, id: string, random: Random): Promise<string> {
  const [choice, delivery, odd] = [random.next(), random.next(), random.pick([-1, 1, 100])]
  const seen = await customer.guest.see(id)
  const begun = await customer.guest.call<{ transactionId: string } & ErrorBody>('POST', '/api/payment/initiate', {
    amount: dueOf(seen),
    orderId: id,
  })
  if (begun.status !== 200) return summaryOf(begun)
  const { transactionId } = begun.body
  if (!world.transactions.includes(transactionId)) world.transactions.push(transactionId)
  // A customer who closes the page has not decided.
  if (choice < 0.08) return 'looks at the page'
  const does = choice < 0.7 ? 'complete' : choice < 0.82 ? 'fail' : choice < 0.87 ? 'pending' : 'odd'
  const asked = (await world.gateway.payment(transactionId))?.amount ?? 0
  await world.gateway.control(transactionId, {
    do: does === 'odd' ? 'complete' : does,
    webhook: delivery < 0.1 ? 'twice' : delivery < 0.13 ? 'bad_checksum' : 'send',
    ...(does === 'odd' ? { amount: Math.max(0, asked + odd) } : {}),
  })
  return `${does}, ${await deliverOrLose(world, delivery)}`
}

/** Delivers the webhook immediately, leaves it for later, or loses it. */
async function deliverOrLose(world: World, delivery: number): Promise<string> {
  if (delivery < 0.5) return `delivered ${(await world.webhookOutbox.deliver(world.server)).join(' ')}`
  if (delivery < 0.75) return 'in transit'
  world.webhookOutbox.lose()
  return 'lost'
}

/** The bank completes or fails a payment long after its customer has left. */
const lateStatus: Action = async (world, random) => {
  if (world.transactions.length === 0) return 'nothing'
  const candidates = Array.from({ length: 4 }, () => random.pick(world.transactions))
  const known = (await Promise.all(candidates.map((id) => world.gateway.payment(id)))).filter((found) => !!found)
  // A completed one stays so: mostly it is another, and rather one that failed, as nothing else would show what becomes of its money.
  const rank = ({ state }: { state: string }) => ['FAILED', 'PENDING', 'COMPLETED'].indexOf(state)
  const [chosen] = known.toSorted((a, b) => rank(a) - rank(b))
  if (!chosen) return 'unknown'
  await world.gateway.control(chosen.id, { do: random.chance(0.7) ? 'complete' : 'fail' })
  return deliverOrLose(world, random.next())
}

const confirm: Action = async (world, random) => {
  const found = await anOrder(world, random, ['awaiting_payment', 'requested', 'cancelled_unpaid'])
  if (!found) return 'nothing'
  const { customer, id } = found
  const txnId = random.chance(0.5) || world.transactions.length === 0 ? undefined : random.pick(world.transactions)
  const body = txnId === undefined ? {} : { txnId }
  return summaryOf(await customer.guest.call<object>('POST', `/api/payment/confirm/${id}`, body))
}

const remove: Action = async (world, random) => {
  const found = await anOrder(world, random, ['awaiting_payment'])
  return found ? summaryOf(await found.customer.guest.remove(found.id)) : 'nothing'
}

const payAgain: Action = async (world, random) => {
  const found = await anOrder(world, random, ['cancelled_unpaid', 'expired'])
  if (!found) return 'nothing'
  const { customer, id } = found
  const headers = { 'idempotency-key': newId() }
  const answer = await customer.guest.call<OrderView>('POST', `/api/orders/${id}/pay-again`, {}, headers)
  if (answer.status === 201) customer.orders.push(answer.body.id)
  return summaryOf(answer)
}

/** Pays an amount that was changed in the browser. */
const tamper: Action = async (world, random) => {
  const states = random.chance(0.7) ? (['awaiting_payment'] as const) : (['requested', 'accepted'] as const)
  const found = await anOrder(world, random, states)
  if (!found) return 'nothing'
  const { customer, id } = found
  const seen = await customer.guest.see(id)
  const amount = random.pick([dueOf(seen) - 1, 1, dueOf(seen) * 100, -dueOf(seen), 0.001])
  const answer = await customer.guest.call<object>('POST', '/api/payment/initiate', { amount, orderId: id })
  if (answer.status === 200) throw new UnexpectedResponse(`₹${amount} was taken for what costs ₹${dueOf(seen)}`)
  return summaryOf(answer)
}

/** A customer tries everything on the order of another. */
const stranger: Action = async (world, random) => {
  const found = await anOrder(world, random)
  const other = random.pick(world.customers)
  if (!found || other === found.customer) return 'nothing'
  const { id } = found
  const [method, path] = random.pick([
    ['GET', `/api/orders/${id}`],
    ['DELETE', `/api/orders/${id}`],
    ['POST', `/api/orders/${id}/cancel`],
    ['POST', `/api/orders/${id}/complete`],
    ['DELETE', `/api/orders/${id}/change`],
    ['POST', `/api/payment/confirm/${id}`],
    ['POST', `/api/orders/${id}/pay-again`],
    ['GET', `/api/orders/${id}/documents`],
  ] as const)
  const headers = { 'idempotency-key': newId() }
  const answer = await other.guest.call<object>(method, path, method === 'POST' ? {} : undefined, headers)
  if (answer.status !== 404) throw new UnexpectedResponse(`a stranger's ${method} ${path} was answered ${answer.text}`)
  return summaryOf(answer)
}

/** Actions of ordering and paying, with their relative frequencies. */
export const orderingActions: Record<string, { act: Action; weight: number }> = {
  order: { act: order, weight: 6 },
  'order and pay': { act: orderAndPay, weight: 16 },
  'the same again': { act: sameAgain, weight: 3 },
  'two tabs': { act: twoTabs, weight: 3 },
  'the last capacity': { act: lastCapacity, weight: 2 },
  pay: { act: pay, weight: 14 },
  'a late status': { act: lateStatus, weight: 5 },
  confirm: { act: confirm, weight: 5 },
  delete: { act: remove, weight: 4 },
  'pay again': { act: payAgain, weight: 4 },
  tamper: { act: tamper, weight: 6 },
  stranger: { act: stranger, weight: 7 },
}
