import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guestsInTime, noticeFrom } from '#contract/rules/notice.ts'
import { addDays } from '#contract/values/calendar.ts'
import { isBookable, mostGuests, stateOf } from './day-state.ts'

const today = '2026-11-20'
const anyNotice = fc
  .tuple(
    fc.nat(9),
    fc.option(
      fc.array(fc.record({ fromGuests: fc.integer({ min: 2, max: 400 }), days: fc.nat(12) }), { maxLength: 3 }),
      {
        nil: undefined,
      },
    ),
  )
  .map(([leadDays, further]) => noticeFrom(leadDays, further))

test('a day can be booked for as many guests as lists say, and for no more', () => {
  const facts = fc.record({
    closed: fc.boolean(),
    left: fc.nat(500),
    capacity: fc.nat(500),
  })
  fc.assert(
    fc.property(anyNotice, facts, fc.nat(500), fc.nat(14), (notice, day, capacity, daysAhead) => {
      const most = mostGuests(day, guestsInTime(notice, daysAhead), capacity)
      const bookable = (guests: number) =>
        isBookable(stateOf(addDays(today, daysAhead), guests, day, { terms: { notice, capacity }, today }))
      if (most > 0) expect(bookable(most)).toBe(true)
      expect(bookable(most + 1)).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})
