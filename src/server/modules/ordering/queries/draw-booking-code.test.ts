import { expect, test } from 'vitest'
import { readBookingCode } from '#contract/values/booking-code.ts'
import { drawBookingCode } from './draw-booking-code.ts'

test.each([
  [0, 5],
  [7, 5],
  [8, 6],
  [16, 7],
])('after %i draws that were taken a code has %i characters', (taken, length) => {
  const code = drawBookingCode(taken)
  expect(code).toHaveLength('PGT-'.length + length)
  expect(readBookingCode(code)).toBe(code)
})

test('draws differ', () => {
  expect(new Set(Array.from({ length: 50 }, () => drawBookingCode())).size).toBeGreaterThan(45)
})
