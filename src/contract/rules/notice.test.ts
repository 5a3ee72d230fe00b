import { describe, expect, test } from 'vitest'
import { noticeFor, noticeFrom } from './notice.ts'

const counts = [10, 99, 100, 300, 301, 10_000]
const daysOf = (...given: Parameters<typeof noticeFrom>) =>
  counts.map((guests) => noticeFor(noticeFrom(...given), guests))

describe('notice by number of guests', () => {
  test.each([
    [2, [2, 2, 4, 4, 7, 7]],
    [0, [0, 0, 4, 4, 7, 7]],
    [5, [5, 5, 5, 5, 7, 7]],
    [9, [9, 9, 9, 9, 9, 9]],
  ])('of a caterer that needs %d days is %j', (leadDays, expected) => {
    expect(daysOf(leadDays)).toEqual(expected)
  })

  test('is the caterer’s own table where it has one', () => {
    expect(daysOf(1, [{ fromGuests: 300, days: 3 }])).toEqual([1, 1, 1, 3, 3, 3])
    expect(daysOf(1, [])).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('never gets shorter with more guests, whatever an older build wrote as the first row', () => {
    expect(daysOf(6, [{ fromGuests: 100, days: 3 }])).toEqual([6, 6, 6, 6, 6, 6])
  })
})
