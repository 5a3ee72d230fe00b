import { limits } from '#contract/limits.ts'
import { addDays, dayInIndia, daysBetween, momentInIndia, type Day } from '#contract/values/calendar.ts'
import { distanceKm, type Point } from '#contract/values/place.ts'
import { problem, type Draft, type CatererTerms, type Problem } from './draft.ts'

/** How a day stands with a caterer. */
export interface DayFacts {
  /** Plates of the day, ordered or not. */
  capacity: number
  closed: boolean
  /** Plates that may still be ordered. */
  left: number
  /** Plates that unpaid orders of unconfirmed accounts hold. */
  unconfirmed: number
  /** The first day that suits the guests, undefined when there is none within reach. */
  firstFree: Day | undefined
}

type Days = Pick<CatererTerms, 'leadDays' | 'maximumServingCapacity'>

/** The first and last day that can be booked, as seen today. */
export function bookable(leadDays: number, today: Day): { from: Day; until: Day } {
  return { from: addDays(today, leadDays), until: addDays(today, limits.order.maxDaysAhead) }
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
  const { from, until } = bookable(caterer.leadDays, today)
  const because = (code: Problem['code'], values?: Problem['values']) => problem(code, 'eventDate', values)
  if (day < today) return because('date_past')
  if (day > until) return because('date_too_far')
  if (day < from) return because('lead_time', { days: caterer.leadDays, day: facts?.firstFree ?? from })
  if (facts?.closed) return because('date_closed')
  // More guests than the caterer ever serves is said beside the guests.
  if (facts && facts.left < guests && guests <= caterer.maximumServingCapacity)
    return because('capacity_taken', { left: facts.left })
  return undefined
}

/** True for a day that the caterer still takes, but sooner than is wise (C54). */
export function isShortNotice(day: Day, leadDays: number, today: Day): boolean {
  const days = daysBetween(today, day)
  return days >= leadDays && days < 7
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
