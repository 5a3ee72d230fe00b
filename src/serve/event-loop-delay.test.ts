import { expect, test } from 'vitest'
import { createDelayGate } from './event-loop-delay.ts'

const overloadedAfter = (limitMs: number, ...means: number[]) => {
  const gate = createDelayGate(limitMs)
  for (const mean of means) gate.record(mean)
  return gate.isOverloaded()
}

test.each([
  ['nothing was measured', [], false],
  ['one window is above the limit', [301], false],
  ['two windows are above the limit', [301, 301], true],
  ['a window between them is not', [301, 300, 301], false],
  ['the latest window is below again', [301, 301, 12], false],
  ['a window has no samples', [301, Number.NaN], false],
])('load is shed or not when %s', (_, means, expected) => {
  expect(overloadedAfter(300, ...means)).toBe(expected)
})

test('a limit of 0 never sheds load', () => {
  expect(overloadedAfter(0, 9_999, 9_999, 9_999)).toBe(false)
})
