import { limits } from '../limits.ts'
import { addDays, isDay, type Day } from '../values/calendar.ts'

/** The days for which caterers can be searched, both included: from today to as far as anything can be booked. */
export function searchableDays(today: Day): { from: Day; until: Day } {
  return { from: today, until: addDays(today, limits.order.maxDaysAhead) }
}

/** What is wrong with a text as the day of an event; undefined when nothing is. */
export function eventDayProblem(text: string, today: Day): 'no_day' | 'date_past' | 'date_too_far' | undefined {
  if (!isDay(text)) return 'no_day'
  const { from, until } = searchableDays(today)
  if (text < from) return 'date_past'
  return text > until ? 'date_too_far' : undefined
}
