import { expect, test } from 'vitest'
import { anOrderView } from '#test/factories/order-view.ts'
import { nextForCaterer, pinCodeBeside, timeToAnswer } from './inbox-text.ts'

const now = new Date('2026-12-01T06:30:00Z')

test.each([
  ['2026-12-01T11:42:30Z', '5 h 12 min left'],
  ['2026-12-01T07:29:59Z', '59 min left'],
  ['2026-12-01T06:30:59Z', 'Less than a minute left'],
  ['2026-12-01T06:30:00Z', undefined],
  [undefined, undefined],
])('until %s %s', (answerBy, text) => {
  expect(timeToAnswer(answerBy, now)).toBe(text)
})

test('an accepted order says from when it may be prepared, and then that it may', () => {
  const order = anOrderView({ state: 'accepted' })
  expect(nextForCaterer(order, now)).toContain('from Thu, 10 Dec 2026, 7:30 pm')
  expect(nextForCaterer(order, new Date(order.changesUntil))).toContain('Start preparation')
})

test('a PIN code that the place has is not shown twice', () => {
  expect(pinCodeBeside({ place: 'Juhu, Mumbai, Maharashtra 400049', pinCode: '400049' })).toBeUndefined()
  expect(pinCodeBeside({ place: 'Andheri West, Mumbai', pinCode: '400058' })).toBe('400058')
})
