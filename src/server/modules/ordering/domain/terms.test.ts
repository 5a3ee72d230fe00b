import { describe, expect, test } from 'vitest'
import { paise } from '#contract/values/money.ts'
import { answerBy, cancellationOf, holdUntil, rateOn, type GstRate } from './terms.ts'

test('the ladder in rupees begins with the longest notice', () => {
  const ladder = [
    { daysBefore: 0, percent: 0 },
    { daysBefore: 7, percent: 100 },
    { daysBefore: 3, percent: 50 },
  ]
  expect(cancellationOf(ladder, paise(10_500_01))).toEqual([
    { daysBefore: 7, percent: 100, amount: 10_500_01 },
    { daysBefore: 3, percent: 50, amount: 5_250_01 },
    { daysBefore: 0, percent: 0, amount: 0 },
  ])
})

describe('a caterer answers', () => {
  const paidAt = new Date('2026-11-20T04:30:00Z')

  test('within a day when the event is far', () => {
    expect(answerBy(paidAt, new Date('2026-12-12T14:00:00Z'))).toEqual(new Date('2026-11-21T04:30:00Z'))
  })

  test('within a quarter of the time left when it is near', () => {
    expect(answerBy(paidAt, new Date('2026-11-22T04:30:00Z'))).toEqual(new Date('2026-11-20T16:30:00Z'))
  })

  test('at once when there is no time left', () => {
    expect(answerBy(paidAt, new Date('2026-11-19T04:30:00Z'))).toEqual(paidAt)
  })
})

test('an unpaid order is held for half an hour', () => {
  expect(holdUntil(new Date('2026-11-20T04:30:00Z'))).toEqual(new Date('2026-11-20T05:00:00Z'))
})

describe('the GST rate', () => {
  const rates: GstRate[] = [
    { scheme: 'REGULAR_5', validFrom: '2019-10-01', rate: 500 },
    { scheme: 'REGULAR_5', validFrom: '2027-04-01', rate: 600 },
    { scheme: 'REGULAR_5', validFrom: '2017-07-01', rate: 1800 },
    { scheme: 'COMPOSITION', validFrom: '2026-01-01', rate: 0 },
  ]

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
