import { expect, test } from 'vitest'
import { anOrderView, aVersionOf, billOf, cameThrough, settledInFull } from '#test/factories/order-view.ts'
import { lastPaid, movementsOf } from './movements.ts'

test('nothing was paid for an order that waits for its payment', () => {
  expect(movementsOf(anOrderView({ state: 'awaiting_payment', events: cameThrough('awaiting_payment') }))).toEqual([])
})

test('what was paid at first, what changes cost and what goes back come to what the order costs', () => {
  const order = anOrderView({
    events: cameThrough('awaiting_payment', 'requested'),
    bill: billOf(9_000),
    changes: [
      {
        id: '1',
        number: 1,
        state: 'dropped',
        at: '',
        ...settledInFull(99),
        before: aVersionOf(40, 10_000),
        after: aVersionOf(41, 10_099),
      },
      {
        id: '2',
        number: 2,
        state: 'applied',
        at: 'then',
        ...settledInFull(500),
        before: aVersionOf(40, 10_000),
        after: aVersionOf(42, 10_500),
      },
      {
        id: '3',
        number: 3,
        state: 'applied',
        at: '',
        ...settledInFull(-1_500),
        before: aVersionOf(42, 10_500),
        after: aVersionOf(36, 9_000),
      },
    ],
    refunds: [{ id: 'r', amount: 1_500, why: 'changed', state: 'due' }],
  })
  const movements = movementsOf(order)
  expect(movements).toEqual([
    { what: 'paid', amount: 10_000, at: '2026-12-01T06:31:00Z' },
    { what: 'top_up', amount: 500, at: 'then' },
    { what: 'changed', amount: -1_500, at: undefined, refund: 'due' },
  ])
  expect(movements.reduce((total, { amount }) => total + amount, 0)).toBe(order.bill.total)
})

test('an increase is a payment only as far as retained money did not pay it', () => {
  const settled = (difference: number, retainedUsed: number) => ({
    ...settledInFull(difference),
    retainedUsed,
    toPay: difference - retainedUsed,
  })
  const change = { state: 'applied' as const, at: 'then' }
  const order = anOrderView({
    events: cameThrough('awaiting_payment', 'requested'),
    bill: billOf(11_500),
    changes: [
      {
        ...change,
        id: '1',
        number: 1,
        ...settled(500, 500),
        before: aVersionOf(40, 10_000),
        after: aVersionOf(42, 10_500),
      },
      {
        ...change,
        id: '2',
        number: 2,
        ...settled(1_000, 300),
        before: aVersionOf(42, 10_500),
        after: aVersionOf(46, 11_500),
      },
    ],
  })
  expect(movementsOf(order).filter(({ what }) => what === 'top_up')).toEqual([
    { what: 'top_up', amount: 700, at: 'then' },
  ])
})

test('the last payment is that of the order or of its latest increase, whatever the bill is now, until the order ends', () => {
  const increase = { id: '1', number: 1, state: 'applied' as const, at: '', ...settledInFull(500) }
  const reduction = { id: '2', number: 2, state: 'applied' as const, at: '', ...settledInFull(-1_500) }
  const [first, more, less] = [aVersionOf(40, 10_000), aVersionOf(42, 10_500), aVersionOf(36, 9_000)]
  const paid = { events: cameThrough('awaiting_payment', 'requested') }
  const reduced = { ...paid, bill: billOf(9_000), changes: [{ ...reduction, before: first, after: less }] }
  const changes = [
    { ...increase, before: first, after: more },
    { ...reduction, before: more, after: less },
  ]

  expect(lastPaid(anOrderView(reduced))).toBe(10_000)
  expect(lastPaid(anOrderView({ ...paid, bill: billOf(9_000), changes }))).toBe(500)
  expect(lastPaid(anOrderView({ ...reduced, state: 'cancelled' }))).toBeUndefined()
})
