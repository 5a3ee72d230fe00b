import { expect, test } from 'vitest'
import { needsConfirmedEmail, unconfirmedProblem } from './check-size.ts'

test.each([
  [100, 500, false],
  [101, 500, true],
  [20, 103, false],
  [21, 103, true],
  [1, 0, true],
])('%d guests on a day of %d plates: a confirmed address is needed is %s', (guests, capacity, needed) => {
  expect(needsConfirmedEmail({ guests, capacity })).toBe(needed)
})

test('unconfirmedProblem is about the email and tells the guests', () => {
  expect(unconfirmedProblem(120)).toEqual({ code: 'email_unconfirmed', field: 'email', values: { guests: 120 } })
})
