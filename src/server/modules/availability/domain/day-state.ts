import { limits } from '#contract/limits.ts'
import type { DayState } from '#contract/endpoints/availability.ts'
import { noticeFor, type Notice } from '#contract/rules/notice.ts'
import { addDays, type Day } from '#contract/values/calendar.ts'
import { capacityLeft, capacityOf, isClosed, type Calendar } from './calendar.ts'

/** What a caterer has set about all of its days. */
export interface BookingTerms {
  notice: Notice
  /** Plates a day, and the most guests of one order. */
  capacity: number
}

/** What one day holds, whoever asks. */
export interface DayFacts {
  closed: boolean
  /** Plates that may still be ordered. */
  left: number
  /** Plates of the day, ordered or not. */
  capacity: number
}

/** A day of which nothing is known. */
export const openDay: DayFacts = { closed: false, left: Infinity, capacity: Infinity }

/** Returns the first and last day that can be booked for a number of guests, as seen today. */
export function bookable(notice: Notice, guests: number, today: Day): { from: Day; until: Day } {
  return { from: addDays(today, noticeFor(notice, guests)), until: addDays(today, limits.order.maxDaysAhead) }
}

/**
 * Decides whether a caterer can be booked for a number of guests on a day: `free` and `few` can. Quotes, orders, changes and the
 * public calendar ask this function and no other. Days further ahead than anything can be booked are `closed`.
 */
export function stateOf(
  day: Day,
  guests: number,
  { closed, left, capacity }: DayFacts,
  { terms, today }: { terms: BookingTerms; today: Day },
): DayState {
  const { from, until } = bookable(terms.notice, guests, today)
  if (day < from) return 'too_soon'
  if (closed || day > until) return 'closed'
  if (guests > terms.capacity || guests > left) return 'full'
  return (left - guests) * limits.availability.fewBelowOneIn < capacity ? 'few' : 'free'
}

/**
 * Returns the largest number of guests for which `stateOf` lets a day be booked that is not beyond what can be; 0 where there is
 * none. `inTime` is the largest number for which the notice suffices.
 */
export function mostGuests({ closed, left }: Omit<DayFacts, 'capacity'>, inTime: number, capacity: number): number {
  return closed ? 0 : Math.max(0, Math.min(inTime, left, capacity))
}

/** Reports whether an order can be placed for a day in this state. */
export function isBookable(state: DayState): boolean {
  return state === 'free' || state === 'few'
}

/** Returns what a calendar says of one day; `capacity` is the caterer's own, which a day may override. */
export function factsOf(calendar: Calendar, day: Day, capacity: number): DayFacts {
  return {
    closed: isClosed(calendar, day),
    left: capacityLeft(calendar, day, capacity),
    capacity: capacityOf(calendar, day, capacity),
  }
}
