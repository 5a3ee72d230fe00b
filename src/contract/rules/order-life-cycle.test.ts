import { expect, test } from 'vitest'
import { orderStates } from '../values/order-state.ts'
import {
  firstState,
  hasFailed,
  isBeforePreparation,
  isCancellable,
  isDelivered,
  isOver,
  mayMove,
  moves,
  reachable,
  statesThat,
  wasPaid,
} from './order-life-cycle.ts'

test('an order is paid, answered, prepared, delivered and completed, in this order, or completed without a delivery', () => {
  const way = ['awaiting_payment', 'requested', 'accepted', 'in_preparation', 'delivered', 'completed'] as const
  for (const [i, from] of way.entries()) {
    for (const [j, to] of way.entries()) {
      const isUnmarked = to === 'completed' && (from === 'accepted' || from === 'in_preparation')
      expect(mayMove(from, to), `${from} to ${to}`).toBe(j === i + 1 || isUnmarked)
    }
  }
})

test('nothing leads back to an order that awaits payment', () => {
  expect(orderStates.filter((state) => mayMove(state, 'awaiting_payment'))).toEqual([])
})

test('delivered order cannot be cancelled', () => {
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

test('every state can be reached', () => {
  expect([...reachable(moves, firstState)].toSorted()).toEqual(orderStates.toSorted())
  expect(reachable({ new: ['paid'], paid: [], lost: ['paid'] }, 'new').has('lost')).toBe(false)
})

test('the sets of states follow from the moves', () => {
  expect(statesThat((state) => !wasPaid(state))).toEqual(['awaiting_payment', 'cancelled_unpaid', 'expired'])
  expect(statesThat(isDelivered)).toEqual(['delivered', 'completed'])
  expect(statesThat(hasFailed)).toEqual(['cancelled_unpaid', 'expired', 'declined', 'lapsed', 'cancelled'])
  expect(statesThat(isCancellable)).toEqual(['awaiting_payment', 'requested', 'accepted', 'in_preparation'])
  expect(statesThat(isBeforePreparation)).toEqual(['requested', 'accepted'])
})
