import type { CatererCard, SearchQuery } from '#contract/endpoints/caterers.ts'
import { limits } from '#contract/limits.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { distanceKm, type Point } from '#contract/values/place.ts'
import { chordSquare, onSphere, traits, worstMerit, type Columns } from './columns.ts'
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
  sort: SearchQuery['sort']
  page: number
  /** What the searched text costs for each row, 255 where it does not lead; undefined without a text. */
  textCosts: Uint8Array | undefined
}

export interface Findings {
  /** Caterers of the main list, on all pages. */
  total: number
  /** The page answered: the last one when a later one was asked for. */
  page: number
  /** At least 1. */
  pages: number
  items: CatererCard[]
  others: CatererCard[]
}

const noText = 255

/** The rules of the search page (R241, R304–R307, C48) over the candidates, among which all that match must be. */
export function search(rows: Rows, candidates: Iterable<readonly number[]>, criteria: Criteria): Findings {
  const { main, others } = filter(rows, candidates, criteria)
  const { pageSize } = limits.search
  const pages = Math.max(1, Math.ceil(main.length / pageSize))
  const page = Math.min(criteria.page, pages)
  const order = orderOf(rows)
  const cardOf = cardsOf(rows, criteria.around?.point)
  const upToPage = smallest(main, Math.min(page * pageSize, main.length), order)
  return {
    total: main.length,
    page,
    pages,
    items: upToPage.slice((page - 1) * pageSize).map(cardOf),
    others: page === pages && !criteria.people ? others.sort(order).map(cardOf) : [],
  }
}

/** Everyone within the radius, nearest first, with or without packages (C22). */
export function nearest(
  rows: Rows,
  candidates: Iterable<readonly number[]>,
  point: Point,
  radiusKm: number,
): CatererCard[] {
  const criteria = { ...everyone, around: { point, radiusKm } }
  const { main, others } = filter(rows, candidates, criteria)
  return [...main, ...others].sort(orderOf(rows)).map(cardsOf(rows, point))
}

/** Everyone, the featured and best rated first. */
export function everyoneByMerit(rows: Rows): CatererCard[] {
  return rows.listings
    .filter((listing) => listing !== undefined)
    .sort(byMerit)
    .map(({ card }) => card)
}

const everyone: Criteria = {
  around: undefined,
  people: undefined,
  cuisine: undefined,
  vegOnly: false,
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

function filter({ columns }: Rows, candidates: Iterable<readonly number[]>, criteria: Criteria): Matches {
  const { around, people, cuisine, vegOnly, textCosts } = criteria
  if (keyByRow.length < columns.x.length) keyByRow = new Float64Array(columns.x.length)
  const matches: Matches = { main: [], others: [] }
  const cuisineBit = cuisine ? traits.cuisine(cuisine) : 0
  if (cuisineBit === undefined) return matches

  const keyOf = keysOf(columns, criteria)
  const wanted = cuisineBit | (people ? traits.band(people) : 0)
  const unwanted = vegOnly ? traits.nonVeg : 0
  const reach = around ? chordSquare(around.radiusKm) : 0
  const center = onSphere(around?.point ?? { lat: 0, lng: 0 })
  for (const cell of candidates) {
    for (const row of cell) {
      const own = at(columns.traits, row)
      if ((own & wanted) !== wanted || (own & unwanted) !== 0) continue
      if (textCosts && (textCosts[row] ?? noText) === noText) continue
      let chord = 0
      if (around) {
        const dx = at(columns.x, row) - center.x
        const dy = at(columns.y, row) - center.y
        const dz = at(columns.z, row) - center.z
        chord = dx * dx + dy * dy + dz * dz
        if (chord > reach) continue
      }
      keyByRow[row] = keyOf(row, chord)
      ;(own & traits.anyBand ? matches.main : matches.others).push(row)
    }
  }
  return matches
}

/** By price; else by how well the text fits, then by distance where a place is given, else by merit. */
function keysOf(
  { price, merit }: Columns,
  { sort, around, textCosts }: Criteria,
): (row: number, chordSquare: number) => number {
  if (sort === 'price-low') return (row) => at(price, row)
  if (sort === 'price-high') return (row) => -at(price, row)
  if (textCosts) {
    // Costs are whole numbers, and no straight line through the earth is longer than 2.
    if (around) return (row, chordSquare) => at(textCosts, row) * 4 + Math.sqrt(chordSquare)
    return (row) => at(textCosts, row) * 2 * worstMerit + at(merit, row)
  }
  return around ? (_row, chordSquare) => chordSquare : (row) => at(merit, row)
}

type Order = (a: number, b: number) => number

/** Equal keys leave it to merit, so that every order is total. */
function orderOf({ columns: { merit }, listings }: Rows): Order {
  const keys = keyByRow
  // Matches are rows that somebody has.
  const byMeritOf: Order = (a, b) =>
    at(merit, a) - at(merit, b) || byMerit(listings[a] as Listing, listings[b] as Listing)
  return (a, b) => at(keys, a) - at(keys, b) || byMeritOf(a, b)
}

function at(column: Float64Array | Uint32Array | Uint8Array, row: number): number {
  return column[row] as number // candidates are rows of the columns
}

/** With a point, cards tell the distance to a tenth of a kilometre: places are not known more exactly. */
function cardsOf({ listings }: Rows, point: Point | undefined): (row: number) => CatererCard {
  return (row) => {
    const { card } = listings[row] as Listing // matches are rows that somebody has
    if (!point) return card
    return { ...card, distanceKm: Math.round(distanceKm(point, card.googleLocation) * 10) / 10 }
  }
}
