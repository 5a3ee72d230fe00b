import { addDays, dayInIndia, momentInIndia } from '#contract/values/calendar.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import { newId } from '#server/kernel/ids.ts'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { anOrder, told, Wrong, type Act } from './acts.ts'
import { change, reduceOverDays } from './changes.ts'
import { asCustomer } from './as-customer.ts'
import { pass, type Kitchen, type Town } from './town.ts'

const open = ['requested', 'accepted'] as const
const cancel = asCustomer(['requested', 'accepted', 'in_preparation'], async ({ random, id, order, call }) => {
  const shown = order.ifCancelled?.refund
  const body = shown === undefined || random.chance(0.5) ? {} : { expectedRefund: shown }
  return told(await call('POST', `/api/orders/${id}/cancel`, body))
})

const drop = asCustomer(open, async ({ id, call }) => told(await call('DELETE', `/api/orders/${id}/change`)))
const complete = asCustomer(['delivered'], async ({ id, call }) =>
  told(await call('POST', `/api/orders/${id}/complete`)),
)
const orderAgain = asCustomer(['completed', 'declined', 'lapsed'], async ({ id, call }) =>
  told(await call('GET', `/api/orders/${id}/again`)),
)
const write = asCustomer(open, async ({ id, call }) =>
  told(await call('POST', `/api/orders/${id}/messages`, { text: 'Hm' })),
)
const read = asCustomer(open, async ({ id, call }) =>
  told(await call('POST', `/api/orders/${id}/messages/read`, { seq: 3 })),
)
const review = asCustomer(['completed'], async ({ random, id, order, call }) => {
  const answer = await call('POST', '/api/reviews', { orderId: id, rating: random.int(1, 10) / 2, comment: 'So so' })
  if (answer.status === 201 && order.state !== 'completed' && order.state !== 'delivered')
    throw new Wrong(`a ${order.state} order was reviewed`)
  return told(answer)
})

/** What an owner does with an order of the kitchen's that may be moved so, or with any. */
function asCaterer(verb: string, from: readonly OrderState[], body?: object): Act {
  return async (town, random) => {
    const found = await anOrder(town, random, from)
    const kitchen = found && (await kitchenOf(town, found.id))
    // Now and then the neighbour tries.
    const who = random.chance(0.05) ? random.pick(town.kitchens) : kitchen
    if (!found || !who) return 'nothing'
    const answer = await who.owner.call<object>('POST', `/api/orders/${found.id}/${verb}`, body)
    if (who !== kitchen && answer.status !== 404) throw new Wrong(`a neighbour's ${verb} was answered ${answer.text}`)
    return told(answer)
  }
}

async function kitchenOf({ server, kitchens }: Town, orderId: string): Promise<Kitchen | undefined> {
  const order = await firstRow<{ caterer: string }>(
    server.database.db,
    sql`select caterer_id as caterer from orders where id = ${orderId}`,
  )
  return kitchens.find(({ feast }) => feast.caterer.id === order?.caterer)
}

const reply: Act = async ({ server, kitchens }, random) => {
  const kitchen = random.pick(kitchens)
  const review = await firstRow<{ id: string }>(
    server.database.db,
    sql`select id from reviews where caterer_id = ${kitchen.feast.caterer.id} order by created_at desc, id limit 1`,
  )
  if (!review) return 'nothing'
  return told(await kitchen.owner.call<object>('POST', `/api/reviews/${review.id}/reply`, { text: 'Thank you' }))
}

/** Staff look and change nothing. */
const look: Act = async (town, random) => {
  const found = await anOrder(town, random)
  if (!found) return 'nothing'
  const { id } = found
  const verb = random.pick(['', '/accept', '/cancel', '/complete'])
  const answer = await town.admin.call<object>(
    verb === '' ? 'GET' : 'POST',
    `/api/orders/${id}${verb}`,
    verb === '' ? undefined : {},
  )
  if (verb !== '' && answer.status < 400) throw new Wrong(`staff could ${verb} an order`)
  return told(answer)
}

const newCoupon: Act = async (town) => {
  town.coupons.push(await aCoupon(town.server, { title: 'For one', useLimit: 1 }))
  return 'one more'
}

const dearer: Act = async ({ server, kitchens }, random) => {
  const { feast } = random.pick(kitchens)
  await rows(
    server.database.db,
    sql`update packages set base_price_paise = base_price_paise + 1000 where id = ${feast.offer.id}`,
  )
  return 'ten rupees a plate'
}

