import { describe, expect, test } from 'vitest'
import { middleOf } from './price-range.ts'

describe('the range of most values', () => {
  test.each([
    [[], undefined],
    [[1, 2, 3, 4], undefined],
    [[5, 4, 3, 2, 1], { from: 1, to: 5 }],
    [[10, 20, 30, 40, 50, 60, 70, 80, 90, 100], { from: 10, to: 90 }],
    [[7, 7, 7, 7, 7, 7], { from: 7, to: 7 }],
    [Array.from({ length: 100 }, (_, i) => i + 1), { from: 10, to: 90 }],
  ])('of %j is %j', (values, range) => {
    expect(middleOf(values)).toEqual(range)
  })
})
