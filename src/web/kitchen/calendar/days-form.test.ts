import { describe, expect, test } from 'vitest'
import type { CalendarDay } from '#contract/endpoints/kitchen/calendar.ts'
import { problemsIn } from '#web/shared/form/form-schema.ts'
import { changeOf, daysSchema, fieldsOf } from './days-form.ts'

const aDay = (day: string, put: Partial<CalendarDay> = {}): [string, CalendarDay] => [
  day,
  { day, taken: 0, capacity: 200, left: 200, hasOwnCapacity: false, festivals: [], ...put },
]
const days = new Map([
  aDay('2026-12-11'),
  aDay('2026-12-12', { capacity: 80, hasOwnCapacity: true }),
  aDay('2026-12-13', { closed: 'by_hand' }),
])

describe('the form of chosen days', () => {
  test('begins with what they have in common', () => {
    expect(fieldsOf({ from: '2026-12-12', to: '2026-12-12' }, days)).toMatchObject({ state: 'open', capacity: '80' })
    expect(fieldsOf({ from: '2026-12-13', to: '2026-12-13' }, days)).toMatchObject({ state: 'closed', capacity: '' })
    expect(fieldsOf({ from: '2026-12-11', to: '2026-12-13' }, days)).toMatchObject({ state: '', capacity: '' })
  })

  test.each([
    [{ from: '2026-11-19' }, ['from']],
    [{ from: '' }, ['from']],
    [{ to: '2026-12-10' }, ['to']],
    [{ to: '2027-12-11' }, []],
    [{ to: '2027-12-12' }, ['to']],
    [{ from: '2027-12-01', to: '2028-12-01' }, ['to']],
    [{ to: '9999-12-31' }, ['to']],
    [{ capacity: '10001' }, ['capacity']],
    [{ capacity: '10001', state: 'closed' as const }, []],
    [{}, []],
  ])('given %j names %j', (put, fields) => {
    const entered = { ...fieldsOf({ from: '2026-12-11', to: '2026-12-12' }, days), ...put }
    expect(problemsIn(daysSchema, entered, { today: '2026-11-20' }).map(({ field }) => field)).toEqual(fields)
  })
})

describe('the change of days', () => {
  const before = fieldsOf({ from: '2026-12-12', to: '2026-12-12' }, days)

  test('names what was entered otherwise', () => {
    const span = { from: '2026-12-12', to: '2026-12-12' }
    expect(changeOf(before, before)).toEqual(span)
    expect(changeOf({ ...before, state: 'closed' }, before)).toEqual({ ...span, state: 'closed' })
    expect(changeOf({ ...before, state: 'closed', capacity: '99999' }, before)).toEqual({ ...span, state: 'closed' })
    expect(changeOf({ ...before, capacity: '' }, before)).toEqual({ ...span, capacity: null })
    expect(changeOf({ ...before, capacity: '0' }, before)).toEqual({ ...span, capacity: 0 })
  })

  test('of more days than were chosen names what they are to be', () => {
    const more = { ...before, to: '2026-12-20' }
    expect(changeOf(more, before)).toEqual({ from: '2026-12-12', to: '2026-12-20', state: 'open', capacity: 80 })
    expect(changeOf({ ...more, capacity: '' }, before)).not.toHaveProperty('capacity')
  })
})
