import { addDays, dayInIndia, momentInIndia } from '#contract/values/calendar.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import { newId } from '#server/kernel/ids.ts'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { anOrder, summaryOf, type Action } from './actions.ts'
import { UnexpectedResponse } from './unexpected-response.ts'
import { change, reduceOverDays } from './change-actions.ts'
import { giveAccount, newBankDetails, nextPayout, refundDelivered, releasePromotion } from './money-actions.ts'
import { asCustomer } from './as-customer.ts'
import { runJobOf } from './run-job.ts'
import { advanceClock, type Caterer, type World } from './world.ts'

const open = ['requested', 'accepted'] as const
const cancel = asCustomer(['requested', 'accepted', 'in_preparation'], async ({ random, id, order, call }) => {
  const shown = order.ifCancelled?.refund
  const body = shown === undefined || random.chance(0.5) ? {} : { expectedRefund: shown }
  return summaryOf(await call('POST', `/api/orders/${id}/cancel`, body))
})

const drop = asCustomer(open, async ({ id, call }) => summaryOf(await call('DELETE', `/api/orders/${id}/change`)))
const complete = asCustomer(['delivered'], async ({ id, call }) =>
  summaryOf(await call('POST', `/api/orders/${id}/complete`)),
)
const orderAgain = asCustomer(['completed', 'declined', 'lapsed'], async ({ id, call }) =>
  summaryOf(await call('GET', `/api/orders/${id}/again`)),
)
const write = asCustomer(open, async ({ id, call }) =>
  summaryOf(await call('POST', `/api/orders/${id}/messages`, { text: 'Hm' })),
)
const read = asCustomer(open, async ({ id, call }) =>
  summaryOf(await call('POST', `/api/orders/${id}/messages/read`, { seq: 3 })),
)
const review = asCustomer(['completed'], async ({ random, id, order, call }) => {
  const answer = await call('POST', '/api/reviews', { orderId: id, rating: random.int(1, 10) / 2, comment: 'So so' })
  if (answer.status === 201 && order.state !== 'completed' && order.state !== 'delivered')
    throw new UnexpectedResponse(`a ${order.state} order was reviewed`)
  return summaryOf(answer)
})

const reason = { reason: 'Flooded kitchen' }

/** Returns an action of a caterer on one of their orders, mostly one in a state that allows it. */
function asCaterer(verb: string, from: readonly OrderState[], body?: object): Action {
  return async (world, random) => {
    const found = await anOrder(world, random, from)
    const caterer = found && (await catererOf(world, found.id))
    if (!found || !caterer) return 'nothing'
    return summaryOf(await caterer.owner.call<object>('POST', `/api/orders/${found.id}/${verb}`, body))
  }
}

/** Paid orders, which their own caterer sees. */
const paidStates = ['requested', 'accepted', 'in_preparation', 'delivered', 'completed'] as const

/** A caterer tries everything on an order of another one. */
const otherCaterer: Action = async (world, random) => {
  const found = await anOrder(world, random, paidStates)
  const caterer = found && (await catererOf(world, found.id))
  const [other] = world.caterers.filter((one) => one !== caterer)
  const verb = random.pick(['', 'accept', 'decline', 'prepare', 'deliver', 'cancel', 'messages', 'documents'] as const)
  if (!found || !other) return 'nothing'
  const path = `/api/orders/${found.id}${verb && `/${verb}`}`
  const body = verb === 'messages' ? { text: 'Yes' } : reason
  const answer = await (verb === '' || verb === 'documents'
    ? other.owner.call<object>('GET', path)
    : other.owner.call<object>('POST', path, body))
  const isCut = answer.status === 503 && world.processes.cuts.hasCut()
  if (answer.status !== 404 && !isCut)
    throw new UnexpectedResponse(`another caterer's ${verb} was answered ${answer.text}`)
  return `${verb} ${summaryOf(answer)}`
}

