import { dayInIndia, isDay, type Day } from '#contract/values/calendar.ts'
import { firstOfMonth } from '#web/shared/availability/month-days.ts'
import { now } from '#web/ui/now.ts'

/** The first day of the month that an address names as `?month=2026-12`; of the present month where it names none. */
export function monthOf(search: URLSearchParams): Day {
  const first = `${search.get('month') ?? ''}-01`
  return isDay(first) ? first : firstOfMonth(dayInIndia(now()))
}
