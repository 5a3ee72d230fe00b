import { expect, test } from 'vitest'
import { dispatchOf } from './dispatch.ts'

test.each([
  ['19:30', 90, 9, '2026-12-12 17:30'],
  ['19:30', 90, 9.1, '2026-12-12 17:25'],
  ['13:00', 20, 0, '2026-12-12 12:40'],
  ['01:00', 90, 6, '2026-12-11 23:10'],
])(
  'food that is served at %s after %d minutes of set-up, %d km away, leaves at %s',
  (time, setUpMinutes, distanceKm, at) => {
    const { day, time: leaves } = dispatchOf({ day: '2026-12-12', time }, { setUpMinutes, distanceKm })
    expect(`${day} ${leaves}`).toBe(at)
  },
)
