import type { Facets, SearchQuery } from '#contract/endpoints/search.ts'
import { eventDayProblem } from '#contract/rules/event-days.ts'
import { dayInIndia, daysBetween, type Day } from '#contract/values/calendar.ts'
import type { Point } from '#contract/values/place.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database/database.ts'
import { failField } from '#server/kernel/app-error.ts'
import { listDaysOn, type DayOfCaterer } from '#server/modules/availability/index.ts'
import type { City } from '../read-model/city.ts'
import { countFacets, widestRadius } from '../domain/facets.ts'
import { search, type Criteria, type Findings, type Show } from '../domain/search.ts'
import { coalesceReads } from '../read-model/coalesce-reads.ts'

/** What is known of all caterers for the day of an event. */
export interface DayPlan {
  /** From today. */
  daysAhead: number
  days: readonly DayOfCaterer[]
}

/**
 * Reads the plan of a day from the database, so that a search knows every order there is when it is asked; many who ask at
 * once share a statement. Undefined without a day; throws `date_past` or `date_too_far`.
 */
export function createDayPlans(deps: { database: Database; clock: Clock }) {
  const daysOn = coalesceReads((day: Day) => listDaysOn(deps.database.db, day))
  return async (date: Day | undefined): Promise<DayPlan | undefined> => {
    if (date === undefined) return undefined
    const today = dayInIndia(deps.clock.now())
    const problem = eventDayProblem(date, today)
    if (problem) throw failField(problem === 'no_day' ? 'date_required' : problem, 'date')
    return { daysAhead: daysBetween(today, date), days: await daysOn(date) }
  }
}

/** The page of caterers for a query whose place and day were looked up, and the number for each choice when it is asked for. */
export function searchCity<Shown>(
  city: City,
  query: SearchQuery,
  { place, plan }: { place: Point | undefined; plan: DayPlan | undefined },
  show: Show<Shown>,
): Findings<Shown> & { facets?: Facets } {
  const { people, cuisine, sort, page, q, budget, rating, veg: vegOnly, jain: jainOnly } = query
  const around = place && { point: place, radiusKm: query.radius }
  const textCosts = q ? city.resembling(q) : undefined
  const day = plan && { daysAhead: plan.daysAhead, capacityLeft: capacityLeftIn(city, plan.days) }
  const criteria: Criteria = { around, people, cuisine, vegOnly, jainOnly, budget, rating, day, sort, page, textCosts }
  const within = (km: number) => (place ? city.near(place, km) : city.all())
  const found = search(city, within(query.radius), criteria, show)
  return query.facets ? { ...found, facets: countFacets(city, within(widestRadius), criteria) } : found
}

/** A caterer of whom nothing is known for the day has all its plates. */
function capacityLeftIn(city: City, days: readonly DayOfCaterer[]): Float64Array {
  const left = city.columns.capacity.slice()
  for (const { catererId, closed, taken, capacity } of days) {
    const row = city.rowOf(catererId)
    if (row !== undefined) left[row] = closed ? 0 : (capacity ?? city.columns.capacity[row] ?? 0) - taken
  }
  return left
}
