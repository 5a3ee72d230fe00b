import type { SearchQuery } from '#contract/endpoints/search.ts'
import { limits } from '#contract/limits.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { Cuisine } from '#contract/values/cuisine.ts'
import { isGuestBand, type GuestBand } from '#contract/values/guest-band.ts'
import { paths } from '#contract/paths.ts'

export type Sort = SearchQuery['sort']
export const sorts = ['default', 'price-low', 'price-high'] as const satisfies readonly Sort[]

/** What is searched for, as the page's address says it. Texts are empty when absent. */
export interface Search {
  place: string
  /** Degrees; there is both or none. */
  point: { lat: number; lng: number } | undefined
  /** Kilometres around the place. */
  radius: number
  people: GuestBand | undefined
  /** Only caterers who are free on it. */
  date: Day | undefined
  cuisine: Cuisine | undefined
  veg: boolean
  jain: boolean
  /** Rupees per plate at most. */
  budget: number | undefined
  /** The average rating at least. */
  rating: number | undefined
  sort: Sort
  /** Counted from 1. */
  page: number
  q: string
}

export const everything: Search = {
  place: '',
  point: undefined,
  radius: limits.search.defaultRadiusKm,
  people: undefined,
  date: undefined,
  cuisine: undefined,
  veg: false,
  jain: false,
  budget: undefined,
  rating: undefined,
  sort: 'default',
  page: 1,
  q: '',
}

/** A guest-count range; a plus that was not escaped arrives as a space. */
export function bandFrom(given: string): GuestBand | undefined {
  const text = given.trim()
  const band = text === '100' ? '100+' : text
  return isGuestBand(band) ? band : undefined
}

export type SearchQueryParams = Record<string, string | number | boolean | undefined>

/** The one spelling of a search: what is default is left out, the order is always the same. */
export function writeSearch(search: Search): SearchQueryParams {
  return {
    place: search.place,
    lat: search.point?.lat,
    lng: search.point?.lng,
    radius: search.radius === everything.radius ? undefined : search.radius,
    people: search.people,
    date: search.date,
    cuisine: search.cuisine,
    veg: search.veg || undefined,
    jain: search.jain || undefined,
    budget: search.budget,
    rating: search.rating,
    sort: search.sort === everything.sort ? undefined : search.sort,
    page: search.page === 1 ? undefined : search.page,
    q: search.q,
  }
}

/** Where a search is shown: on the area's page, or on the page of all. */
export function searchPath(search: Search, area?: string): string {
  return area === undefined ? paths.search(writeSearch(search)) : paths.area(area, writeSearch(search))
}

/** A search with something changed; any change begins again at page 1 (R242–R245). */
export function changed(search: Search, change: Partial<Search>): Search {
  return { ...search, page: 1, ...change }
}

/** A filter that narrows the list, and the search without it. */
export interface ActiveFilter {
  part: 'people' | 'date' | 'cuisine' | 'veg' | 'jain' | 'budget' | 'rating' | 'radius' | 'q'
  without: Partial<Search>
}

/** The filters that are set, in the order in which they are shown. The place is no filter: it is what the search is about. */
export function activeFilters(search: Search): ActiveFilter[] {
  const filters: (ActiveFilter & { set: boolean })[] = [
    { part: 'people', set: search.people !== undefined, without: { people: undefined } },
    { part: 'date', set: search.date !== undefined, without: { date: undefined } },
    { part: 'cuisine', set: search.cuisine !== undefined, without: { cuisine: undefined } },
    { part: 'veg', set: search.veg, without: { veg: false } },
    { part: 'jain', set: search.jain, without: { jain: false } },
    { part: 'budget', set: search.budget !== undefined, without: { budget: undefined } },
    { part: 'rating', set: search.rating !== undefined, without: { rating: undefined } },
    { part: 'radius', set: search.radius < everything.radius, without: { radius: everything.radius } },
    { part: 'q', set: search.q !== '', without: { q: '' } },
  ]
  return filters.filter(({ set }) => set).map(({ part, without }) => ({ part, without }))
}

/** How many filters are set behind the button that opens them; people and day stand beside it. */
export function filterCount(search: Search): number {
  return activeFilters(search).filter(({ part }) => part !== 'people' && part !== 'date').length
}
