import { sorts, type SearchQuery } from '#contract/endpoints/search.ts'
import { limits } from '#contract/limits.ts'
import { pricedDiets } from '#contract/rules/card-price.ts'
import { isDay } from '#contract/values/calendar.ts'
import { guestBands } from '#contract/values/guest-band.ts'
import { serviceKinds } from '#contract/values/service-kind.ts'
import { linePattern } from '#contract/values/text.ts'

const path = '/api/search'
const start = `${path}?`

/** What browsers leave of a query when they write it down. */
const canonical = /^[\w*.%+&=-]*$/

/**
 * Reads the query of a search from the URL of its request, which costs a tenth of what the router and the schema of the API take.
 * It knows the parameters that the site sends, each once and in the site's spelling, and returns undefined for every other URL: what is
 * refused is refused by the API alone.
 */
export function parseSearch(url: string): SearchQuery | undefined {
  const query: SearchQuery = {
    radius: limits.search.defaultRadiusKm,
    veg: false,
    jain: false,
    jainOnly: false,
    sort: 'default',
    page: 1,
    facets: false,
  }
  if (url === path) return query
  if (!url.startsWith(start) || !canonical.test(url.slice(start.length))) return undefined
  // A bit for each parameter that was read.
  let given = 0
  for (const pair of url.slice(start.length).split('&')) {
    const equals = pair.indexOf('=')
    const at = names.indexOf(pair.slice(0, equals) as Name)
    if (equals < 0 || at < 0 || (given & (1 << at)) !== 0) return undefined
    const name = names[at] as Name // at lies within
    const value = decoded(pair.slice(equals + 1))
    if (value === undefined || !readers[name](query, value)) return undefined
    given |= 1 << at
  }
  return (query.lat === undefined) === (query.lng === undefined) ? query : undefined
}

/** The text that an escaped one stands for; undefined where it is not the only way to write that text. */
function decoded(escaped: string): string | undefined {
  if (!escaped.includes('%') && !escaped.includes('+')) return escaped
  try {
    const text = decodeURIComponent(escaped.replaceAll('+', ' '))
    return new URLSearchParams([['', text]]).toString() === `=${escaped}` ? text : undefined
  } catch {
    return undefined
  }
}

/** Puts a value into a query; reports whether it is one that the API takes as it is. */
type Reader = (query: SearchQuery, value: string) => boolean

const readers = {
  place: lineReader('place', limits.search.maxQueryLength),
  lat: decimalReader('lat', -90, 90),
  lng: decimalReader('lng', -180, 180),
  radius: (query, value) => decimalReader('radius', 0, limits.search.maxRadiusKm)(query, value) && query.radius > 0,
  people: oneOf('people', guestBands),
  date(query, value) {
    query.date = value
    return isDay(value)
  },
  guests: wholeReader('guests', limits.order.maxGuests),
  cuisine: lineReader('cuisine', 40),
  veg: switchReader('veg'),
  jain: switchReader('jain'),
  jainOnly: switchReader('jainOnly'),
  diet: oneOf('diet', pricedDiets),
  kind: oneOf('kind', serviceKinds),
  budget: (query, value) => {
    query.budget = Number(value)
    return /^\d{1,6}(\.\d{1,2})?$/.test(value) && query.budget >= 1 && query.budget <= limits.search.maxBudget
  },
  rating: (query, value) => {
    query.rating = Number(value)
    return /^\d(\.\d)?$/.test(value) && query.rating >= 1 && query.rating <= 5
  },
  q: lineReader('q', limits.search.maxQueryLength),
  sort: oneOf('sort', sorts),
  page: wholeReader('page', 99_999),
  facets: switchReader('facets'),
} as const satisfies Record<keyof SearchQuery, Reader>
type Name = keyof typeof readers
const names = Object.keys(readers) as Name[]

function lineReader(name: 'place' | 'cuisine' | 'q', most: number): Reader {
  return (query, value) => {
    query[name] = value
    const isLine = value !== '' && value.length <= most && linePattern.test(value)
    return isLine && value === value.trim().normalize('NFC')
  }
}

const decimal = /^-?\d{1,3}(\.\d{1,20})?$/

function decimalReader(name: 'lat' | 'lng' | 'radius', from: number, to: number): Reader {
  return (query, text) => {
    const value = Number(text)
    query[name] = value
    return decimal.test(text) && value >= from && value <= to
  }
}

function wholeReader(name: 'guests' | 'page', most: number): Reader {
  return (query, text) => {
    query[name] = Number(text)
    return /^[1-9]\d{0,4}$/.test(text) && query[name] <= most
  }
}

function switchReader(name: 'veg' | 'jain' | 'jainOnly' | 'facets'): Reader {
  return (query, value) => {
    query[name] = value === '1' || value === 'true'
    return query[name] || value === '0' || value === 'false'
  }
}

function oneOf<Given extends 'people' | 'diet' | 'kind' | 'sort'>(
  name: Given,
  choices: readonly NonNullable<SearchQuery[Given]>[],
): Reader {
  return (query, text) => {
    const choice = choices.find((one) => one === text)
    if (choice !== undefined) query[name] = choice
    return choice !== undefined
  }
}
