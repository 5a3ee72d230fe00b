import { randomOf, type Random } from '#db/world/random.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { cuisines } from '#contract/values/cuisine.ts'
import { boundsOf, guestBands } from '#contract/values/guest-band.ts'
import { withQuery } from '#contract/paths.ts'
import { budgets, radii, ratings } from '#contract/values/search-choices.ts'
import { mumbai } from '#server/modules/places/index.ts'
import { everything, searchPath, writeSearch, type Search } from '#web/public/listing/search-params.ts'
import { drawText } from './texts.ts'

const { places } = mumbai()
/** A URL has points with as many decimals, about a hundred metres. */
const decimals = 3
/** In degrees: people are within some two kilometres of a place that has a name. */
const around = 0.02

/**
 * Searches around points all over the city, with the filters of the search page. How often each filter is set is a guess: nobody
 * has counted it yet.
 */
export function drawNearbySearches(seed: string, count: number): Search[] {
  const random = randomOf('nearby', seed)
  return Array.from({ length: count }, () => ({ ...everything, ...drawFilters(random), point: drawPoint(random) }))
}

/** The searches of `drawNearbySearches` for some day of the next four months, with the exact number of guests where there is a range. */
export function drawFreeSearches(seed: string, count: number, today = dayInIndia(new Date())): Search[] {
  const random = randomOf('free', seed)
  return drawNearbySearches(seed, count).map((search) => {
    const bounds = search.people && boundsOf(search.people)
    return {
      ...search,
      date: addDays(today, random.int(3, 120)),
      guests: bounds && random.int(bounds.min, Math.min(bounds.max, 300)),
    }
  })
}

/** Searches as the search page is asked for them: by a position, a place that was chosen, a place as typed, or for the whole city. */
export function drawPageSearches(seed: string, count: number, today = dayInIndia(new Date())): Search[] {
  const random = randomOf('pages', seed)
  return Array.from({ length: count }, () => ({
    ...everything,
    ...drawFilters(random),
    ...drawPlace(random),
    date: random.chance(0.1) ? addDays(today, random.int(3, 120)) : undefined,
    q: random.chance(0.05) ? drawText(random) : '',
  }))
}

/** The request of the API that a browser sends for a search. */
export function pathInApi(search: Search): string {
  return withQuery('/api/search', writeSearch(search))
}

/** The request of the API that the search page sends: it also counts what each other choice would find. */
export function pathOfPageInApi(search: Search): string {
  return withQuery('/api/search', { ...writeSearch(search), facets: true })
}

export function pathOfPage(search: Search): string {
  return searchPath(search)
}

function drawFilters(random: Random): Partial<Search> {
  const seldom = <Value>(share: number, from: readonly Value[]) =>
    random.chance(share) ? random.pick(from) : undefined
  return {
    radius: seldom(0.3, radii) ?? everything.radius,
    people: seldom(0.6, guestBands),
    cuisine: seldom(0.25, cuisines),
    veg: random.chance(0.15),
    jain: random.chance(0.05),
    budget: seldom(0.1, budgets),
    rating: seldom(0.1, ratings),
    sort: seldom(0.15, ['price-low', 'price-high'] as const) ?? 'default',
    page: random.chance(0.15) ? random.int(2, 5) : 1,
  }
}

function drawPlace(random: Random): Partial<Search> {
  const way = random.next()
  if (way < 0.4) return { point: drawPoint(random) }
  const { name, lat, lng } = random.pick(places)
  if (way < 0.8) return { place: name, point: { lat: rounded(lat), lng: rounded(lng) } }
  return way < 0.95 ? { place: name } : {}
}

function drawPoint(random: Random): NonNullable<Search['point']> {
  const { lat, lng } = random.pick(places)
  const near = (degrees: number) => rounded(degrees + around * (2 * random.next() - 1))
  return { lat: near(lat), lng: near(lng) }
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(decimals))
}
