import { expect, test } from 'vitest'
import { pauseDays } from './pause-card.tsx'

test.each([
  ['2026-11-25', ['2026-11-26', '2026-11-30', '2026-12-09']],
  // Tomorrow is a Monday, so the next one is told.
  ['2026-11-29', ['2026-11-30', '2026-12-07', '2026-12-13']],
])('on %s bookings are paused in one press until %j', (today, days) => {
  expect(pauseDays(today)).toEqual(days)
})