async function catererOf({ server, caterers }: World, orderId: string): Promise<Caterer | undefined> {
  const order = await firstRow<{ caterer: string }>(
    server.database.db,
    sql`select caterer_id as caterer from orders where id = ${orderId}`,
  )
  return caterers.find(({ feast }) => feast.caterer.id === order?.caterer)
}

const reply: Action = async ({ server, caterers }, random) => {
  const caterer = random.pick(caterers)
  const review = await firstRow<{ id: string }>(
    server.database.db,
    sql`select id from reviews where caterer_id = ${caterer.feast.caterer.id} order by created_at desc, id limit 1`,
  )
  if (!review) return 'nothing'
  return summaryOf(await caterer.owner.call<object>('POST', `/api/reviews/${review.id}/reply`, { text: 'Thank you' }))
}

/** Admins can read an order and change nothing. */
const adminRequest: Action = async (world, random) => {
  const found = await anOrder(world, random)
  if (!found) return 'nothing'
  const { id } = found
  const verb = random.pick(['', '/accept', '/cancel', '/complete'])
  const answer = await world.admin.call<object>(
    verb === '' ? 'GET' : 'POST',
    `/api/orders/${id}${verb}`,
    verb === '' ? undefined : {},
  )
  if (verb !== '' && answer.status < 400) throw new UnexpectedResponse(`an admin could ${verb} an order`)
  return summaryOf(answer)
}

const newCoupon: Action = async (world) => {
  world.coupons.push(await aCoupon(world.server, { title: 'For one', useLimit: 1 }))
  return 'one more'
}

/** A caterer raises a price, of which the other process hears. */
export const dearer: Action = async ({ server, caterers }, random) => {
  const { feast, owner } = random.pick(caterers)
  const offer = await firstRow<{ paise: number }>(
    server.database.db,
    sql`select base_price_paise as paise from packages where id = ${feast.offer.id}`,
  )
  const basePrice = (offer?.paise ?? 0) / 100 + 10
  return summaryOf(await owner.call<object>('PATCH', `/api/dishes/${feast.offer.id}`, { basePrice }))
}

const holiday: Action = async ({ server, caterers }, random) => {
  const { feast } = random.pick(caterers)
  const day = addDays(dayInIndia(server.clock.now()), random.int(2, 9))
  await rows(
    server.database.db,
    sql`insert into closures (id, caterer_id, first_day, last_day)
        values (${newId()}, ${feast.caterer.id}, ${day}, ${day}) on conflict do nothing`,
  )
  return day
}

const time =
  (minutes: readonly number[]): Action =>
  async (world, random) => {
    const passed = random.pick(minutes)
    advanceClock(world, passed)
    return `${passed} minutes`
  }

/** Moves the clock to noon of the next day with an order to prepare or to deliver. */
const eventDay: Action = async (world) => {
  const now = world.server.clock.now()
  const next = await firstRow<{ day: string }>(
    world.server.database.db,
    sql`select min(event_date)::text as day from orders where state in ('accepted', 'in_preparation')`,
  )
  const noon = next?.day ? momentInIndia(next.day, '12:00') : now
  if (noon <= now) return 'nothing'
  world.server.clock.set(noon)
  return next?.day ?? ''
}

const runJob =
  (name: string): Action =>
  async (world) => {
    await runJobOf(world, name)
    return 'done'
  }

const anyWebhook: Action = async ({ webhookOutbox, server }, random) =>
  String((await webhookOutbox.deliverAny(server, random)) ?? 'nothing')
const forgedWebhook: Action = async ({ webhookOutbox, server }, random) => {
  const status = await webhookOutbox.forgeAny(server, random)
  if (status !== undefined && status < 400) throw new UnexpectedResponse('a forged webhook was taken')
  return String(status ?? 'nothing')
}
const webhooks: Action = async ({ webhookOutbox, server }) =>
  (await webhookOutbox.deliver(server)).join(' ') || 'nothing'

