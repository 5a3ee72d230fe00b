import type { SearchQuery } from '#contract/endpoints/search.ts'
import { limits } from '#contract/limits.ts'
import { dietOf, type PricedDiet } from '#contract/rules/card-price.ts'
import { bandHolds, boundsOf, type GuestBand } from '#contract/values/guest-band.ts'
import { distanceKm, type Point } from '#contract/values/place.ts'
import type { ServiceKind } from '#contract/values/service-kind.ts'
import { chordSquare, onSphere, priceIn, services, traits, worstMerit, type Columns, type PricedBy } from './columns.ts'
import { byMerit, type Listing } from './listing.ts'
import { smallest } from './smallest.ts'

/** What is searched: rows of caterers, and the numbers they are found by. */
export interface Rows {
  columns: Columns
  listings: readonly (Listing | undefined)[]
}

/** What is looked for; the text was turned into a place and into costs before. */
export interface Criteria {
  around: { point: Point; radiusKm: number } | undefined
  people: GuestBand | undefined
  cuisine: string | undefined
  vegOnly: boolean
  /** With food that is not vegetarian, beside any other. */
  nonVeg: boolean
  /** Plates a day at least. */
  capacity: number | undefined
  /** With Jain food, beside any other. */
  jain: boolean
  /** With nothing else. */
  jainOnly: boolean
  /** What the guests eat, unless a filter says another diet. */
  diet: PricedDiet | undefined
  /** Offered for the range of guests, if there is one; prices are of it. */
  kind: ServiceKind | undefined
  /** Rupees per plate with GST at most. */
  budget: number | undefined
  /** The average rating at least. */
  rating: number | undefined
  day: EventDay | undefined
  sort: SearchQuery['sort']
  page: number
  /** What the searched text costs for each row, 255 where it does not lead; undefined without a text. */
  textCosts: Uint8Array | undefined
}

/** A day on which caterers are wanted. */
export interface EventDay {
  /** The exact number; undefined where only a range is known, or nothing. */
  guests: number | undefined
  /** The largest number of guests that each row can be booked for on it. */
  mostGuests: Uint16Array
}

/** How a found caterer is shown; with a distance in kilometres when a place was searched around. */
export type Show<Shown> = (listing: Listing, distanceKm: number | undefined) => Shown

export interface Findings<Shown> {
  /** Caterers of the main list, on all pages. */
  total: number
  /** The page answered: the last one when a later one was asked for. */
  page: number
  /** At least 1. */
  pages: number
  items: Shown[]
  /** The first of those without packages, and how many there are: on the last page, without a range of guests. */
  others: Shown[]
  othersTotal: number
}

export const noText = 255
/** Rows in parts, each row once. */
export type Candidates = Iterable<readonly number[]>

/** The rules of the search page (R241, R304–R307, C48) over the candidates, among which all that match must be. */
export function search<Shown>(
  rows: Rows,
  candidates: Candidates,
  criteria: Criteria,
  show: Show<Shown>,
): Findings<Shown> {
  const { main, others } = filter(rows, candidates, criteria)
  const { pageSize, others: mostOthers } = limits.search
  const pages = Math.max(1, Math.ceil(main.length / pageSize))
  const page = Math.min(criteria.page, pages)
  const othersTotal = page === pages && !criteria.people ? others.length : 0
  const tie = byMeritOf(rows)
  const showRow = showing(rows, criteria.around?.point, show)
  const upToPage = smallest(main, Math.min(page * pageSize, main.length), keyByRow, tie)
  return {
    total: main.length,
    page,
    pages,
    items: upToPage.slice((page - 1) * pageSize).map(showRow),
    others: smallest(others, Math.min(othersTotal, mostOthers), keyByRow, tie).map(showRow),
    othersTotal,
  }
}

/** Everyone within the radius, nearest first, with or without packages (C22): the places `from`, counted from 0, up to `to`. */
export function nearest<Shown>(
  rows: Rows,
  candidates: Candidates,
  around: { point: Point; radiusKm: number },
  show: Show<Shown>,
  { from, to }: { from: number; to: number },
): Shown[] {
  const { main, others } = filter(rows, candidates, { ...everyone, around })
  const found = [...main, ...others]
  const count = Math.min(to, found.length)
  return smallest(found, count, keyByRow, byMeritOf(rows))
    .slice(from)
    .map(showing(rows, around.point, show))
}

/** The rows of the main list, in no order. */
export function matchesOf(rows: Rows, candidates: Candidates, criteria: Criteria): readonly number[] {
  return filter(rows, candidates, criteria).main
}

/** Everyone, the featured and best rated first. */
export function everyoneByMerit({ listings }: Rows): Listing[] {
  return listings.filter((listing) => listing !== undefined).sort(byMerit)
}

const everyone: Criteria = {
  around: undefined,
  people: undefined,
  cuisine: undefined,
  vegOnly: false,
  nonVeg: false,
  capacity: undefined,
  jain: false,
  jainOnly: false,
  diet: undefined,
  kind: undefined,
  budget: undefined,
  rating: undefined,
  day: undefined,
  sort: 'default',
  page: 1,
  textCosts: undefined,
}

interface Matches {
  main: number[]
  others: number[]
}

/** What each match is sorted by, smaller first. Filled by a search and read by the same, as they run one after the other. */
let keyByRow = new Float64Array(0)

