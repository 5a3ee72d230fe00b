import { expect, test } from 'vitest'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder, type OrderInHands } from '#test/support/life.ts'
import { mailsTo } from '#test/support/mails.ts'
import { useServer } from '#test/support/server.ts'
import { aMember } from '#test/factories/index.ts'
import { aGuest } from '#test/support/ordering.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const remind = async () => server.services.backgroundJobs['answer-reminders']?.()

const toOwner = async ({ owner }: OrderInHands) => mailsTo(server, owner.user.email, 'order_answer_reminder')
async function told({ owner, order }: OrderInHands): Promise<number> {
  await server.services.backgroundJobs['notification-centre']?.()
  type List = { items: { type: string; orderId?: string }[] }
  const { items } = (await owner.call<List>('GET', '/api/notifications')).body
  return items.filter(({ type, orderId }) => type === 'order.unanswered' && orderId === order.id).length
}
/** Paid at 9 am in India, to be answered by 9 am of the next day. */
async function anUnanswered(): Promise<OrderInHands> {
  server.clock.set(new Date('2026-11-25T09:00:00+05:30'))
  return aPaidOrder(server, gateway)
}

test('an unanswered order is told again at half and at the last tenth of its time, once each, by email and in the product', async () => {
  const hands = await anUnanswered()
  const at = async (moment: string) => {
    server.clock.set(new Date(`2026-11-${moment}:00+05:30`))
    await remind()
    await remind()
    return (await toOwner(hands)).length
  }
  expect(await at('25T20:59')).toBe(0)
  expect(await at('25T21:00')).toBe(1)
  expect(await at('26T06:59')).toBe(1)
  expect(await at('26T07:00')).toBe(2)
  expect(await at('26T08:59')).toBe(2)
  const [mail] = await toOwner(hands)
  expect(mail?.subject).toBe('Respond by 26 Nov, 9:00 am: order for 40 guests')
  expect(mail?.text).toContain(`http://localhost:3000/caterer-dashboard/orders/${hands.order.id}`)
  // Before the caterer accepts, nothing tells where the venue is (C95).
  expect(mail?.text).not.toMatch(/400050|Hill Road|98200/)
  expect(await told(hands)).toBe(2)
  expect(await mailsTo(server, hands.guest.user.email, 'order_answer_reminder')).toEqual([])
})

test('two processes remind once, and managers are reminded, not cooks', async () => {
  const hands = await anUnanswered()
  const [manager, cook] = [await aGuest(server, { role: '3' }), await aGuest(server, { role: '3' })]
  await aMember(server, hands.feast.caterer.id, manager.user)
  await aMember(server, hands.feast.caterer.id, { ...cook.user, part: 'cook' })
  server.clock.set(new Date('2026-11-25T21:30:00+05:30'))
  await Promise.all([remind(), remind(), remind()])
  expect((await toOwner(hands)).length).toBe(1)
  expect((await mailsTo(server, manager.user.email, 'order_answer_reminder')).length).toBe(1)
  expect(await mailsTo(server, cook.user.email, 'order_answer_reminder')).toEqual([])
})

test('an order that was answered is not reminded of', async () => {
  const hands = await anUnanswered()
  await hands.asCaterer('accept')
  server.clock.set(new Date('2026-11-26T07:30:00+05:30'))
  await remind()
  expect(await toOwner(hands)).toEqual([])
})

test('reminders come by night when the time ends before the morning', async () => {
  server.clock.set(new Date('2026-11-25T17:00:00+05:30'))
  // A quarter of the 42 hours to the event: until half past three.
  const hands = await aPaidOrder(server, gateway, { eventDate: '2026-11-27', eventTime: '11:00' })
  const sent: number[] = []
  for (const moment of ['25T22:14', '25T22:15', '26T02:26', '26T02:27']) {
    server.clock.set(new Date(`2026-11-${moment}:00+05:30`))
    await remind()
    sent.push((await toOwner(hands)).length)
  }
  expect(sent).toEqual([0, 1, 1, 2])
})
