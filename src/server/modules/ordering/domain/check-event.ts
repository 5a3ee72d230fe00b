import { noticeFor } from '#contract/rules/notice.ts'
import { dayInIndia, daysBetween, momentInIndia, type Day } from '#contract/values/calendar.ts'
import { distanceKm, type Point } from '#contract/values/place.ts'
import {
  bookable,
  openDay,
  stateOf,
  type BookingTerms,
  type DayFacts as AvailabilityFacts,
} from '#server/modules/availability/domain/index.ts'
import { problem, type Draft, type CatererTerms, type Problem } from './draft.ts'

/** How a day stands with a caterer. */
export interface DayFacts extends AvailabilityFacts {
  /** Plates that unpaid orders of unconfirmed accounts hold. */
  unconfirmed: number
  /** The first day that suits the guests, undefined when there is none within reach. */
  firstFree: Day | undefined
}

type Days = Pick<CatererTerms, 'notice' | 'maximumServingCapacity'>

/** What availability asks about a caterer. */
export function termsOf({ notice, maximumServingCapacity: capacity }: Days): BookingTerms {
  return { notice, capacity }
}

type Event = Pick<Draft, 'eventDate' | 'eventTime' | 'guests'>

/** What is wrong with day and time, the first reason for each; `facts` are needed only for a day that can be booked or is too soon. */
export function eventProblems(draft: Event, caterer: Days, facts: DayFacts | undefined, now: Date): Problem[] {
  const { eventDate, eventTime } = draft
  const problems = eventDate
    ? [dayProblem(draft, eventDate, caterer, facts, now)]
    : [problem('date_required', 'eventDate')]
  if (!eventTime) problems.push(problem('time_required', 'eventTime'))
  else if (eventDate === dayInIndia(now) && momentInIndia(eventDate, eventTime) <= now)
    problems.push(problem('time_past', 'eventTime'))
  return problems.filter((found) => found !== undefined)
}

function dayProblem(
  { guests }: Event,
  day: Day,
  caterer: Days,
  facts: DayFacts | undefined,
  now: Date,
): Problem | undefined {
  const today = dayInIndia(now)
  const { from, until } = bookable(caterer.notice, guests, today)
  const because = (code: Problem['code'], values?: Problem['values']) => problem(code, 'eventDate', values)
  if (day < today) return because('date_past')
  if (day > until) return because('date_too_far')
  const state = stateOf(day, guests, facts ?? openDay, { terms: termsOf(caterer), today })
  if (state === 'too_soon')
    return because('lead_time', { days: noticeFor(caterer.notice, guests), day: facts?.firstFree ?? from })
  if (state === 'closed') return because('date_closed')
  // More guests than the caterer ever serves is said beside the guests.
  if (state === 'full' && facts && guests <= caterer.maximumServingCapacity)
    return because('capacity_taken', { left: facts.left })
  return undefined
}

/** True for a day that the caterer still takes, but sooner than is wise (C54). */
export function isShortNotice(day: Day, notice: number, today: Day): boolean {
  const days = daysBetween(today, day)
  return days >= notice && days < 7
}

/** Where the venue is seen from the kitchen: kilometres, or why it cannot be served (C67). */
export function venueProblem(
  point: Point | undefined,
  caterer: Pick<CatererTerms, 'location' | 'serviceRadiusKm'>,
): Problem | undefined {
  if (!point) return problem('venue_required', 'venue')
  const distance = distanceKm(caterer.location, point)
  if (distance <= caterer.serviceRadiusKm) return undefined
  // Rounded up, so that 25.01 km is not told as 25 of 25.
  return problem('outside_service_area', 'venue', {
    radius: caterer.serviceRadiusKm,
    distance: Math.ceil(distance * 10) / 10,
  })
}
