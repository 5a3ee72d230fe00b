import type { OrderRequest, OrderView } from '#contract/endpoints/ordering.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import type { Random } from '#db/world/random.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import { newId } from '#server/kernel/ids.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import type { ErrorBody } from '#test/support/ordering.ts'
import type { Customer, Kitchen, Town } from './town.ts'

/** What somebody does, by the choices of `random` alone. Answers what came of it, for the story. */
export type Act = (town: Town, random: Random) => Promise<string>

/** An answer that nobody may ever get, whatever was asked. */
export class Wrong extends Error {
  constructor(what: string) {
    super(what)
    this.name = 'Wrong'
  }
}

export type Answer = { status: number; body: object; text: string }

/** Status and code of an answer, for the story. Throws for an answer that says that we are broken. */
export function told(answer: Answer): string {
  const { code } = answer.body as Partial<ErrorBody>
  if (answer.status >= 500 && code !== 'gateway_unreachable') throw new Wrong(`answered ${answer.text}`)
  return code === undefined ? String(answer.status) : `${answer.status} ${code}`
}

/** An order with its customer, mostly one that stands in `states`, and the later the likelier; undefined while there is none. */
export async function anOrder(
  town: Town,
  random: Random,
  states?: readonly OrderState[],
): Promise<{ customer: Customer; id: string } | undefined> {
  const [anyState, which] = [random.chance(0.12), random.next()]
  const found = await rows<{ id: string; state: OrderState }>(
    town.server.database.db,
    sql`select id, state from orders`,
  )
  const stateOf = new Map(found.map(({ id, state }) => [id, state]))
  const fits = (id: string) => anyState || !states || states.includes(stateOf.get(id) ?? 'awaiting_payment')
  const all = town.customers.flatMap((customer) => customer.orders.map((id, nth) => ({ customer, id, nth })))
  const focused = all.find(({ id }) => id === town.focus)
  if (focused) return focused
  const fitting = all.filter(({ id }) => fits(id)).toSorted((a, b) => a.nth - b.nth)
  return fitting.at(-1 - Math.floor(fitting.length * which ** 2))
}

function requestFor(town: Town, { feast }: Kitchen, random: Random, guests = random.pick([25, 30, 40, 50])) {
  const today = dayInIndia(town.server.clock.now())
  const couponCode = random.chance(0.4) ? random.pick(town.coupons).code : undefined
  return feast.request({
    guests,
    dietSplit: { veg: guests - 2, jain: 2, nonVeg: 0 },
    serviceHours: random.pick([3, 3, 4]),
    // Three days that come nearer, so that orders meet on them.
    eventDate: addDays(today, random.pick([1, 2, 3, 4, 8]) + (Number(today.slice(-2)) % 2)),
    ...(couponCode === undefined ? {} : { couponCode }),
  })
}

/** Unpaid orders that a customer has when they start one more: below the limit of an account, even with two orders at once. */
const mostUnpaid = 2

/** A customer who has few unpaid orders and none with that caterer on that day; undefined when nobody is free. */
async function freeCustomer(town: Town, random: Random, request: OrderRequest): Promise<Customer | undefined> {
  const free = await freeCustomers(town, request)
  return free.length > 0 ? random.pick(free) : undefined
}

async function freeCustomers({ server, customers }: Town, { catererId, eventDate }: OrderRequest): Promise<Customer[]> {
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

/** Sends an order, and keeps what came of it. The same key and details make one order, and other details none. */
async function place(customer: Customer, request: OrderRequest, key: string): Promise<string> {
  const before = customer.last?.key === key ? customer.last : undefined
  const answer = await customer.guest.place(request, key)
  if (answer.status !== 201) {
    if (!before) customer.last = { request, key, id: undefined }
    return told(answer)
  }
  const { id } = answer.body
  if (before?.id !== undefined && (before.id !== id || before.request !== request))
    throw new Wrong(`the key of order ${before.id} made ${id}, or took other details`)
  if (!customer.orders.includes(id)) customer.orders.push(id)
  customer.last = { request, key, id }
  return told(answer)
}

const order: Act = async (town, random) => {
  const request = requestFor(town, random.pick(town.kitchens), random)
  const customer = await freeCustomer(town, random, request)
  return customer ? place(customer, request, newId()) : 'nothing'
}

/** What most customers do: order and go on to pay. */
const orderAndPay: Act = async (town, random) => {
  const request = requestFor(town, random.pick(town.kitchens), random)
  const customer = await freeCustomer(town, random, request)
  if (!customer) return 'nothing'
  const placed = await place(customer, request, newId())
  const id = customer.last?.id
  return id === undefined ? placed : `${placed}, ${await payFor(town, customer, id, random)}`
}

/** Who clicks twice, or comes back to a page that had no answer, sends the same again; now and then with other details. */
const sameAgain: Act = async (town, random) => {
  const customer = random.pick(town.customers)
  const other = random.chance(0.5)
  const { last } = customer
  if (!last) return 'nothing'
  const request = other ? { ...last.request, note: 'By the back door' } : last.request
  return place(customer, request, last.key)
}

const twoTabs: Act = async (town, random) => {
  const request = requestFor(town, random.pick(town.kitchens), random)
  const customer = await freeCustomer(town, random, request)
  if (!customer) return 'nothing'
  const key = newId()
  const answers = await Promise.all([customer.guest.place(request, key), customer.guest.place(request, key)])
  const ids = new Set(answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : [])))
  if (ids.size > 1) throw new Wrong(`two tabs made the orders ${[...ids].join(' and ')}`)
  for (const id of ids) customer.orders.push(id)
  return answers.map(told).join(', ')
}

