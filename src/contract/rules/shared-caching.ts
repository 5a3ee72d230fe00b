import { addDays, dayInIndia, momentInIndia } from '../values/calendar.ts'

/**
 * The `Cache-Control` of an answer that is the same for everyone: shared caches keep it for `freshSeconds`, and for
 * `staleSeconds` more while they ask again; browsers ask each time. Neither lasts into the next day in India, because cards
 * name the next free day, and no kept answer may show one that has passed.
 */
export function sharedCaching(now: Date, freshSeconds = 60, staleSeconds = 300): string {
  const midnight = momentInIndia(addDays(dayInIndia(now), 1), '00:00')
  const left = Math.floor((midnight.getTime() - now.getTime()) / 1000)
  const fresh = Math.min(freshSeconds, left)
  const stale = Math.min(staleSeconds, left - fresh)
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`
}
