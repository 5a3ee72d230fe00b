import { expect, test } from 'vitest'
import { responseStatuses } from './response-statuses.ts'

function counted(statuses: Record<number, number>, provoked = false) {
  const counter = responseStatuses()
  for (const [status, times] of Object.entries(statuses))
    for (let i = 0; i < times; i++) counter.count(Number(status), provoked)
  return counter
}

test.each([429, 503])('responseStatuses fails the tool when 2 of 1000 responses are %i', (status) => {
  expect(() => counted({ 200: 998, [status]: 2 }).check()).toThrow(
    '2 of 1000 responses were an unprovoked 429 or 503, more than 0.1 %',
  )
})

test('responseStatuses fails a short run at its first error', () => {
  expect(counted({ 201: 40, 429: 1 }).problem()).toContain('1 of 41')
})

test('responseStatuses adds 429 and 503 up', () => {
  expect(counted({ 200: 1_997, 429: 1, 503: 2 }).problem()).toContain('3 of 2000')
})

test('responseStatuses tolerates 1 error in 1000 responses', () => {
  expect(() => counted({ 200: 999, 503: 1 }).check()).not.toThrow()
})

test('responseStatuses judges no other status', () => {
  expect(counted({ 200: 1, 404: 5, 409: 5, 422: 5, 500: 5 }).problem()).toBeUndefined()
})

test('responseStatuses leaves provoked responses out of its judgement and shows them', () => {
  const counter = counted({ 429: 50 }, true)
  counter.count(200)
  expect(counter.problem()).toBeUndefined()
  expect(counter.summary()).toBe('200 × 1, 429 × 50')
  counter.count(503)
  expect(counter.problem()).toContain('1 of 2 responses')
})
