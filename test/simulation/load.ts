import { setTimeout as wait } from 'node:timers/promises'
import type { OrderRequest, OrderView } from '#contract/endpoints/orders/order.ts'
import type { Initiation } from '#contract/endpoints/payments.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import type { Random } from '#db/world/random.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import type { RunningGateway } from '#test/support/gateway.ts'
import { nextAddress } from '#test/support/forwarded-address.ts'
import type { ResponseStatuses } from '#test/support/response-statuses.ts'
import type { TestServer } from '#test/support/server.ts'
import type { Visitor } from '#test/support/visitor.ts'

/** What the product has acknowledged, and so must never lose. */
export interface Acknowledged {
  orders: Set<string>
  /** Moves as 'order > state'. */
  moves: Set<string>
}

export interface Load {
  customers: readonly Visitor[]
  owner: Visitor
  /** Signs everyone in again. */
  signIn(server: TestServer): Promise<void>
  gateway: RunningGateway
  request: (random: Random) => OrderRequest
  acknowledged: Acknowledged
  /** The order of each customer that is not paid and not deleted yet; the next process continues it after a crash. */
  underWay: Map<Visitor, { request: OrderRequest; key: string }>
  statuses: ResponseStatuses
}

/** Orders, pays, changes and cancels without a pause until `isOver`. Errors of a killed product are expected. */
export async function press(load: Load, random: Random, isOver: () => boolean): Promise<void> {
  const busy = load.customers.map((customer) => repeat(isOver, () => orderPayChangeCancel(load, customer, random)))
  const cooking = [1, 2].map(() => repeat(isOver, () => cook(load, random)))
  await Promise.all([...busy, ...cooking])
}

async function repeat(isOver: () => boolean, work: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    try {
      await work()
    } catch (error) {
      // fetch gives up with a TypeError when the process at the other end is killed.
      if (!isOver() && !(error instanceof TypeError)) throw error
      if (error instanceof TypeError) await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

async function orderPayChangeCancel(load: Load, customer: Visitor, random: Random): Promise<void> {
  // A repeated key returns the same order, so no customer has two unpaid ones on a day.
  const { request, key } = load.underWay.get(customer) ?? { request: load.request(random), key: newId() }
  // A network may start 60 orders an hour, fewer than one customer of a long run.
  if (!load.underWay.has(customer)) customer.address = nextAddress()
  load.underWay.set(customer, { request, key })
  const placed = await customer.order(request, key)
  if (placed.status !== 201 || placed.body.state !== 'awaiting_payment') load.underWay.delete(customer)
  if (placed.status === 409) await giveUpUnpaid(load, customer)
  if (placed.status !== 201) return expectKnownError(placed)
  const order = placed.body
  load.acknowledged.orders.add(order.id)
  if (order.state !== 'awaiting_payment') return
  if (random.chance(0.1)) return act(load, customer, 'DELETE', order.id, '')
  const isPaid = await pay(load, customer, order.id, order.bill.total, random)
  if (isPaid) load.underWay.delete(customer)
  if (random.chance(0.4)) await change(load, customer, order, random)
  if (random.chance(0.25)) await act(load, customer, 'POST', order.id, '/cancel', {}, 'cancelled')
}

/** Deletes orders that a declined payment or a lost response left unpaid: an account may have one per caterer and day. */
async function giveUpUnpaid(load: Load, customer: Visitor): Promise<void> {
  const { body } = await customer.call<{ items?: { id: string; state: string }[] }>('GET', '/api/orders?mine=1')
  const unpaid = (body.items ?? []).filter(({ state }) => state === 'awaiting_payment')
  for (const { id } of unpaid) await act(load, customer, 'DELETE', id, '')
}

/** Reports whether the payment was acknowledged. */
async function pay(load: Load, customer: Visitor, orderId: string, amount: number, random: Random): Promise<boolean> {
  const begun = await customer.call<Initiation>('POST', '/api/payment/initiate', { amount, orderId })
  if (begun.status !== 200) {
    await expectKnownError(begun)
    return false
  }
  const { transactionId } = begun.body
  const does = random.chance(0.85) ? 'complete' : 'fail'
  await load.gateway.control(transactionId, { do: does, webhook: random.pick(['send', 'skip', 'twice']) })
  const confirmed = await customer.call('POST', `/api/payment/confirm/${orderId}`, { txnId: transactionId })
  const isPaid = confirmed.status === 200 && does === 'complete'
  if (isPaid) load.acknowledged.moves.add(`${orderId} > requested`)
  return isPaid
}

async function change(load: Load, customer: Visitor, { id }: OrderView, random: Random): Promise<void> {
  const { body: order } = await customer.call<OrderView>('GET', `/api/orders/${id}`)
  if (order.can?.['change'] !== true) return
  const guests = random.pick([25, 30, 45])
  const changed = await customer.call<OrderView>('POST', `/api/orders/${id}/change`, {
    packageId: order.package.id,
    selections: order.menu.map(({ _id, addon, dishes }) => ({ itemId: _id, addOn: addon, dishes })),
    guests,
    dietSplit: { veg: guests, jain: 0, nonVeg: 0 },
    serviceHours: 3,
  })
  if (changed.status !== 200) return expectKnownError(changed)
  const waiting = changed.body.changes.find(({ state }) => state === 'awaiting_payment')
  if (waiting) await pay(load, customer, id, waiting.toPay, random)
}

const nextStep: Record<string, [verb: string, to: string]> = {
  requested: ['/accept', 'accepted'],
  accepted: ['/prepare', 'in_preparation'],
  in_preparation: ['/deliver', 'delivered'],
}

type Received = Record<'id' | 'state' | 'eventDate', string>

async function cook(load: Load, random: Random): Promise<void> {
  const { body } = await load.owner.call<{ items: Received[] }>('GET', '/api/orders/received')
  const order = random.pick([...(body.items ?? []), { id: '', state: '', eventDate: '' }])
  const isEarly = order.state === 'accepted' && order.eventDate > dayInIndia(systemClock.now())
  const step = isEarly ? undefined : nextStep[order.state]
  if (!step) return new Promise((resolve) => setTimeout(resolve, 10))
  if (random.chance(0.12)) return act(load, load.owner, 'POST', order.id, '/cancel', { reason: 'Flooded' }, 'cancelled')
  await act(load, load.owner, 'POST', order.id, step[0], undefined, step[1])
}

async function act(
  { acknowledged }: Load,
  who: Visitor,
  method: string,
  id: string,
  path: string,
  body?: object,
  to?: string,
): Promise<void> {
  const answer = await who.call(method, `/api/orders/${id}${path}`, body)
  if (answer.status === 200 && to !== undefined) acknowledged.moves.add(`${id} > ${to}`)
  await expectKnownError(answer)
}

async function expectKnownError({ status, body }: { status: number; body: unknown }): Promise<void> {
  if (status >= 500 && (body as { code?: string }).code === 'unexpected')
    throw new Error(`the product answered ${status}: ${JSON.stringify(body)}`)
  // Clients wait before they try again; without a pause an outage would be answered thousands of times a second.
  if (status === 503) await wait(50)
}
