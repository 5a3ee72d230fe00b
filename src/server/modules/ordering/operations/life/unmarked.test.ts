import { expect, test } from 'vitest'
import type { Initiation } from '#contract/endpoints/payments.ts'
import { newId } from '#server/kernel/ids.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { useGateway } from '#test/support/gateway.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { aPaidOrder, type OrderInHands } from '#test/support/life.ts'
import { mailsTo } from '#test/support/mails.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

/** Runs the jobs that ask and complete, twice, at a moment in India. */
async function at(moment: string): Promise<void> {
  server.clock.set(new Date(`2026-12-${moment}:00+05:30`))
  for (const job of ['delivery-questions', 'order-deadlines', 'delivery-questions', 'order-deadlines'])
    await server.services.backgroundJobs[job]?.()
}

/** An accepted order for the evening of 12 December. */
async function anAccepted(): Promise<OrderInHands> {
  server.clock.set(new Date('2026-11-20T10:00:00+05:30'))
  const hands = await aPaidOrder(server, gateway)
  expect((await hands.asCaterer('accept')).status).toBe(200)
  return hands
}

const asked = async ({ guest, owner }: OrderInHands) => [
  (await mailsTo(server, guest.user.email, 'order_unmarked')).length,
  (await mailsTo(server, owner.user.email, 'order_unmarked_caterer')).length,
]
const stateOf = async ({ guest, order }: OrderInHands) => (await guest.see(order.id)).state

test('both sides of an order that nobody marked as delivered are asked once, on the day after the event by day', async () => {
  const hands = await anAccepted()
  await at('12T23:30')
  await at('13T06:59')
  expect(await asked(hands)).toEqual([0, 0])
  await at('13T07:00')
  await at('14T12:00')
  expect(await asked(hands)).toEqual([1, 1])
  const [mail] = await mailsTo(server, hands.guest.user.email, 'order_unmarked')
  expect(mail?.subject).toBe('Did your food arrive?')
  expect(mail?.text).toContain('before Sat 19 Dec')
})

test('a change whose payment the gateway never decided is dropped when the order is completed, and its money goes back', async () => {
  const hands = await anAccepted()
  const { guest, order, feast } = hands
  const { packageId, selections } = feast.request()
  const draft = { packageId, selections, guests: 60, dietSplit: { veg: 60, jain: 0, nonVeg: 0 } }
  const { body: asked } = await hands.asCustomer('change', draft)
  const amount = asked.changes[0]?.difference
  const { body: page } = await guest.call<Initiation>('POST', '/api/payment/initiate', { orderId: order.id, amount })
  await at('19T00:01')
  expect(await guest.see(order.id)).toMatchObject({ state: 'completed', guests: 40, changes: [{ state: 'dropped' }] })
  expect(await brokenPromises(server)).toEqual({})
  await gateway.control(page.transactionId, { do: 'complete' })
  await guest.confirm(order, page.transactionId)
  expect((await guest.see(order.id)).refunds.map((refund) => refund.amount)).toEqual([amount])
  expect(await brokenPromises(server)).toEqual({})
})

test('it is billed and completed seven days after the event, in preparation or not, and is payable two days later', async () => {
  const [accepted, prepared] = [await anAccepted(), await anAccepted()]
  server.clock.set(new Date('2026-12-12T10:00:00+05:30'))
  expect((await prepared.asCaterer('prepare')).status).toBe(200)
  await at('18T23:59')
  expect([await stateOf(accepted), await stateOf(prepared)]).toEqual(['accepted', 'in_preparation'])
  await at('19T00:01')
  for (const hands of [accepted, prepared]) {
    const { state, events } = await hands.guest.see(hands.order.id)
    expect([state, events.at(-1)?.by]).toEqual(['completed', 'pangat'])
    const { body } = await hands.guest.call<{ kind: string }[]>('GET', `/api/orders/${hands.order.id}/documents`)
    expect(body.map(({ kind }) => kind)).toContain('invoice')
  }
  await server.services.backgroundJobs['payables']?.()
  const { body } = await accepted.owner.call<{ payableOn: string }>('GET', `/api/orders/${accepted.order.id}/proceeds`)
  expect(body.payableOn).toBe('2026-12-21')
  expect(await brokenPromises(server)).toEqual({})
})

test('its customer may say that the food came, from the day after the event', async () => {
  const hands = await anAccepted()
  server.clock.set(new Date('2026-12-12T23:59:00+05:30'))
  expect((await hands.asCustomer('complete')).body.code).toBe('order_not_delivered')
  expect((await hands.guest.see(hands.order.id)).can['complete']).toBe(false)
  server.clock.set(new Date('2026-12-13T00:00:00+05:30'))
  expect((await hands.guest.see(hands.order.id)).can['complete']).toBe(true)
  expect((await hands.asCustomer('complete')).status).toBe(200)
  await at('13T12:00')
  expect(await asked(hands)).toEqual([0, 0])
  expect(await brokenPromises(server)).toEqual({})
})

test('one that was cancelled or delivered meanwhile is left alone', async () => {
  const [cancelled, delivered] = [await anAccepted(), await anAccepted()]
  await cancelled.asCustomer('cancel', {})
  server.clock.set(new Date('2026-12-12T21:00:00+05:30'))
  for (const verb of ['prepare', 'deliver']) await delivered.asCaterer(verb)
  await at('13T12:00')
  await at('19T12:00')
  expect([await stateOf(cancelled), await stateOf(delivered)]).toEqual(['cancelled', 'completed'])
  expect([await asked(cancelled), await asked(delivered)]).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('one with an open complaint is left until the complaint is closed', async () => {
  const hands = await anAccepted()
  const { id, customerId } = { id: hands.order.id, customerId: hands.guest.user.id }
  await rows(
    server.database.db,
    sql`insert into complaints (id, ticket, secret, secret_hash, about, name, contact, message, order_id, user_id, created_at)
      values (${newId()}, ${`T-${id}`}, ${id}, ${id}, 'booking', 'Asha', '+919820012345', 'Nothing came', ${id}, ${customerId}, now())`,
  )
  await at('19T12:00')
  expect(await stateOf(hands)).toBe('accepted')
  await rows(server.database.db, sql`update complaints set state = 'closed', closed_at = now() where order_id = ${id}`)
  await at('20T12:00')
  expect(await stateOf(hands)).toBe('completed')
})