const lastCapacity: Act = async (town, random) => {
  const kitchen = random.pick(town.kitchens)
  const request = requestFor(town, kitchen, random, 50)
  const { couponCode: _, ...plain } = request
  const customers = await freeCustomers(town, plain)
  return (await Promise.all(customers.map((customer) => place(customer, plain, newId())))).join(', ') || 'nothing'
}

/** What an order costs to pay now: itself, or the change that waits. */
function dueOf(order: OrderView): number {
  return order.changes.find(({ state }) => state === 'awaiting_payment')?.toPay ?? order.bill.total
}

const pay: Act = async (town, random) => {
  const states = random.chance(0.8) ? (['awaiting_payment'] as const) : (['requested', 'accepted'] as const)
  const found = await anOrder(town, random, states)
  return found ? payFor(town, found.customer, found.id, random) : 'nothing'
}

async function payFor(town: Town, customer: Customer, id: string, random: Random): Promise<string> {
  const [wish, fate, odd] = [random.next(), random.next(), random.pick([-1, 1, 100])]
  const seen = await customer.guest.see(id)
  const begun = await customer.guest.call<{ transactionId: string } & ErrorBody>('POST', '/api/payment/initiate', {
    amount: dueOf(seen),
    orderId: id,
  })
  if (begun.status !== 200) return told(begun)
  const { transactionId } = begun.body
  if (!town.transactions.includes(transactionId)) town.transactions.push(transactionId)
  // Who closes the page has not decided.
  if (wish < 0.08) return 'looks at the page'
  const does = wish < 0.72 ? 'complete' : wish < 0.9 ? 'fail' : wish < 0.95 ? 'pending' : 'odd'
  const asked = (await town.gateway.payment(transactionId))?.amount ?? 0
  await town.gateway.control(transactionId, {
    do: does === 'odd' ? 'complete' : does,
    webhook: fate < 0.1 ? 'twice' : fate < 0.13 ? 'bad_checksum' : 'send',
    ...(does === 'odd' ? { amount: Math.max(0, asked + odd) } : {}),
  })
  return `${does}, ${await carry(town, fate)}`
}

/** The report comes at once, later, or never. */
async function carry(town: Town, fate: number): Promise<string> {
  if (fate < 0.5) return `heard ${(await town.post.deliver(town.server)).join(' ')}`
  if (fate < 0.75) return 'on its way'
  town.post.lose()
  return 'lost'
}

/** A bank books, or rejects, long after everybody has gone on. */
const lateStatus: Act = async (town, random) => {
  if (town.transactions.length === 0) return 'nothing'
  const id = random.pick(town.transactions)
  const known = await town.gateway.payment(id)
  if (!known) return 'unknown'
  await town.gateway.control(id, { do: random.chance(0.7) ? 'complete' : 'fail' })
  return carry(town, random.next())
}

const confirm: Act = async (town, random) => {
  const found = await anOrder(town, random, ['awaiting_payment', 'requested', 'cancelled_unpaid'])
  if (!found) return 'nothing'
  const { customer, id } = found
  const txnId = random.chance(0.5) || town.transactions.length === 0 ? undefined : random.pick(town.transactions)
  const body = txnId === undefined ? {} : { txnId }
  return told(await customer.guest.call<object>('POST', `/api/payment/confirm/${id}`, body))
}

const remove: Act = async (town, random) => {
  const found = await anOrder(town, random, ['awaiting_payment'])
  return found ? told(await found.customer.guest.remove(found.id)) : 'nothing'
}

const payAgain: Act = async (town, random) => {
  const found = await anOrder(town, random, ['cancelled_unpaid', 'expired'])
  if (!found) return 'nothing'
  const { customer, id } = found
  const headers = { 'idempotency-key': newId() }
  const answer = await customer.guest.call<OrderView>('POST', `/api/orders/${id}/pay-again`, {}, headers)
  if (answer.status === 201) customer.orders.push(answer.body.id)
  return told(answer)
}

/** Who was shown an amount by the browser's own arithmetic. */
const tamper: Act = async (town, random) => {
  const found = await anOrder(town, random, ['awaiting_payment', 'requested', 'accepted'])
  if (!found) return 'nothing'
  const { customer, id } = found
  const seen = await customer.guest.see(id)
  const amount = random.pick([dueOf(seen) - 1, 1, dueOf(seen) * 100, -dueOf(seen), 0.001])
  const answer = await customer.guest.call<object>('POST', '/api/payment/initiate', { amount, orderId: id })
  if (answer.status === 200) throw new Wrong(`₹${amount} was taken for what costs ₹${dueOf(seen)}`)
  return told(answer)
}

/** A stranger tries everything on somebody's order. */
const stranger: Act = async (town, random) => {
  const found = await anOrder(town, random)
  const other = random.pick(town.customers)
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
  if (answer.status !== 404) throw new Wrong(`a stranger's ${method} ${path} was answered ${answer.text}`)
  return told(answer)
}

/** How often each is done, against the others. */
export const ordering: Record<string, { act: Act; weight: number }> = {
  order: { act: order, weight: 6 },
  'order and pay': { act: orderAndPay, weight: 16 },
  'the same again': { act: sameAgain, weight: 3 },
  'two tabs': { act: twoTabs, weight: 3 },
  'the last capacity': { act: lastCapacity, weight: 2 },
  pay: { act: pay, weight: 14 },
  'a late word': { act: lateStatus, weight: 5 },
  confirm: { act: confirm, weight: 5 },
  delete: { act: remove, weight: 4 },
  'pay again': { act: payAgain, weight: 4 },
  tamper: { act: tamper, weight: 2 },
  stranger: { act: stranger, weight: 3 },
}
