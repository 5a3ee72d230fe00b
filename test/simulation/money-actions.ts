import { addDays, dayInIndia, momentInIndia } from '#contract/values/calendar.ts'
import { newId } from '#server/kernel/ids.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { anOrder, summaryOf, type Action } from './actions.ts'
import { runJobOf } from './run-job.ts'
import { together } from './together.ts'
import { UnexpectedResponse } from './unexpected-response.ts'

/** An admin gives back a part of a delivered order, sometimes more than is held, sometimes twice with one key. */
export const refundDelivered: Action = async (world, random) => {
  const found = await anOrder(world, random, ['delivered', 'completed'])
  if (!found) return 'nothing'
  const body = { amount: random.pick([50, 100.5, 999, 1_000_000]), reason: 'A dish was missing.' }
  const headers = { 'Idempotency-Key': newId() }
  const send = () => world.admin.call<object>('POST', `/api/admin/orders/${found.id}/refunds`, body, headers)
  const [first, ...others] = await together(random.chance(0.2) ? [send(), send()] : [send()])
  // One whose connection was cut may be repeated; a refused one must stay refused.
  const isCut = first?.status === 503 && world.processes.cuts.hasCut()
  if (others.some(({ status }) => status === 201) && first?.status !== 201 && !isCut)
    throw new UnexpectedResponse('the repeat of a refused refund was taken')
  return first ? summaryOf(first) : 'nothing'
}

export const releasePromotion: Action = async (world, random) => {
  const held = await rows<{ id: string }>(
    world.server.database.db,
    sql`select order_id as id from payables where promotion_held order by order_id`,
  )
  if (held.length === 0) return 'nothing'
  return summaryOf(await world.admin.call<object>('POST', `/api/admin/orders/${random.pick(held).id}/promotion`, {}))
}

/** A customer whose order was called off says where to pay. */
export const giveAccount: Action = async (world, random) => {
  const owed = await rows<{ id: string; customer: string }>(
    world.server.database.db,
    sql`select order_id as id, customer_id as customer from compensations order by order_id`,
  )
  if (owed.length === 0) return 'nothing'
  const { id, customer } = random.pick(owed)
  const who = world.customers.find(({ guest }) => guest.user.id === customer)
  const upi = random.pick(['asha@okaxis', 'asha0000@okaxis'])
  return who ? summaryOf(await who.guest.call<object>('PUT', `/api/orders/${id}/compensation`, { upi })) : 'nothing'
}

/** New details hold payouts for two days; transfers to some accounts fail. */
export const newBankDetails: Action = async ({ caterers }, random) => {
  const { owner, name } = random.pick(caterers)
  const accountNumber = random.pick(['000123456789', '000123450000', '000123459999'])
  const body = { accountNumber, accountNumberAgain: accountNumber, ifsc: 'HDFC0001234', name }
  return summaryOf(await owner.call<object>('PUT', '/api/bank-details', body))
}

/** Moves the clock to noon of the next Wednesday, and does what is due then. */
export const nextPayout: Action = async (world) => {
  const { server } = world
  const now = server.clock.now()
  const today = dayInIndia(now)
  const ahead = (3 - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7 || 7
  const day = addDays(today, ahead)
  server.clock.set(momentInIndia(day, '12:00'))
  for (const job of ['order-deadlines', 'payables', 'payouts']) await runJobOf(world, job)
  return day
}
