import { describe, expect, test } from 'vitest'
import { firstFreeDay, isClosed, capacityLeft, type Calendar } from './calendar.ts'

const calendar: Calendar = {
  closures: [{ firstDay: '2026-12-24', lastDay: '2026-12-26' }],
  days: new Map([
    ['2026-12-27', { taken: 450, capacity: undefined }],
    ['2026-12-28', { taken: 0, capacity: 20 }],
    ['2026-12-29', { taken: 90, capacity: 60 }],
  ]),
}

test('a closure covers its first and last day', () => {
  const closed = ['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27'].map((day) => isClosed(calendar, day))
  expect(closed).toEqual([false, true, true, false])
})

describe('plates left', () => {
  test.each([
    ['2026-12-20', 500, 'nothing is promised'],
    ['2026-12-27', 50, '450 are promised'],
    ['2026-12-28', 20, 'the caterer cooks less on that day'],
    ['2026-12-29', 0, 'the caterer lowered the day below what it promised'],
  ])('on %s there are %d, since %s', (day, left) => {
    expect(capacityLeft(calendar, day, 500)).toBe(left)
  })
})

describe('the first free day', () => {
  const wanted = { from: '2026-12-24', until: '2027-01-31', capacity: 500 }

  test('passes over closed and full days', () => {
    expect(firstFreeDay(calendar, { ...wanted, guests: 50 })).toBe('2026-12-27')
    expect(firstFreeDay(calendar, { ...wanted, guests: 51 })).toBe('2026-12-30')
  })

  test('is none when no day can hold the guests', () => {
    expect(firstFreeDay(calendar, { ...wanted, guests: 501 })).toBeUndefined()
  })
})
