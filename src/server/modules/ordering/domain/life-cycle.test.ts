import { expect, test } from 'vitest'
import { orderStates } from '#contract/values/order-state.ts'
import { isOver, mayMove, unreachable } from './life-cycle.ts'

test('an order is paid, answered, prepared, delivered and completed, in this order only', () => {
  const way = ['awaiting_payment', 'requested', 'accepted', 'in_preparation', 'delivered', 'completed'] as const
  for (const [i, from] of way.entries()) {
    for (const [j, to] of way.entries()) expect(mayMove(from, to), `${from} to ${to}`).toBe(j === i + 1)
  }
})

test('nothing leads back to an order that awaits payment', () => {
  expect(orderStates.filter((state) => mayMove(state, 'awaiting_payment'))).toEqual([])
})

test('what is delivered is not cancelled any more', () => {
  expect(orderStates.filter((state) => mayMove(state, 'cancelled'))).toEqual([
    'requested',
    'accepted',
    'in_preparation',
  ])
})

test('only unpaid orders expire or are deleted', () => {
  for (const end of ['expired', 'cancelled_unpaid'] as const) {
    expect(orderStates.filter((state) => mayMove(state, end))).toEqual(['awaiting_payment'])
  }
})

test('six states are the end', () => {
  expect(orderStates.filter(isOver)).toEqual([
    'cancelled_unpaid',
    'expired',
    'declined',
    'lapsed',
    'cancelled',
    'completed',
  ])
})

test('a state that nothing leads to is found', () => {
  expect(unreachable({ new: ['paid'], paid: [], lost: ['paid'] }, 'new')).toEqual(['lost'])
  expect(unreachable({ new: ['paid'], paid: ['new'] }, 'new')).toEqual([])
})
