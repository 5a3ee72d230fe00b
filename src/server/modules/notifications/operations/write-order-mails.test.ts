import { expect, test } from 'vitest'
import type { Initiation } from '#contract/endpoints/payments.ts'
import { nextNumber } from '#test/factories/next-number.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder, delivered, type OrderInHands } from '#test/support/life.ts'
import { mailsTo } from '#test/support/mails.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const hour = 60 * 60_000
/** Every order is of a kitchen of its own, under the same name. */
const leafAndLadle = () => ({ name: 'Leaf & Ladle', slug: `leaf-${nextNumber()}` })
const anOrder = () => aPaidOrder(server, gateway, {}, { caterer: { ...leafAndLadle() } })

/** The newest mail of a kind to one side. */
async function told(hands: OrderInHands, side: 'guest' | 'owner', kind: string) {
  const mail = (await mailsTo(server, hands[side].user.email, kind)).at(-1)
  if (!mail) throw new Error(`no mail ${kind} was written`)
  return mail
}

/** Other guests for the order, with its menu as it is. */
function withGuests({ feast }: OrderInHands, guests: number) {
  const { packageId, selections } = feast.request()
  return { packageId, selections, guests, dietSplit: { veg: guests, jain: 0, nonVeg: 0 } }
}

test('an accepted order is good news', async () => {
  const hands = await anOrder()
  await hands.asCaterer('accept')
  const mail = await told(hands, 'guest', 'order_accepted')
  expect(mail.subject).toBe('Leaf & Ladle will cook for you')
  expect(mail.text).toContain('good news: Leaf & Ladle has accepted your order')
  expect(mail.text).toContain(`See your booking: http://localhost:3000/my-orders/${hands.order.id}`)
  expect(mail.html).toContain('Leaf &amp; Ladle')
})

test('a declined order says why, and what comes back', async () => {
  const hands = await anOrder()
  await hands.asCaterer('decline', { reason: 'Our tandoor is broken.\nWe are sorry.' })
  const mail = await told(hands, 'guest', 'order_declined')
  expect(mail.subject).toBe('Leaf & Ladle cannot take your order')
  expect(mail.text).toContain('You get ₹10,500 back the way you paid, usually within a few days.')
  expect(mail.text).toContain('They wrote:\n\nOur tandoor is broken.\n\nWe are sorry.')
})

test('an order that nobody answered is told to both sides', async () => {
  const hands = await anOrder()
  server.clock.advance(25 * hour)
  await server.services.sweeps['order-deadlines']?.()
  const toGuest = await told(hands, 'guest', 'order_lapsed')
  expect(toGuest.subject).toBe('Leaf & Ladle did not answer in time')
  expect(toGuest.text).toContain('You get ₹10,500 back the way you paid')
  const toOwner = await told(hands, 'owner', 'order_lapsed_caterer')
  expect(toOwner.subject).toBe('An order was not answered in time')
  expect(toOwner.text).toContain('http://localhost:3000/caterer-dashboard')
})

test('what the kitchen does is told step by step, until the customer is asked for a review', async () => {
  const hands = await anOrder()
  await delivered(server, hands)
  await hands.asCustomer('complete')
  expect((await told(hands, 'guest', 'order_in_preparation')).text).toContain(
    'From now on guests and menu stay as they are.',
  )
  expect((await told(hands, 'guest', 'order_delivered')).text).toContain(
    'without a word from you it is complete in 2 days',
  )
  const completed = await told(hands, 'guest', 'order_completed')
  expect(completed.subject).toBe('How was Leaf & Ladle?')
  expect(completed.text).toContain(`Write a review: http://localhost:3000/my-orders/${hands.order.id}#review`)
})

test('a customer who cancels is told what comes back, and the kitchen why', async () => {
  const hands = await anOrder()
  await hands.asCustomer('cancel', { reason: 'The wedding is off' })
  const toGuest = await told(hands, 'guest', 'order_cancelled')
  expect(toGuest.subject).toBe('Your order with Leaf & Ladle is cancelled')
  expect(toGuest.text).toContain('you have cancelled your order.')
  expect(toGuest.text).toContain('You get ₹10,500 back')
  expect(toGuest.text).not.toContain('The wedding is off')
  const toOwner = await told(hands, 'owner', 'order_cancelled_caterer')
  expect(toOwner.text).toContain('the customer has cancelled.')
  expect(toOwner.text).toContain('The wedding is off')
})

