import { expect, test } from 'vitest'
import { noticeText } from './notice-text.ts'

test.each([
  [[[1, 2]], '2 days'],
  [
    [
      [1, 2],
      [100, 4],
      [301, 7],
    ],
    '2 days, 4 from 100 guests, 7 from 301',
  ],
  [
    [
      [1, 0],
      [100, 1],
      [301, 7],
    ],
    'Same-day booking, 1 day from 100 guests, 7 from 301',
  ],
  [
    [
      [1, 4],
      [100, 4],
      [301, 7],
    ],
    '4 days, 7 from 301 guests',
  ],
])('the notice %j is told as “%s”', (steps, text) => {
  expect(noticeText(steps.map(([fromGuests = 0, days = 0]) => ({ fromGuests, days })))).toBe(text)
})
