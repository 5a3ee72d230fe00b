import type { DayState } from '#contract/endpoints/availability.ts'
import { limits } from '#contract/limits.ts'
import { addDays, type Day } from '#contract/values/calendar.ts'
import type { Calendar } from './calendar.ts'
import { bookable, factsOf, isBookable, stateOf, type BookingTerms } from './day-state.ts'

/** A caterer's days as far as they can be booked. */
export interface BookableDays {
  terms: BookingTerms
  calendar: Calendar
}

export interface Asked {
  /** Both ends included. */
  from: Day
  to: Day
  guests: number
  today: Day
}

/** Returns the state of each day of a span for a number of guests. */
export function listStates(days: BookableDays, asked: Asked): { day: Day; state: DayState }[] {
  const states: { day: Day; state: DayState }[] = []
  for (let day = asked.from; day <= asked.to; day = addDays(day, 1))
    states.push({ day, state: stateIn(days, day, asked) })
  return states
}

function stateIn({ calendar, terms }: BookableDays, day: Day, { guests, today }: Asked): DayState {
  return stateOf(day, guests, factsOf(calendar, day, terms.capacity), { terms, today })
}

/** Returns the bookable days nearest to a span, its own first, in the order of the calendar. */
export function nearestDays(days: BookableDays, asked: Asked): Day[] {
  const { from, until } = bookable(days.terms.notice, asked.guests, asked.today)
  const isFree = (day: Day) => isBookable(stateIn(days, day, asked))
  const within: Day[] = []
  const { nearest } = limits.availability
  for (let day = later(asked.from, from); day <= earlier(asked.to, until); day = addDays(day, 1)) {
    if (within.length === nearest) return within
    if (isFree(day)) within.push(day)
  }
  const found = [...within]
  // Outwards from both ends. A span that lies outside what can be booked begins at the nearer end of that.
  let before = earlier(addDays(asked.from, -1), until)
  let after = later(addDays(asked.to, 1), from)
  while (found.length < nearest && (before >= from || after <= until)) {
    const goBack = before >= from && (after > until || distance(before, asked.from) < distance(asked.to, after))
    const day = goBack ? before : after
    if (isFree(day)) found.push(day)
    if (goBack) before = addDays(before, -1)
    else after = addDays(after, 1)
  }
  return found.sort()
}

function distance(from: Day, to: Day): number {
  return Date.parse(to) - Date.parse(from)
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other
}
