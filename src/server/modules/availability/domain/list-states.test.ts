import { describe, expect, test } from 'vitest'
import { noticeFrom } from '#contract/rules/notice.ts'
import { listStates, nearestDays, type BookableDays } from './list-states.ts'

const today = '2026-11-20'
const days: BookableDays = {
  terms: { notice: noticeFrom(2), capacity: 100 },
  calendar: {
    closures: [{ firstDay: '2026-11-25', lastDay: '2026-11-28' }],
    days: new Map([
      ['2026-11-23', { taken: 60, capacity: undefined }],
      ['2026-11-24', { taken: 61, capacity: undefined }],
      ['2026-11-29', { taken: 36, capacity: undefined }],
      ['2026-11-30', { taken: 35, capacity: undefined }],
    ]),
  },
}
const states = (from: string, to: string, guests = 40) =>
  listStates(days, { from, to, guests, today }).map(({ state }) => state)
const nearest = (from: string, to = from, guests = 40) => nearestDays(days, { from, to, guests, today })

describe('the state of a day', () => {
  test('is too soon until the notice for these guests is over', () => {
    expect(states('2026-11-20', '2026-11-22')).toEqual(['too_soon', 'too_soon', 'free'])
    expect(states('2026-11-22', '2026-11-24', 100)).toEqual(['too_soon', 'too_soon', 'full'])
    expect(states('2020-01-01', '2020-01-01')).toEqual(['too_soon'])
  })

  test('is full when too few plates are left for exactly these guests', () => {
    expect(states('2026-11-23', '2026-11-24')).toEqual(['few', 'full'])
    expect(states('2026-12-10', '2026-12-10', 101)).toEqual(['full'])
  })

  test('is nearly full when less than a quarter of its plates is left after them', () => {
    expect(states('2026-11-29', '2026-11-30')).toEqual(['few', 'free'])
  })

  test('is closed within a closure and beyond what can be booked', () => {
    expect(states('2026-11-25', '2026-11-28')).toEqual(Array(4).fill('closed'))
    expect(states('2028-05-13', '2028-05-14')).toEqual(['free', 'closed'])
  })
})

describe('the nearest days', () => {
  test('are the range’s own first', () => {
    expect(nearest('2026-12-01', '2026-12-31')).toEqual(['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'])
  })

  test('lie on both sides of a day that cannot be booked', () => {
    expect(nearest('2026-11-26')).toEqual(['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30'])
  })

  test('follow the notice for what is too soon, and end where nothing can be booked', () => {
    expect(nearest('2020-01-01')).toEqual(['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30'])
    expect(nearest('2030-01-01')).toEqual(['2028-05-10', '2028-05-11', '2028-05-12', '2028-05-13'])
  })

  test('are none for more guests than the caterer serves', () => {
    expect(nearest('2026-12-10', '2026-12-10', 101)).toEqual([])
  })
})
