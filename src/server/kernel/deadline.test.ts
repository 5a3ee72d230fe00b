import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atLeast } from './deadline.ts'

let waited: number | undefined
let pass = () => {}

vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) => {
    waited = milliseconds
    return new Promise<void>((resolve) => (pass = resolve))
  },
}))
beforeEach(() => void (waited = undefined))
afterEach(() => vi.restoreAllMocks())

test.each([
  ['a success', async () => 'found', 'found'],
  ['a failure', () => Promise.reject(new Error('missing')), 'missing'],
])('%s is told after the time, and not before', async (_, begin, outcome) => {
  const work = begin()
  let told: unknown
  const telling = atLeast(80, work).then(
    (value) => (told = value),
    (error: Error) => (told = error.message),
  )
  await work.catch(() => undefined)
  await Promise.resolve()
  expect([waited, told]).toEqual([80, undefined])
  pass()
  await telling
  expect(told).toBe(outcome)
})
