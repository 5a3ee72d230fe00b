import type { SearchQuery } from '#contract/endpoints/search.ts'
import { limits } from '#contract/limits.ts'
import type { Cuisine } from '#contract/values/cuisine.ts'
import { changedEvent, noEvent, type PlannedEvent } from '#contract/values/event.ts'
import { writeEvent } from '#contract/values/event/url.ts'
import { paths } from '#contract/paths.ts'

export type Sort = SearchQuery['sort']
export const sorts = ['default', 'price-low', 'price-high'] as const satisfies readonly Sort[]

/** What is searched for, as the page's address says it: an event, and what else narrows and orders the list. Texts are empty when absent. */
export interface Search extends PlannedEvent {
  /** Kilometres around the place. */
  radius: number
  cuisine: Cuisine | undefined
  veg: boolean
  /** With a Jain menu, beside any other. */
  jain: boolean
  /** Kitchens that cook nothing else. */
  jainOnly: boolean
  /** The average rating at least. */
  rating: number | undefined
  sort: Sort
  /** Counted from 1. */
  page: number
  q: string
}

export const everything: Search = {
  ...noEvent,
  radius: limits.search.defaultRadiusKm,
  cuisine: undefined,
  veg: false,
  jain: false,
  jainOnly: false,
  rating: undefined,
  sort: 'default',
  page: 1,
  q: '',
}

export type SearchQueryParams = Record<string, string | number | boolean | undefined>

/** What narrows and orders the list, in one spelling: what is default is left out, the order is always the same. */
export function writeList(search: Search): SearchQueryParams {
  const { place, lat, lng, people, date, guests, budget, kind } = writeEvent(search)
  return {
    place,
    lat,
    lng,
    radius: search.radius === everything.radius ? undefined : search.radius,
    people,
    date,
    // Lists without a day are cached without it.
    guests: date === undefined ? undefined : guests,
    cuisine: search.cuisine,
    veg: search.veg || undefined,
    jain: search.jain || undefined,
    jainOnly: search.jainOnly || undefined,
    kind,
    budget,
    rating: search.rating,
    sort: search.sort === everything.sort ? undefined : search.sort,
    page: search.page === 1 ? undefined : search.page,
    q: search.q,
  }
}

/** The one spelling of a search: the list, and what else is known of the event. */
export function writeSearch(search: Search): SearchQueryParams {
  const { time, guests, diet, for: occasion } = writeEvent(search)
  return { ...writeList(search), time, guests, diet, for: occasion }
}

/** Where a search is shown: on the area's page, or on the page of all. */
export function searchPath(search: Search, area?: string): string {
  return area === undefined ? paths.search(writeSearch(search)) : paths.area(area, writeSearch(search))
}

/** A search with something changed; any change begins again at page 1 (R242–R245). */
export function changed(search: Search, change: Partial<Search>): Search {
  return changedEvent(search, { page: 1, ...change })
}

/** A filter that narrows the list, and the search without it. */
export interface ActiveFilter {
  part: 'people' | 'date' | 'kind' | 'cuisine' | 'veg' | 'jain' | 'jainOnly' | 'budget' | 'rating' | 'radius' | 'q'
  without: Partial<Search>
}

/** The filters that are set, in the order in which they are shown. The place is no filter: it is what the search is about. */
export function activeFilters(search: Search): ActiveFilter[] {
  const filters: (ActiveFilter & { set: boolean })[] = [
    { part: 'people', set: search.people !== undefined, without: { people: undefined } },
    { part: 'date', set: search.date !== undefined, without: { date: undefined } },
    { part: 'kind', set: search.kind !== undefined, without: { kind: undefined } },
    { part: 'cuisine', set: search.cuisine !== undefined, without: { cuisine: undefined } },
    { part: 'veg', set: search.veg, without: { veg: false } },
    { part: 'jain', set: search.jain, without: { jain: false } },
    { part: 'jainOnly', set: search.jainOnly, without: { jainOnly: false } },
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
