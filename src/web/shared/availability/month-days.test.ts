import { expect, test } from 'vitest'
import { addMonths, dayByKey, weeksOf } from './month-days.ts'

test('weeks begin on Monday and hold the days of the month alone', () => {
  const weeks = weeksOf('2026-12-01')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.slice(0, 3)).toEqual([undefined, '2026-12-01', '2026-12-02'])
  expect(weeks[4]?.slice(2)).toEqual(['2026-12-30', '2026-12-31', undefined, undefined, undefined])
  // A February that fills four weeks.
  expect(weeksOf('2027-02-01')).toHaveLength(4)
})

test('months are counted over the end of a year', () => {
  expect(addMonths('2026-12-01', 1)).toBe('2027-01-01')
  expect(addMonths('2027-01-01', -1)).toBe('2026-12-01')
})

test.each([
  ['ArrowLeft', '2026-12-30'],
  ['ArrowRight', '2027-01-01'],
  ['ArrowUp', '2026-12-24'],
  ['ArrowDown', '2027-01-07'],
  ['Home', '2026-12-28'],
  ['End', '2027-01-03'],
  ['PageUp', '2026-11-30'],
  ['PageDown', '2027-01-31'],
  ['x', undefined],
])('%s leads from Thursday, 31 December to %s', (key, expected) => {
  expect(dayByKey('2026-12-31', key)).toBe(expected)
})
