import { limits } from '#contract/limits.ts'
import type { PricedDiet } from '#contract/rules/card-price.ts'
import type { Day } from '#contract/values/calendar.ts'
import { cuisineFrom } from '#contract/values/cuisine.ts'
import type { EventProblem, PlannedEvent } from '#contract/values/event.ts'
import { lineFrom, numberWithin, readableParams, readEvent } from '#contract/values/event/url.ts'
import { dietOfUrl } from './card-event.ts'
import { everything, sorts, type Search } from './search-params.ts'

/** What is no part of the event. */
export type SearchPart = Exclude<keyof Search, keyof PlannedEvent>

export interface ReadSearch {
  search: Search
  /** What all guests eat; prices are of it where no filter names another diet. */
  diet: PricedDiet | undefined
  /** Invalid filters of the query string; their defaults are used. */
  ignored: SearchPart[]
  /** What is wrong with the event of the query string; these parts are left out. */
  problems: EventProblem[]
}

/** Reads an address whatever stands in it; a day is held against today where that is given. Empty values, as a form without script sends them, are no mistakes. */
export function readSearch(given: URLSearchParams, today?: Day): ReadSearch {
  const params = readableParams(given)
  const ignored: SearchPart[] = []
  const part = <Value>(name: SearchPart, read: (text: string) => Value | undefined, otherwise: Value): Value => {
    const text = params.get(name)?.trim() ?? ''
    if (text === '') return otherwise
    const value = read(text)
    if (value === undefined) ignored.push(name)
    return value ?? otherwise
  }
  const { event, problems } = readEvent(params, today)
  const search: Search = {
    ...event,
    radius: part('radius', kilometres, everything.radius),
    cuisine: part('cuisine', cuisineFrom, undefined),
    veg: part('veg', yesOrNo, false),
    jain: part('jain', yesOrNo, false),
    jainOnly: part('jainOnly', yesOrNo, false),
    rating: part('rating', ratingFrom, undefined),
    sort: part('sort', (text) => sorts.find((sort) => sort === text), everything.sort),
    page: part('page', pageNumber, 1),
    q: part('q', lineFrom, ''),
  }
  return { search, diet: dietOfUrl(params), ignored, problems }
}

function kilometres(given: string): number | undefined {
  const radius = numberWithin(given, 0, limits.search.maxRadiusKm)
  return radius === 0 ? undefined : radius
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
