import { expect, test } from 'vitest'
import { actsIn, overdueOf, type ComplaintState } from './complaint.ts'

const at = new Date('2026-11-20T06:00:00Z')
const after = (hours: number) => new Date(at.getTime() + hours * 3_600_000)

test.each([
  ['received', 48, undefined],
  ['received', 48.1, 'acknowledge'],
  ['received', 30 * 24 + 1, 'answer'],
  ['acknowledged', 30 * 24, undefined],
  ['acknowledged', 30 * 24 + 1, 'answer'],
  ['answered', 90 * 24, undefined],
  ['closed', 90 * 24, undefined],
  ['spam', 90 * 24, undefined],
] as const)('a complaint that is %s after %s hours is overdue: %s', (state, hours, overdue) => {
  expect(overdueOf({ at, state }, after(hours))).toBe(overdue)
})

test.each([
  ['received', ['acknowledge', 'answer']],
  ['acknowledged', ['answer']],
  ['answered', ['answer', 'close']],
  ['closed', []],
] satisfies [ComplaintState, string[]][])('%s allows %j', (state, acts) => {
  expect(actsIn(state)).toEqual(acts)
})
