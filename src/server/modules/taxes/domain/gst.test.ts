import { describe, expect, test } from 'vitest'
import { addsGst, rateOn, taxRuleOn, type GstRate } from './gst.ts'

const rates: GstRate[] = [
  { scheme: 'REGULAR_5', validFrom: '2019-10-01', rate: 500 },
  { scheme: 'REGULAR_5', validFrom: '2027-04-01', rate: 600 },
  { scheme: 'REGULAR_5', validFrom: '2017-07-01', rate: 1800 },
  { scheme: 'COMPOSITION', validFrom: '2026-01-01', rate: 0 },
]

describe('the GST rate', () => {
  test.each([
    ['2019-09-30', 1800],
    ['2019-10-01', 500],
    ['2027-03-31', 500],
    ['2027-04-01', 600],
  ])('on %s is %d', (day, rate) => {
    expect(rateOn(rates, 'REGULAR_5', day)).toBe(rate)
  })

  test('that is not known stops the bill rather than charging nothing', () => {
    expect(() => rateOn(rates, 'COMPOSITION', '2025-12-31')).toThrow('no GST rate')
  })
})

test('a venue across the border of the state pays the tax of the union', () => {
  const supply = { scheme: 'REGULAR_5', day: '2026-11-20', from: '27' } as const
  expect(taxRuleOn(rates, { ...supply, to: '27' })).toEqual({ rate: 500, sameState: true })
  expect(taxRuleOn(rates, { ...supply, to: '30' })).toEqual({ rate: 500, sameState: false })
})

test('caterers under composition and unregistered ones give no tax invoice', () => {
  expect((['REGULAR_5', 'SPECIFIED_18', 'COMPOSITION', 'UNREGISTERED'] as const).filter(addsGst)).toEqual([
    'REGULAR_5',
    'SPECIFIED_18',
  ])
})
