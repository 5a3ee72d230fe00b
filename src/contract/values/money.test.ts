import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatPaise,
  fromRupees,
  isRupees,
  maxPaise,
  paise,
  proportion,
  share,
  split,
  sum,
  times,
  toRupees,
  zero,
} from './money.ts'

const anyPaise = fc.integer({ min: -maxPaise, max: maxPaise }).map(paise)
const basisPoints = fc.integer({ min: 0, max: 10_000 })

describe('rupees and paise', () => {
  test('every amount survives the way through rupees', () => {
    fc.assert(fc.property(anyPaise, (amount) => fromRupees(toRupees(amount)) === amount))
  })

  test.each([0.001, 0.1 + 0.2, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 2 ** 53])(
    '%d rupees are no amount',
    (rupees) => {
      expect(isRupees(rupees)).toBe(false)
      expect(() => fromRupees(rupees)).toThrow(RangeError)
    },
  )

  test.each([0.5, maxPaise + 1, -maxPaise - 1, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d paise are no amount',
    (amount) => {
      expect(() => paise(amount)).toThrow(RangeError)
    },
  )

  test('there is one zero', () => {
    expect(Object.is(paise(-0), 0)).toBe(true)
  })

  test('a sum or product beyond the range is rejected rather than inexact', () => {
    expect(() => sum([paise(maxPaise), paise(1)])).toThrow(RangeError)
    expect(() => times(paise(maxPaise), 2)).toThrow(RangeError)
    expect(() => times(paise(100), 1.5 / 100)).toThrow(RangeError)
  })
})

describe('share', () => {
  test('rounds half a paisa away from zero', () => {
    expect(share(paise(50), 100)).toBe(1)
    expect(share(paise(49), 100)).toBe(0)
    expect(share(paise(-50), 100)).toBe(-1)
    expect(share(paise(99_999), 250)).toBe(2500)
  })

  test('is never more than half a paisa from the exact share', () => {
    fc.assert(
      fc.property(anyPaise, basisPoints, (amount, points) => {
        const tenThousandths = BigInt(amount) * BigInt(points) - BigInt(share(amount, points)) * 10_000n
        expect(tenThousandths <= 5_000n && tenThousandths >= -5_000n).toBe(true)
      }),
    )
  })

  test('takes nothing of nothing, all of all, and the same from a debt as from a credit', () => {
    fc.assert(
      fc.property(anyPaise, basisPoints, (amount, points) => {
        expect(share(amount, 0)).toBe(zero)
        expect(share(amount, 10_000)).toBe(amount)
        expect(share(paise(-amount), points)).toBe(paise(-share(amount, points)))
      }),
    )
  })

  test('what is taken and what is left make the whole', () => {
    fc.assert(
      fc.property(
        anyPaise,
        basisPoints,
        (amount, points) => sum([share(amount, points), paise(amount - share(amount, points))]) === amount,
      ),
    )
  })

  test('a larger amount never has a smaller share', () => {
    fc.assert(
      fc.property(anyPaise, anyPaise, basisPoints, (a, b, points) => {
        const [less, more] = a <= b ? [a, b] : [b, a]
        expect(share(less, points)).toBeLessThanOrEqual(share(more, points))
      }),
    )
  })
})

test('people read rupees grouped as in India, with paise only where there are some', () => {
  expect(formatPaise(paise(12_500_000))).toBe('₹1,25,000')
  expect(formatPaise(paise(12_500_050))).toBe('₹1,25,000.50')
})

test('money is written as Intl writes it, whole rupees without paise', () => {
  const options = { style: 'currency', currency: 'INR' } as const
  const whole = new Intl.NumberFormat('en-IN', { ...options, maximumFractionDigits: 0 })
  const withPaise = new Intl.NumberFormat('en-IN', options)
  fc.assert(
    fc.property(anyPaise, (amount) => {
      expect(formatPaise(amount)).toBe((amount % 100 === 0 ? whole : withPaise).format(amount / 100))
    }),
  )
})

describe('dividing an amount', () => {
  const anyWeights = fc
    .array(fc.integer({ min: 0, max: maxPaise }), { minLength: 1, maxLength: 12 })
    .filter((weights) => weights.some((weight) => weight > 0))

  test('a rupee among three leaves no paisa over', () => {
    expect(split(paise(100), [1, 1, 1])).toEqual([34, 33, 33])
    expect(split(paise(-100), [1, 1, 1])).toEqual([-34, -33, -33])
    expect(split(paise(5), [0, 3, 7])).toEqual([0, 2, 3])
  })

  test('no paisa is lost or made, whatever is divided by whatever', () => {
    fc.assert(
      fc.property(anyPaise, anyWeights, (amount, weights) => {
        const parts = split(amount, weights)
        expect(sum(parts)).toBe(amount)
        weights.forEach((weight, i) => {
          const exact = (amount / weights.reduce((a, b) => a + b, 0)) * weight
          // The allowance is for the division of this test, not for the one under test.
          expect(Math.abs((parts[i] ?? 0) - exact)).toBeLessThanOrEqual(1.001)
          if (weight === 0) expect(parts[i]).toBe(0)
        })
      }),
    )
  })

  test('equal weights differ by a paisa at most', () => {
    fc.assert(
      fc.property(anyPaise, fc.integer({ min: 1, max: 50 }), (amount, count) => {
        const parts = split(
          amount,
          Array.from({ length: count }, () => 7),
        )
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test.each([[[]], [[0, 0]], [[1, -1]], [[0.5, 0.5]], [[Number.NaN]], [[Number.POSITIVE_INFINITY]]])(
    'by %j is rejected',
    (weights) => {
      expect(() => split(paise(100), weights)).toThrow(RangeError)
    },
  )

  test('a proportion is exact where a product of amounts is beyond exact numbers', () => {
    expect(proportion(paise(maxPaise), paise(maxPaise), paise(maxPaise))).toBe(maxPaise)
    expect(proportion(paise(100), paise(1), paise(3))).toBe(33)
    expect(proportion(paise(100), paise(1), paise(8))).toBe(13)
    expect(proportion(paise(99_999_999_999), paise(99_999_999_998), paise(99_999_999_999))).toBe(99_999_999_998)
  })
})