function filter({ columns }: Rows, candidates: Candidates, criteria: Criteria): Matches {
  const { around, people, cuisine, vegOnly, textCosts } = criteria
  if (keyByRow.length < columns.x.length) keyByRow = new Float64Array(columns.x.length)
  const matches: Matches = { main: [], others: [] }
  const cuisineBit = cuisine ? traits.cuisine(cuisine) : 0
  if (cuisineBit === undefined) return matches

  const { x, y, z, merit } = columns
  const keys = keyByRow
  const wanted = cuisineBit | (people ? traits.band(people) : 0) | dietTraits(criteria)
  const unwanted = vegOnly ? traits.nonVeg : 0
  const reach = around ? chordSquare(around.radiusKm) : Infinity
  const center = onSphere(around?.point ?? { lat: 0, lng: 0 })
  const fits = furtherConditions(columns, criteria)
  for (const cell of candidates) {
    for (const row of cell) {
      const own = columns.traits[row] as number // candidates are rows of the columns
      if ((own & wanted) !== wanted || (own & unwanted) !== 0) continue
      if (textCosts && (textCosts[row] ?? noText) === noText) continue
      const dx = at(x, row) - center.x
      const dy = at(y, row) - center.y
      const dz = at(z, row) - center.z
      const chord = dx * dx + dy * dy + dz * dz
      if (chord > reach) continue
      if (fits && !fits(row)) continue
      keys[row] = around ? chord : at(merit, row)
      if ((own & traits.anyBand) !== 0) matches.main.push(row)
      else matches.others.push(row)
    }
  }
  rekey(columns, criteria, matches.main)
  rekey(columns, criteria, matches.others)
  return matches
}

/** What is asked for seldom, as one question about a row; undefined when nothing of it is, so that most searches do not pay. */
function furtherConditions(columns: Columns, criteria: Criteria): ((row: number) => boolean) | undefined {
  const { people, kind, budget, rating, day, capacity } = criteria
  const priced = pricedBy(criteria)
  const isPlain = budget === undefined && rating === undefined && capacity === undefined
  if (isPlain && kind === undefined && !day) return undefined
  const ofKind = kind ? services.bits(kind, people) : 0
  const guests = day ? guestsOn(day, people) : 0
  return (row) =>
    (kind === undefined || ((columns.services[row] as number) & ofKind) !== 0) && // as below
    (budget === undefined || priceIn(columns, row, priced) <= budget) &&
    (rating === undefined || at(columns.rating, row) >= rating) &&
    (capacity === undefined || at(columns.capacity, row) >= capacity) &&
    (!day || isFree(row, day, guests))
}

/** Reports whether a row can be booked for a number of guests, as a quote would judge it. */
export function isFree(row: number, day: EventDay, guests: number): boolean {
  return (day.mostGuests[row] as number) >= guests // as below
}

/** The exact number of guests where it is known and within the range, else the smallest of the range, or of an order (C28). */
export function guestsOn({ guests }: Pick<EventDay, 'guests'>, people: GuestBand | undefined): number {
  if (guests !== undefined && (!people || bandHolds(people, guests))) return guests
  return people ? boundsOf(people).min : limits.order.minGuests
}

/** The diet that prices are of: that of the filters, else of the guests. */
export function dietIn({ vegOnly, jain, jainOnly, diet }: Criteria): PricedDiet | undefined {
  return dietOf({ veg: vegOnly, jain, jainOnly }) ?? diet
}

/** What the prices of a search are of. */
export function pricedBy(criteria: Criteria): PricedBy {
  return { people: criteria.people, diet: dietIn(criteria), kind: criteria.kind }
}

function dietTraits({ jain, jainOnly, nonVeg }: Criteria): number {
  return (nonVeg ? traits.nonVeg : 0) | (jain ? traits.jain : 0) | (jainOnly ? traits.jainOnly : 0)
}

/**
 * Distance or merit, by which they come out of the filter, gives way to a chosen price order, or follows how well a text fits. Prices are
 * those that cards show for a range of guests or a kind of service, and the caterer's own lowest without either (R307).
 */
function rekey(columns: Columns, criteria: Criteria, rows: readonly number[]): void {
  const { sort, around, textCosts, people, kind } = criteria
  const keys = keyByRow
  const priced = pricedBy(criteria)
  const price = (row: number) => (people || kind ? priceIn(columns, row, priced) : at(columns.price, row))
  if (sort === 'price-low') for (const row of rows) keys[row] = price(row)
  else if (sort === 'price-high') for (const row of rows) keys[row] = -price(row)
  else if (textCosts) {
    // Costs are whole numbers, no straight line through the earth is longer than 2, and merit is below its worst.
    for (const row of rows) {
      const cost = textCosts[row] ?? noText
      keys[row] = around ? cost * 4 + Math.sqrt(at(keys, row)) : cost * 2 * worstMerit + at(keys, row)
    }
  }
}

type Order = (a: number, b: number) => number

/** Equal keys leave it to merit, so that every order is total. */
function byMeritOf({ columns: { merit }, listings }: Rows): Order {
  // Matches are used rows.
  return (a, b) => at(merit, a) - at(merit, b) || byMerit(listings[a] as Listing, listings[b] as Listing)
}

/** A number of a row. It takes one kind of array only, which keeps it fast. */
export function at(column: Float64Array, row: number): number {
  return column[row] as number // candidates are rows of the columns
}

/** Distances are told to a tenth of a kilometre: places are not known more exactly. */
function showing<Shown>({ listings }: Rows, point: Point | undefined, show: Show<Shown>): (row: number) => Shown {
  return (row) => {
    const listing = listings[row] as Listing // matches are used rows
    return show(listing, point && Math.round(distanceKm(point, listing.card.googleLocation) * 10) / 10)
  }
}
