import { addDays, type Day } from '#contract/values/calendar.ts'

/** What is known of a caterer's days within a span; a day that is not mentioned is open and free. */
export interface Calendar {
  /** Both ends included. */
  closures: readonly { firstDay: Day; lastDay: Day }[]
  days: ReadonlyMap<Day, { taken: number; unconfirmed?: number; capacity: number | undefined }>
}

export function isClosed(calendar: Calendar, day: Day): boolean {
  return calendar.closures.some((closure) => closure.firstDay <= day && day <= closure.lastDay)
}

/** Returns the plates of a day, ordered or not; `capacity` is the caterer's own, which a day may override. */
export function capacityOf(calendar: Calendar, day: Day, capacity: number): number {
  return calendar.days.get(day)?.capacity ?? capacity
}

/** Plates that may still be ordered on a day; `capacity` is the caterer's own, which a day may override. Never negative. */
export function capacityLeft(calendar: Calendar, day: Day, capacity: number): number {
  const taken = calendar.days.get(day)?.taken ?? 0
  return Math.max(0, capacityOf(calendar, day, capacity) - taken)
}

/** Returns the plates of a day that unpaid orders of unconfirmed accounts hold. */
export function unconfirmedCapacity(calendar: Calendar, day: Day): number {
  return calendar.days.get(day)?.unconfirmed ?? 0
}

/** The first day of the span, both ends included, on which the caterer cooks for that many; undefined when there is none. */
export function firstFreeDay(
  calendar: Calendar,
  wanted: { from: Day; until: Day; guests: number; capacity: number },
): Day | undefined {
  for (let day = wanted.from; day <= wanted.until; day = addDays(day, 1)) {
    if (!isClosed(calendar, day) && capacityLeft(calendar, day, wanted.capacity) >= wanted.guests) return day
  }
  return undefined
}