const holiday: Act = async ({ server, kitchens }, random) => {
  const { feast } = random.pick(kitchens)
  const day = addDays(dayInIndia(server.clock.now()), random.int(2, 9))
  await rows(
    server.database.db,
    sql`insert into closures (id, caterer_id, first_day, last_day)
        values (${newId()}, ${feast.caterer.id}, ${day}, ${day}) on conflict do nothing`,
  )
  return day
}

const time =
  (minutes: readonly number[]): Act =>
  async (town, random) => {
    const passed = random.pick(minutes)
    pass(town, passed)
    return `${passed} minutes`
  }

/** Noon of the next day for which somebody cooks already. */
const feastDay: Act = async (town) => {
  const now = town.server.clock.now()
  const next = await firstRow<{ day: string }>(
    town.server.database.db,
    sql`select min(event_date)::text as day from orders where state = 'in_preparation'`,
  )
  const noon = next?.day ? momentInIndia(next.day, '12:00') : now
  if (noon <= now) return 'nothing'
  town.server.clock.set(noon)
  return next?.day ?? ''
}

const runJob =
  (name: string): Act =>
  async ({ server, fate }) => {
    await server.services.backgroundJobs[name]?.().catch((error: unknown) => {
      // Nobody hears what becomes of a process that was killed.
      if (!fate.isDead()) throw error
    })
    return 'done'
  }

const anyLetter: Act = async ({ post, server }, random) => String((await post.deliverAny(server, random)) ?? 'nothing')
const letters: Act = async ({ post, server }) => (await post.deliver(server)).join(' ') || 'nothing'

const fault: Act = async ({ gateway }, random) => {
  const [call, kind] = [random.pick(['pay', 'status', 'refund']), random.pick(['error', 'html', 'pending'])]
  // A payment that was not taken but called pending has no page.
  await gateway.fault({ call: call as 'pay', kind: (call === 'pay' && kind === 'pending' ? 'html' : kind) as 'html' })
  return `${call} ${kind}`
}

const refundsBecome: Act = async ({ gateway }, random) => {
  const state = random.pick(['COMPLETED', 'COMPLETED', 'PENDING', 'FAILED'] as const)
  await gateway.refunds({ state })
  return state
}

const refundEnds: Act = async ({ gateway, post, server }, random) => {
  const pending = await rows<{ id: string }>(
    server.database.db,
    sql`select id from refunds where state = 'pending' order by id`,
  )
  if (pending.length === 0) return 'nothing'
  const { id } = random.pick(pending)
  const state = random.pick(['COMPLETED', 'COMPLETED', 'FAILED'] as const)
  await gateway.refunds({ id, state, webhook: 'send' })
  return `${state} ${random.chance(0.6) ? (await post.deliver(server)).join(' ') : 'on its way'}`
}

const reason = { reason: 'Flooded kitchen' }

export const life: Record<string, { act: Act; weight: number }> = {
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
  'call off': { act: asCaterer('cancel', ['accepted', 'in_preparation', 'requested'], reason), weight: 3 },
  answer: { act: asCaterer('messages', ['accepted'], { text: 'Yes' }), weight: 1 },
  reply: { act: reply, weight: 1 },
  'staff look': { act: look, weight: 2 },
  'a new coupon': { act: newCoupon, weight: 1 },
  dearer: { act: dearer, weight: 1 },
  'a holiday': { act: holiday, weight: 1 },
  minutes: { act: time([1, 3, 8]), weight: 6 },
  'half an hour': { act: time([31]), weight: 2 },
  hours: { act: time([120, 360]), weight: 2 },
  days: { act: time([1440, 2900]), weight: 1 },
  'the day of a feast': { act: feastDay, weight: 3 },
  'run job: payments': { act: runJob('payments'), weight: 8 },
  'run job: orders': { act: runJob('expire-orders'), weight: 4 },
  'run job: deadlines': { act: runJob('order-deadlines'), weight: 4 },
  'run job: messages': { act: runJob('order-messages'), weight: 1 },
  'write mails': { act: runJob('notifications'), weight: 1 },
  post: { act: letters, weight: 4 },
  'an old letter': { act: anyLetter, weight: 5 },
  'a fault of the gateway': { act: fault, weight: 3 },
  'what refunds become': { act: refundsBecome, weight: 2 },
  'a refund ends': { act: refundEnds, weight: 3 },
}
