import { formatRupees } from '#contract/values/money.ts'
import { expect, test } from 'vitest'
import type { Initiation } from '#contract/endpoints/payments.ts'
import { nextNumber } from '#test/factories/next-number.ts'
import { confirmEmailOf } from '#test/support/accounts.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder, delivered, type OrderInHands } from '#test/support/life.ts'
import { mailsTo } from '#test/support/mails.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const hour = 60 * 60_000
/** Every order is of a kitchen of its own, under the same name. */
const leafAndLadle = () => ({ name: 'Leaf & Ladle', slug: `leaf-${nextNumber()}` })

/** A paid order of people whose addresses are confirmed, so that their emails have names in them. */
async function anOrder(): Promise<OrderInHands> {
  const hands = await aPaidOrder(server, gateway, {}, { caterer: { ...leafAndLadle() } })
  for (const { user } of [hands.guest, hands.owner]) await confirmEmailOf(server, user.id)
  return hands
}

/** The newest email of a kind to one side. */
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

test('an accepted order is confirmed to the customer, with how long it can be changed', async () => {
  const hands = await anOrder()
  await hands.asCaterer('accept')
  const mail = await told(hands, 'guest', 'order_accepted')
  expect(mail.subject).toBe('Confirmed: Leaf & Ladle, Sat 12 Dec')
  expect(mail.text).toContain('Leaf & Ladle has confirmed your booking.')
  expect(mail.text).toContain('until Thu, 10 Dec 2026, 7:30 pm, or until they start preparing.')
  expect(mail.text).toContain(`View your booking: http://localhost:3000/my-orders/${hands.order.id}`)
  expect(mail.html).toContain('Leaf &amp; Ladle')
})

test('a declined order says what is refunded, and where the reason is', async () => {
  const hands = await anOrder()
  await hands.asCaterer('decline', { reason: 'Our tandoor is broken.\nWe are sorry.' })
  const mail = await told(hands, 'guest', 'order_declined')
  expect(mail.subject).toBe('Declined: Leaf & Ladle, Sat 12 Dec')
  expect(mail.text).toContain('We’ve started your refund of ₹10,500 to your original payment method.')
  expect(mail.text).toContain('Your booking page shows their reason.')
  expect(mail.text).not.toContain('tandoor')
})

test('an order that nobody answered is told to both sides', async () => {
  const hands = await anOrder()
  server.clock.advance(25 * hour)
  await server.services.backgroundJobs['order-deadlines']?.()
  const toGuest = await told(hands, 'guest', 'order_lapsed')
  expect(toGuest.subject).toBe('No response: Leaf & Ladle, Sat 12 Dec')
  expect(toGuest.text).toContain('We’ve started your refund of ₹10,500')
  const toOwner = await told(hands, 'owner', 'order_lapsed_caterer')
  expect(toOwner.subject).toBe('Order closed without a response, Sat 12 Dec')
  expect(toOwner.text).toContain('http://localhost:3000/caterer-dashboard')
})

test('what the kitchen does is told step by step, until the customer is asked for a review', async () => {
  const hands = await anOrder()
  await delivered(server, hands)
  await hands.asCustomer('complete')
  expect((await told(hands, 'guest', 'order_in_preparation')).text).toContain(
    'Guests and menu can no longer be changed.',
  )
  expect((await told(hands, 'guest', 'order_delivered')).text).toContain(
    'If we don’t hear from you in 2 days, we’ll mark it complete.',
  )
  const completed = await told(hands, 'guest', 'order_completed')
  expect(completed.subject).toBe('How was Leaf & Ladle?')
  expect(completed.text).toContain(`Write a review: http://localhost:3000/my-orders/${hands.order.id}#review`)
})

test('a customer who cancels is told what is refunded, and the caterer that it is cancelled', async () => {
  const hands = await anOrder()
  await hands.asCustomer('cancel', { reason: 'The wedding is off' })
  const toGuest = await told(hands, 'guest', 'order_cancelled')
  expect(toGuest.subject).toBe('Cancelled: Leaf & Ladle, Sat 12 Dec')
  expect(toGuest.text).toContain('You cancelled this booking.')
  expect(toGuest.text).toContain('refund of ₹10,500')
  expect(toGuest.text).not.toContain('The wedding is off')
  const toOwner = await told(hands, 'owner', 'order_cancelled_caterer')
  expect(toOwner.text).toContain('The customer cancelled this order.')
  expect(toOwner.text).not.toContain('The wedding is off')
})

test('a caterer who cancels late is told the penalty, and the customer that the refund is full', async () => {
  const hands = await anOrder()
  server.clock.set(new Date('2026-12-09T06:30:00Z'))
  await hands.asCaterer('cancel', { reason: 'Our cook is ill' })
  const toGuest = await told(hands, 'guest', 'order_cancelled')
  expect(toGuest.text).toContain('Leaf & Ladle has cancelled your booking. We’re sorry.')
  expect(toGuest.text).toContain('Your booking page shows their reason.')
  expect(toGuest.text).not.toContain('Our cook is ill')
  const owes = hands.order.bill.total / 2
  const amount = formatRupees(owes)
  // Nobody pays it out yet, so the customer is not promised an amount.
  expect(toGuest.text).not.toContain(amount)
  expect((await told(hands, 'owner', 'order_cancelled_caterer')).text).toContain(
    `Cancellation penalty for cancelling late: ${amount}.`,
  )
})

