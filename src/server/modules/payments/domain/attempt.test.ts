import { expect, test } from 'vitest'
import { attemptStates, type AttemptState } from '#contract/values/order-state.ts'
import { firstState, isPayable, isSettled, mayMove, moves, statusOf } from './attempt.ts'

test('every state of an attempt can be reached from the first', () => {
  const reached = new Set<AttemptState>([firstState])
  for (const state of reached) for (const next of moves[state]) reached.add(next)

  expect([...reached].sort()).toEqual([...attemptStates].sort())
})

test('money that was applied can only go back, and money that went back stays back', () => {
  expect(moves.applied).toEqual(['refund_due'])
  expect(moves.refund_due).toEqual(['refunded'])
  expect(moves.refunded).toEqual([])
})

test('a failed attempt is never applied', () => {
  expect(mayMove('failed', 'applied')).toBe(false)
  expect(mayMove('failed', 'refund_due')).toBe(true)
})

test('an attempt is payable, failed or settled, and never two of them', () => {
  for (const state of attemptStates) {
    expect([isPayable(state), isSettled(state), state === 'failed'].filter(Boolean)).toHaveLength(1)
  }
})

test('only applied money counts as paid', () => {
  expect(attemptStates.filter((state) => statusOf[state] === 'COMPLETED')).toEqual(['applied'])
})
