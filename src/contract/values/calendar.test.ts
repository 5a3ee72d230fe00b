import { expect, test } from 'vitest'
import { addDays, formatDay, formatShortDay } from './calendar.ts'

const parts = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

test('days are written as Intl writes them for en-GB, with a comma after the weekday', () => {
  for (let day = '2026-01-01'; day < '2028-03-02'; day = addDays(day, 1)) {
    const of = Object.fromEntries(parts.formatToParts(Date.parse(day)).map(({ type, value }) => [type, value]))
    expect(formatDay(day)).toBe(`${of.weekday}, ${of.day} ${of.month} ${of.year}`)
  }
})

test('a short day has no year, and what is no day is not written', () => {
  expect(formatShortDay('2026-09-05')).toBe('Sat, 5 Sept')
  expect(() => formatDay('2026-13-01')).toThrow(RangeError)
})
