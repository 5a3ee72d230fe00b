import { addDays, type Day, type TimeOfDay } from '../values/calendar.ts'

/** Speed of a delivery through the city, in kilometres an hour (C102). */
const cityKmPerHour = 18
const step = 5
const dayMinutes = 24 * 60

/** Minutes from the arrival to serving, unless a caterer sets others. */
export const usualSetUp = { served: 90, packed: 20, max: 480 } as const

/** Returns when food leaves the kitchen: serving time, less set-up and the way, rounded down to five minutes. */
export function dispatchOf(
  { day, time }: { day: Day; time: TimeOfDay },
  { setUpMinutes, distanceKm }: { setUpMinutes: number; distanceKm: number },
): { day: Day; time: TimeOfDay } {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const leaves = hours * 60 + minutes - setUpMinutes - (distanceKm / cityKmPerHour) * 60
  const rounded = Math.floor(leaves / step) * step
  const daysEarlier = Math.floor(rounded / dayMinutes)
  const within = rounded - daysEarlier * dayMinutes
  const two = (value: number) => String(value).padStart(2, '0')
  return { day: addDays(day, daysEarlier), time: `${two(Math.floor(within / 60))}:${two(within % 60)}` }
}
