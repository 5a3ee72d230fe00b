import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount } from './count.ts'

test('whole numbers are written as Intl writes them for India', () => {
  const intl = new Intl.NumberFormat('en-IN')
  for (const count of [
    0, 7, 99, 100, 999, 1000, 9999, 12_345, 99_999, 100_000, 1_234_567, 12_345_678, -1, -1000, -125_000,
  ])
    expect(formatCount(count)).toBe(intl.format(count))
  fc.assert(fc.property(fc.maxSafeInteger(), (count) => formatCount(count) === intl.format(count)))
})