test('fewer guests are told to both sides with the refund', async () => {
  const hands = await anOrder()
  await hands.asCustomer('change', withGuests(hands, 30))
  const toGuest = await told(hands, 'guest', 'order_changed')
  expect(toGuest.subject).toBe('Changed: Leaf & Ladle, Sat 12 Dec')
  expect(toGuest.text).toContain('Your change is confirmed: 30 guests instead of 40.')
  expect(toGuest.text).toContain('refund of ₹2,625 to your original payment method')
  const toOwner = await told(hands, 'owner', 'order_changed_caterer')
  expect(toOwner.text).toContain('30 guests instead of 40. Check it before you buy.')
  expect(toOwner.text).toContain('Guests: 30')
})

test('email of a reduction states refund and cancellation charge, and that of an increase what the charge paid', async () => {
  const hands = await anOrder()
  await hands.asCaterer('accept')
  server.clock.set(new Date('2026-12-07T06:30:00Z'))
  await hands.asCustomer('change', withGuests(hands, 30))
  const toGuest = await told(hands, 'guest', 'order_changed')
  expect(toGuest.text).toContain('refund of ₹1,312.50 to your original payment method')
  expect(toGuest.text).toContain('Leaf & Ladle keeps ₹1,312.50 as a cancellation charge')
  expect(toGuest.text).toContain('If you add guests or dishes later, this charge is used first.')
  expect((await told(hands, 'owner', 'order_changed_caterer')).text).toContain(
    'You keep ₹1,312.50 as a cancellation charge.',
  )
  await hands.asCustomer('change', withGuests(hands, 35))
  const more = await told(hands, 'guest', 'order_changed')
  expect(more.text).toContain('₹1,312.50 of the increase was paid from your cancellation charge.')
  expect(more.text).not.toContain('You paid')
  expect((await told(hands, 'owner', 'order_changed_caterer')).text).toContain(
    '₹1,312.50 of the increase was paid from the cancellation charge you kept.',
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
  expect(toGuest.text).toContain('You paid ₹5,250 extra.')
})

test('other dishes for the same guests are told without a difference', async () => {
  const hands = await anOrder()
  const { selections } = hands.feast.request()
  const other = selections.map((one) => ({ ...one, dishes: ['Paneer Tikka', 'Jain Samosa'] }))
  await hands.asCustomer('change', { ...withGuests(hands, 40), selections: other })
  const { text } = await told(hands, 'guest', 'order_changed')
  expect(text).toContain('different dishes, dietary preferences or service hours for 40 guests.')
  expect(text).not.toMatch(/You paid|refund of/)
})

test('a message that is unread after a quarter of an hour is told to the other side, without its text', async () => {
  const hands = await anOrder()
  await hands.guest.call('POST', `/api/orders/${hands.order.id}/messages`, { text: 'The gate code is 4711' })
  server.clock.advance(hour / 4)
  await server.services.backgroundJobs['order-messages']?.()
  const mail = await told(hands, 'owner', 'order_unread')
  expect(mail.subject).toBe('New message from a customer')
  expect(mail.text).toContain('Read and reply: http://localhost:3000/caterer-dashboard')
  expect(mail.text).not.toMatch(/4711|Kulkarni/)
  expect(await mailsTo(server, hands.guest.user.email, 'order_unread')).toEqual([])

  await hands.owner.call('POST', `/api/orders/${hands.order.id}/messages`, { text: 'Thank you' })
  server.clock.advance(hour / 4)
  await server.services.backgroundJobs['order-messages']?.()
  const answered = await told(hands, 'guest', 'order_unread')
  expect(answered.subject).toBe('New message from Leaf & Ladle')
  expect(answered.text).toContain(`Read and reply: http://localhost:3000/my-orders/${hands.order.id}#messages`)
})

test('emails lead the caterer to the order, and name the PIN code of the venue from its acceptance on', async () => {
  const hands = await anOrder()
  const link = `http://localhost:3000/caterer-dashboard/orders/${hands.order.id}`
  const asked = await told(hands, 'owner', 'order_to_answer')
  expect(asked.text).toContain(`Respond to the order: ${link}`)
  expect(asked.text).not.toContain('400050')
  await hands.asCustomer('change', withGuests(hands, 38))
  const changedBefore = await told(hands, 'owner', 'order_changed_caterer')
  expect(changedBefore.text).toContain(link)
  expect(changedBefore.text).not.toContain('400050')

  await hands.asCaterer('accept')
  await hands.asCustomer('change', withGuests(hands, 36))
  expect((await told(hands, 'owner', 'order_changed_caterer')).text).toContain('PIN code: 400050')
  await hands.asCustomer('cancel', {})
  const cancelled = await told(hands, 'owner', 'order_cancelled_caterer')
  expect(cancelled.text).toContain(`View the order: ${link}`)
  expect(cancelled.text).not.toContain('400050')
})
