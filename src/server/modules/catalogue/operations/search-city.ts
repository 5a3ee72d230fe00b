import type { Facets, SearchQuery } from '#contract/endpoints/search.ts'
import { guestsInTime } from '#contract/rules/notice.ts'
import type { Point } from '#contract/values/place.ts'
import { mostGuests } from '#server/modules/availability/domain/index.ts'
import type { City } from '../read-model/city.ts'
import { countFacets } from '../domain/facets.ts'
import { at, search, type Criteria, type Findings, type Show } from '../domain/search.ts'
import type { DayPlan } from '../read-model/day-plans.ts'

/** A search, and what no page of the site asks for. */
export interface CityQuery extends SearchQuery {
  /** Only caterers that cook food that is not vegetarian. */
  nonVeg?: boolean
  /** Plates a day at least; a day decides it by itself. */
  capacity?: number | undefined
}

/** The page of caterers for a query whose place and day were looked up, and the number for each choice when it is asked for. */
export function searchCity<Shown>(
  city: City,
  query: CityQuery,
  { place, plan }: { place: Point | undefined; plan: DayPlan | undefined },
  show: Show<Shown>,
): Findings<Shown> & { facets?: Facets } {
  const around = place && { point: place, radiusKm: query.radius }
  const criteria = criteriaOf(city, query, { around, plan })
  const found = search(city, criteria, show)
  return query.facets ? { ...found, facets: countFacets(city, criteria) } : found
}

type Filters = Omit<CityQuery, 'place' | 'lat' | 'lng' | 'radius' | 'facets' | 'sort' | 'page'> &
  Partial<Pick<CityQuery, 'sort' | 'page'>>

/** What is looked for, by a query whose place and day were looked up. */
export function criteriaOf(
  city: City,
  query: Filters,
  { around, plan }: { around: Criteria['around']; plan: DayPlan | undefined },
): Criteria {
  const { people, cuisine, sort = 'default', page = 1, q, kind, budget, rating } = query
  const { veg: vegOnly, jain, jainOnly, diet } = query
  return {
    around,
    people,
    cuisine,
    vegOnly,
    nonVeg: query.nonVeg ?? false,
    capacity: query.capacity,
    jain,
    jainOnly,
    diet,
    kind,
    budget,
    rating,
    day: plan && { guests: query.guests, mostGuests: mostGuestsIn(city, plan) },
    sort,
    page,
    textCosts: q ? city.resembling(q) : undefined,
  }
}

/** What was worked out of a day that was read, until the city changes or the next day begins. */
const known = new WeakMap<DayPlan['days'], { city: City; version: number; daysAhead: number; most: Uint16Array }>()

/** The largest number of guests for each row, once for all searches that share a plan. */
export function mostGuestsIn(city: City, plan: DayPlan): Uint16Array {
  const { days, daysAhead } = plan
  const [before, version] = [known.get(days), city.version()]
  if (before?.city === city && before.version === version && before.daysAhead === daysAhead) return before.most
  const most = readMostGuests(city, plan)
  known.set(days, { city, version, daysAhead, most })
  return most
}

/** A caterer of whom nothing is known for the day is open and has all its plates. */
function readMostGuests({ columns, listings, rowOf }: City, { daysAhead, days }: DayPlan): Uint16Array {
  const inTime = columns.notices.map((notice) => guestsInTime(notice, daysAhead))
  const inTimeAt = (row: number) => inTime[columns.notice[row] ?? 0] ?? 0
  const most = new Uint16Array(listings.length)
  for (let row = 0; row < most.length; row++) {
    const own = at(columns.capacity, row)
    most[row] = mostGuests({ closed: false, left: own }, inTimeAt(row), own)
  }
  for (const { catererId, closed, taken, capacity } of days) {
    const row = rowOf(catererId)
    if (row === undefined) continue
    const own = at(columns.capacity, row)
    most[row] = mostGuests({ closed, left: (capacity ?? own) - taken }, inTimeAt(row), own)
  }
  return most
}
