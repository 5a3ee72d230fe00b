import { expect, test } from 'vitest'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { anOrderView, aVersionOf, cameThrough, settledInFull } from '#test/factories/order-view.ts'
import { timelineOf } from './order-timeline.ts'

const now = new Date('2026-12-02T06:30:00Z')
const policy = [
  { daysBefore: 7, percent: 100, amount: 12_558 },
  { daysBefore: 3, percent: 50, amount: 6_279 },
  { daysBefore: 0, percent: 0, amount: 0 },
]

function read(order: OrderView, at = now): string[] {
  return timelineOf(order, at).map(({ state, title, detail }) =>
    [state, title, detail].filter((word) => typeof word === 'string').join(' | '),
  )
}

test('what waits for an answer says by when, until when it may change, and what cancelling costs when', () => {
  const order = anOrderView({
    events: cameThrough('awaiting_payment', 'requested'),
    answerBy: '2026-12-03T06:30:00Z',
    cancellation: policy,
  })
  expect(read(order)).toEqual([
    'done | Booking placed | Tue, 1 Dec 2026, 12:00 pm',
    'now | Paid, sent to the caterer | Tue, 1 Dec 2026, 12:01 pm',
    'next | Annapurna to respond | By Thu, 3 Dec 2026, 12:00 pm',
    'next | Last day to cancel for a 100% refund | Sat, 5 Dec 2026: ₹12,558 refund',
    'next | Last day to cancel for a 50% refund | Wed, 9 Dec 2026: ₹6,279 refund',
    'next | Last day to change guests or menu | By Thu, 10 Dec 2026, 7:30 pm',
    'next | Food is served | Sat, 12 Dec 2026, 7:30 pm',
  ])
})

test('steps that are over are no longer to come', () => {
  const order = anOrderView({
    state: 'accepted',
    events: cameThrough('awaiting_payment', 'requested', 'accepted'),
    cancellation: policy,
  })
  // Half past midnight of the 6th in India, when the 5th is over there alone.
  expect(read(order, new Date('2026-12-05T19:00:00Z')).slice(3)).toEqual([
    'next | Last day to cancel for a 50% refund | Wed, 9 Dec 2026: ₹6,279 refund',
    'next | Last day to change guests or menu | By Thu, 10 Dec 2026, 7:30 pm',
    'next | Food is served | Sat, 12 Dec 2026, 7:30 pm',
  ])
  expect(read(order, new Date('2026-12-11T06:30:00Z')).slice(3)).toEqual([
    'next | Food is served | Sat, 12 Dec 2026, 7:30 pm',
  ])
})

test('an unpaid order says until when it can be paid', () => {
  const order = anOrderView({
    state: 'awaiting_payment',
    holdUntil: '2026-12-01T07:00:00Z',
    events: cameThrough('awaiting_payment'),
  })
  expect(read(order).slice(1)).toEqual([
    'next | Payment | By Tue, 1 Dec 2026, 12:30 pm',
    'next | Food is served | Sat, 12 Dec 2026, 7:30 pm',
  ])
})

test('changes and what goes back stand where they happened', () => {
  const change = { at: '2026-12-01T06:35:00Z', before: aVersionOf(40, 12_558), after: aVersionOf(50, 15_000) }
  const order = anOrderView({
    state: 'cancelled',
    events: [
      ...cameThrough('awaiting_payment', 'requested'),
      { seq: 3, to: 'cancelled', at: '2026-12-01T08:00:00Z', by: 'customer' },
    ],
    ending: { by: 'customer', reason: 'The hall is closed', refund: 15_000, compensation: 0 },
    changes: [
      { ...change, id: 'g1', number: 1, state: 'dropped', ...settledInFull(2_442) },
      { ...change, id: 'g2', number: 2, state: 'applied', ...settledInFull(2_442), at: '2026-12-01T06:36:00Z' },
    ],
    refunds: [
      { id: 'r1', amount: 12_558, why: 'ended', state: 'done', doneAt: '2026-12-01T08:05:00Z' },
      { id: 'r2', amount: 2_442, why: 'ended', state: 'pending' },
    ],
  })
  expect(read(order).slice(2)).toEqual([
    'failed | Change discarded | Tue, 1 Dec 2026, 12:05 pm',
    'done | Changed to 50 guests | Tue, 1 Dec 2026, 12:06 pm, ₹2,442 more',
    'failed | You cancelled this booking. | Tue, 1 Dec 2026, 1:30 pm: The hall is closed',
    'done | ₹12,558 refunded | Tue, 1 Dec 2026, 1:35 pm',
    'now | Refund of ₹2,442 started | To your original payment method. Banks usually take 5–7 working days.',
  ])
})

test('a change that leaves the number of guests does not tell a number', () => {
  const change = { id: 'g1', number: 1, state: 'applied' as const, at: '2026-12-01T06:35:00Z', ...settledInFull(0) }
  const after = { ...aVersionOf(40, 12_558), dietSplit: { veg: 30, jain: 10, nonVeg: 0 } }
  const order = anOrderView({
    events: cameThrough('awaiting_payment', 'requested'),
    changes: [{ ...change, before: aVersionOf(40, 12_558), after }],
  })
  expect(read(order)[2]).toBe('now | Dishes, dietary preferences or hours changed | Tue, 1 Dec 2026, 12:05 pm')
})

test('a delivered order completes by itself two days later', () => {
  const order = anOrderView({ state: 'delivered', events: cameThrough('awaiting_payment', 'requested', 'delivered') })
  expect(read(order).slice(2)).toEqual([
    'now | Delivered | Tue, 1 Dec 2026, 12:02 pm',
    'next | Completed | Automatically on Thu, 3 Dec 2026, 12:02 pm',
  ])
})
