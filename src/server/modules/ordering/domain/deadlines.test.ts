import { describe, expect, test } from 'vitest'
import { momentInIndia } from '#contract/values/calendar.ts'
import { answerBy, changesUntil, holdUntil, payUntil } from './deadlines.ts'

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

test('an unpaid order is held for 10 minutes, and for 30 once its payment page was opened', () => {
  expect(holdUntil(new Date('2026-11-20T04:30:00Z'))).toEqual(new Date('2026-11-20T04:40:00Z'))
  expect(payUntil(new Date('2026-11-20T04:30:00Z'))).toEqual(new Date('2026-11-20T05:00:00Z'))
})

test('an order may be changed until so many hours before the event, whatever day that is in India', () => {
  const event = momentInIndia('2026-12-12', '00:30')
  expect(changesUntil(event, 48)).toEqual(momentInIndia('2026-12-10', '00:30'))
  expect(changesUntil(event, 0)).toEqual(event)
})
