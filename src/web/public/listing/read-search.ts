import { limits } from '#contract/limits.ts'
import { eventDayProblem } from '#contract/rules/event-days.ts'
import { isDay, type Day } from '#contract/values/calendar.ts'
import { cuisineFrom } from '#contract/values/cuisine.ts'
import { linePattern } from '#contract/values/text.ts'
import { bandFrom, everything, sorts, type Search } from './search-params.ts'

export type SearchPart = Exclude<keyof Search, 'point'>

export interface ReadSearch {
  search: Search
  /** Invalid parts of the query string; their defaults are used. */
  ignored: SearchPart[]
  /** The address asks for a day that is over or too far ahead. */
  dayOver: boolean
}

/** Reads an address whatever stands in it; a day is held against today where that is given. Empty values, as a form without script sends them, are no mistakes. */
export function readSearch(params: URLSearchParams, today?: Day): ReadSearch {
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
    date: part('date', (given) => (isDay(given) ? given : undefined), undefined),
    cuisine: part('cuisine', cuisineFrom, undefined),
    veg: part('veg', yesOrNo, false),
    jain: part('jain', yesOrNo, false),
    budget: part('budget', budgetFrom, undefined),
    rating: part('rating', ratingFrom, undefined),
    sort: part('sort', (given) => sorts.find((sort) => sort === given), everything.sort),
    page: part('page', pageNumber, 1),
    q: part('q', text, ''),
  }
  const dayOver = Boolean(today && search.date && eventDayProblem(search.date, today))
  return { search: dayOver ? { ...search, date: undefined } : search, ignored, dayOver }
}

function text(given: string): string | undefined {
  const line = given.slice(0, limits.search.maxQueryLength).trim()
  return linePattern.test(line) ? line : undefined
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

/** Rupees per plate, at most two decimals. */
export function budgetFrom(given: string): number | undefined {
  const rupees = /^\d{1,6}(\.\d{1,2})?$/.test(given) ? Number(given) : Number.NaN
  return rupees >= 1 && rupees <= limits.search.maxBudget ? rupees : undefined
}

function ratingFrom(given: string): number | undefined {
  const stars = /^\d(\.\d)?$/.test(given) ? Number(given) : Number.NaN
  return stars >= 1 && stars <= 5 ? stars : undefined
}

function yesOrNo(given: string): boolean | undefined {
  return ({ '1': true, true: true, on: true, '0': false, false: false } as Record<string, boolean | undefined>)[
    given.toLowerCase()
  ]
}

function pageNumber(given: string): number | undefined {
  return /^0*[1-9]\d{0,4}$/.test(given) ? Number(given) : undefined
}
