import type { SearchQuery } from '#contract/endpoints/search.ts'
import { limits } from '#contract/limits.ts'
import { cuisineFrom, type Cuisine } from '#contract/values/cuisine.ts'
import { isGuestBand, type GuestBand } from '#contract/values/guest-band.ts'
import { paths } from '#web/lib/paths.ts'

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
  cuisine: Cuisine | undefined
  veg: boolean
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
  cuisine: undefined,
  veg: false,
  sort: 'default',
  page: 1,
  q: '',
}

export type SearchPart = 'place' | 'radius' | 'people' | 'cuisine' | 'veg' | 'sort' | 'page' | 'q'

export interface ReadSearch {
  search: Search
  /** Parts that stood in the address but made no sense; their defaults are used. */
  ignored: SearchPart[]
}

/** Reads an address whatever stands in it. Empty values, as a form without script sends them, are no mistakes. */
export function readSearch(params: URLSearchParams): ReadSearch {
  const ignored: SearchPart[] = []
  const part = <Value>(name: SearchPart, read: (text: string) => Value | undefined, otherwise: Value): Value => {
    const text = params.get(name)?.trim() ?? ''
    if (text === '') return otherwise
    const value = read(text)
    if (value === undefined) ignored.push(name)
    return value ?? otherwise
  }
  const search: Search = {
    place: part('place', text, ''),
    point: pointIn(params, ignored),
    radius: part('radius', kilometres, everything.radius),
    people: part('people', bandFrom, undefined),
    cuisine: part('cuisine', cuisineFrom, undefined),
    veg: part('veg', yesOrNo, false),
    sort: part('sort', (given) => sorts.find((sort) => sort === given), everything.sort),
    page: part('page', pageNumber, 1),
    q: part('q', text, ''),
  }
  return { search, ignored }
}

/** A guest-count range; a plus that was not escaped arrives as a space. */
export function bandFrom(given: string): GuestBand | undefined {
  const text = given.trim()
  const band = text === '100' ? '100+' : text
  return isGuestBand(band) ? band : undefined
}

function text(given: string): string {
  return given.slice(0, limits.search.maxQueryLength).trim()
}

const decimal = /^-?\d{1,3}(\.\d{1,20})?$/

function numberWithin(given: string, from: number, to: number): number | undefined {
  const value = decimal.test(given) ? Number(given) : Number.NaN
  return value >= from && value <= to ? value : undefined
}

function pointIn(params: URLSearchParams, ignored: SearchPart[]): Search['point'] {
  const latText = params.get('lat')?.trim() ?? ''
  const lngText = params.get('lng')?.trim() ?? ''
  if (latText === '' && lngText === '') return undefined
  const lat = numberWithin(latText, -90, 90)
  const lng = numberWithin(lngText, -180, 180)
  if (lat !== undefined && lng !== undefined) return { lat, lng }
  if (!ignored.includes('place')) ignored.push('place')
  return undefined
}

function kilometres(given: string): number | undefined {
  const radius = numberWithin(given, 0, limits.search.maxRadiusKm)
  return radius === 0 ? undefined : radius
}

function yesOrNo(given: string): boolean | undefined {
  return ({ '1': true, true: true, on: true, '0': false, false: false } as Record<string, boolean | undefined>)[
    given.toLowerCase()
  ]
}

function pageNumber(given: string): number | undefined {
  return /^0*[1-9]\d{0,4}$/.test(given) ? Number(given) : undefined
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
    cuisine: search.cuisine,
    veg: search.veg || undefined,
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
  part: 'people' | 'cuisine' | 'veg' | 'radius' | 'q'
  without: Partial<Search>
}

/** The filters that are set, in the order in which they are shown. The place is no filter: it is what the search is about. */
export function activeFilters(search: Search): ActiveFilter[] {
  const filters: (ActiveFilter & { set: boolean })[] = [
    { part: 'people', set: search.people !== undefined, without: { people: undefined } },
    { part: 'cuisine', set: search.cuisine !== undefined, without: { cuisine: undefined } },
    { part: 'veg', set: search.veg, without: { veg: false } },
    { part: 'radius', set: search.radius < everything.radius, without: { radius: everything.radius } },
    { part: 'q', set: search.q !== '', without: { q: '' } },
  ]
  return filters.filter(({ set }) => set).map(({ part, without }) => ({ part, without }))
}

/** How many filters are set behind the button that opens them; the number of people stands beside it. */
export function filterCount(search: Search): number {
  return activeFilters(search).filter(({ part }) => part !== 'people').length
}