const fault: Action = async ({ gateway }, random) => {
  const [call, kind] = [random.pick(['pay', 'status', 'refund']), random.pick(['error', 'html', 'pending'])]
  // A payment that was not accepted but reported as pending has no page.
  await gateway.fault({ call: call as 'pay', kind: (call === 'pay' && kind === 'pending' ? 'html' : kind) as 'html' })
  return `${call} ${kind}`
}

const refundsBecome: Action = async ({ gateway }, random) => {
  const state = random.pick(['COMPLETED', 'PENDING', 'PENDING', 'FAILED'] as const)
  await gateway.refunds({ state })
  return state
}

const refundEnds: Action = async ({ gateway, webhookOutbox, server }, random) => {
  const pending = await rows<{ id: string }>(
    server.database.db,
    sql`select id from refunds where state = 'pending' order by id`,
  )
  if (pending.length === 0) return 'nothing'
  const { id } = random.pick(pending)
  const state = random.pick(['COMPLETED', 'COMPLETED', 'FAILED'] as const)
  await gateway.refunds({ id, state, webhook: 'send' })
  return `${state} ${random.chance(0.6) ? (await webhookOutbox.deliver(server)).join(' ') : 'in transit'}`
}

export const lifeCycleActions: Record<string, { act: Action; weight: number }> = {
  change: { act: change, weight: 14 },
  'reduce over days': { act: reduceOverDays, weight: 3 },
  'drop the change': { act: drop, weight: 3 },
  cancel: { act: cancel, weight: 3 },
  complete: { act: complete, weight: 4 },
  review: { act: review, weight: 3 },
  write: { act: write, weight: 1 },
  read: { act: read, weight: 1 },
  'order again': { act: orderAgain, weight: 1 },
  accept: { act: asCaterer('accept', ['requested']), weight: 12 },
  decline: { act: asCaterer('decline', ['requested'], reason), weight: 3 },
  prepare: { act: asCaterer('prepare', ['accepted']), weight: 9 },
  deliver: { act: asCaterer('deliver', ['in_preparation']), weight: 9 },
  'cancel as caterer': { act: asCaterer('cancel', ['accepted', 'in_preparation', 'requested'], reason), weight: 3 },
  answer: { act: asCaterer('messages', ['accepted'], { text: 'Yes' }), weight: 1 },
  'another caterer': { act: otherCaterer, weight: 4 },
  reply: { act: reply, weight: 1 },
  'admin request': { act: adminRequest, weight: 2 },
  'a new coupon': { act: newCoupon, weight: 1 },
  dearer: { act: dearer, weight: 1 },
  'a holiday': { act: holiday, weight: 1 },
  minutes: { act: time([1, 3, 8]), weight: 6 },
  'half an hour': { act: time([31]), weight: 2 },
  hours: { act: time([120, 360]), weight: 2 },
  days: { act: time([1440, 2900]), weight: 1 },
  'the day of an event': { act: eventDay, weight: 3 },
  'run job: payments': { act: runJob('payments'), weight: 8 },
  'run job: orders': { act: runJob('expire-orders'), weight: 4 },
  'run job: deadlines': { act: runJob('order-deadlines'), weight: 4 },
  'run job: messages': { act: runJob('order-messages'), weight: 1 },
  'send emails': { act: runJob('notifications'), weight: 1 },
  'run job: payables': { act: runJob('payables'), weight: 3 },
  'run job: payouts': { act: runJob('payouts'), weight: 3 },
  'to the next payout': { act: nextPayout, weight: 2 },
  'refund after delivery': { act: refundDelivered, weight: 2 },
  'release a promotion': { act: releasePromotion, weight: 1 },
  'say where to pay compensation': { act: giveAccount, weight: 2 },
  'new bank details': { act: newBankDetails, weight: 1 },
  'deliver webhooks': { act: webhooks, weight: 4 },
  'an old webhook': { act: anyWebhook, weight: 5 },
  'a forged webhook': { act: forgedWebhook, weight: 2 },
  'a fault of the gateway': { act: fault, weight: 3 },
  'what refunds become': { act: refundsBecome, weight: 2 },
  'a refund ends': { act: refundEnds, weight: 3 },
}
