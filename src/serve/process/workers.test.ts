import { expect, test } from 'vitest'
import { createRestarts } from './workers.ts'

test('a worker that dies at start is started again after ever longer pauses, then no more', () => {
  const afterDeath = createRestarts()
  expect(Array.from({ length: 8 }, () => afterDeath(200))).toEqual([
    500,
    1_000,
    2_000,
    4_000,
    8_000,
    15_000,
    15_000,
    undefined,
  ])
})

test('one that ran for a while is started again soon, however many died before it', () => {
  const afterDeath = createRestarts()
  for (let i = 0; i < 6; i++) afterDeath(200)
  expect(afterDeath(60_000)).toBe(500)
  expect(afterDeath(200)).toBe(1_000)
})
