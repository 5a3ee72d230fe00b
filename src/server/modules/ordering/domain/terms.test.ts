import { describe, expect, test } from 'vitest'
import { paise } from '#contract/values/money.ts'
import { answerBy, cancellationOf, holdUntil } from './terms.ts'

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