test('a caterer who cancels late owes more than the price, which both sides are told', async () => {
  const hands = await anOrder()
  server.clock.set(new Date('2026-12-09T06:30:00Z'))
  await hands.asCaterer('cancel', { reason: 'Our cook is ill' })
  const toGuest = await told(hands, 'guest', 'order_cancelled')
  expect(toGuest.text).toContain('Leaf & Ladle has cancelled your order. We are sorry.')
  expect(toGuest.text).toContain('Our cook is ill')
  const owes = hands.order.bill.total / 2
  const amount = `₹${owes.toLocaleString('en-IN')}`
  expect(toGuest.text).toContain(`Leaf & Ladle owes you ${amount} on top for cancelling late.`)
  expect((await told(hands, 'owner', 'order_cancelled_caterer')).text).toContain(
    `For cancelling late you owe the customer ${amount} on top.`,
  )
})

test('fewer guests are told to both sides with what comes back', async () => {
  const hands = await anOrder()
  await hands.asCustomer('change', withGuests(hands, 30))
  const toGuest = await told(hands, 'guest', 'order_changed')
  expect(toGuest.subject).toBe('Your order with Leaf & Ladle has changed')
  expect(toGuest.text).toContain('your change counts from now on: 30 guests instead of 40.')
  expect(toGuest.text).toContain('You get ₹2,625 back the way you paid')
  const toOwner = await told(hands, 'owner', 'order_changed_caterer')
  expect(toOwner.text).toContain('30 guests instead of 40. Please look before you buy and cook.')
  expect(toOwner.text).toContain('Guests: 30')
})

test('email of a reduction states refund and cancellation charge, and that of an increase what the charge paid', async () => {
  const hands = await anOrder()
  await hands.asCaterer('accept')
  server.clock.set(new Date('2026-12-07T06:30:00Z'))
  await hands.asCustomer('change', withGuests(hands, 30))
  const toGuest = await told(hands, 'guest', 'order_changed')
  expect(toGuest.text).toContain('You get ₹1,312.50 back the way you paid')
  expect(toGuest.text).toContain('Leaf & Ladle keeps ₹1,312.50 as a cancellation charge')
  expect(toGuest.text).toContain('If you add guests or dishes later, this charge is used first.')
  expect((await told(hands, 'owner', 'order_changed_caterer')).text).toContain(
    '₹1,312.50 is retained for you as a cancellation charge.',
  )
  await hands.asCustomer('change', withGuests(hands, 35))
  const more = await told(hands, 'guest', 'order_changed')
  expect(more.text).toContain('₹1,312.50 of the increase was paid from your cancellation charge.')
  expect(more.text).not.toContain('You have paid')
  expect((await told(hands, 'owner', 'order_changed_caterer')).text).toContain(
    '₹1,312.50 of the increase was paid from the retained cancellation charge.',
  )
})

test('more guests are told once they are paid, and not before', async () => {
  const hands = await anOrder()
  await hands.asCustomer('change', withGuests(hands, 60))
  expect(await mailsTo(server, hands.guest.user.email, 'order_changed')).toEqual([])
  const { body: page } = await hands.guest.call<Initiation>('POST', '/api/payment/initiate', {
    orderId: hands.order.id,
    amount: 5_250,
  })
  await gateway.control(page.transactionId, { do: 'complete' })
  const toGuest = await told(hands, 'guest', 'order_changed')
  expect(toGuest.text).toContain('60 guests instead of 40.')
  expect(toGuest.text).toContain('You have paid ₹5,250 more.')
})

test('other dishes for the same guests are told without a difference', async () => {
  const hands = await anOrder()
  const { selections } = hands.feast.request()
  const other = selections.map((one) => ({ ...one, dishes: ['Paneer Tikka', 'Jain Samosa'] }))
  await hands.asCustomer('change', { ...withGuests(hands, 40), selections: other })
  const { text } = await told(hands, 'guest', 'order_changed')
  expect(text).toContain('other dishes or hours for 40 guests.')
  expect(text).not.toMatch(/You have paid|You get/)
})

test('a message that nobody read for a quarter of an hour is told to the other side, without its words', async () => {
  const hands = await anOrder()
  await hands.guest.call('POST', `/api/orders/${hands.order.id}/messages`, { text: 'The gate code is 4711' })
  server.clock.advance(hour / 4)
  await server.services.sweeps['order-messages']?.()
  const mail = await told(hands, 'owner', 'order_unread')
  expect(mail.subject).toBe('Asha Kulkarni has written to you')
  expect(mail.text).toContain('Read and answer: http://localhost:3000/caterer-dashboard')
  expect(mail.text).not.toContain('4711')
  expect(await mailsTo(server, hands.guest.user.email, 'order_unread')).toEqual([])

  await hands.owner.call('POST', `/api/orders/${hands.order.id}/messages`, { text: 'Thank you' })
  server.clock.advance(hour / 4)
  await server.services.sweeps['order-messages']?.()
  const answered = await told(hands, 'guest', 'order_unread')
  expect(answered.subject).toBe('Leaf & Ladle has written to you')
  expect(answered.text).toContain(`Read and answer: http://localhost:3000/my-orders/${hands.order.id}#messages`)
})
