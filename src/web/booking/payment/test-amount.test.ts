import { expect, test } from 'vitest'
import { testAmount } from './test-amount.ts'

test.each([
  ['100', 100],
  [' 1 ', 1],
  ['1,00,000', 100_000],
  ['99.5', 99.5],
  ['10.29', 10.29],
])('%j is %s rupees', (typed, amount) => {
  expect(testAmount(typed)).toBe(amount)
})

test.each(['', '0', '0.29', '-1', '1e3', 'NaN', '1.005', '100001', '1,00,000.01', '١٠٠', 'hundred', '1 000'])(
  '%j is nothing to pay',
  (typed) => {
    expect(testAmount(typed)).toBeUndefined()
  },
)
