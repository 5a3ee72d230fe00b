import type { SearchQuery } from '#contract/endpoints/search.ts'
import { limits } from '#contract/limits.ts'
import { dietOf, type PricedDiet } from '#contract/rules/card-price.ts'
import { bandHolds, boundsOf, type GuestBand } from '#contract/values/guest-band.ts'
import type { Point } from '#contract/values/place.ts'
import type { ServiceKind } from '#contract/values/service-kind.ts'
import { at32, leastChord, rowsIn, type Blocks } from './blocks.ts'
import { chordTo, kmAlong, onSphere, traits, worstMerit, type Columns, type PricedBy } from './columns.ts'
import type { Listing } from './listing.ts'
import { firstOf, totalOf, type Order } from './matches.ts'
import * as narrow from './narrowing.ts'
import { compareByMerit, priceOf, type Orders } from './orders.ts'

/** What is searched: rows of caterers, and the numbers they are found by. */
export interface Rows {
  columns: Columns
  blocks: Blocks
  orders: Orders
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

/** How a found caterer is shown; with a distance in kilometres when a place was searched around, and its row. */
export type Show<Shown> = (listing: Listing, distanceKm: number | undefined, row: number | undefined) => Shown

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

/** The rules of the search page (R241, R304–R307, C48). */
export function search<Shown>(rows: Rows, criteria: Criteria, show: Show<Shown>): Findings<Shown> {
  const { blocks } = rows
  const main = mainListOf(rows, criteria, scratch.main(blocks))
  const total = totalOf(main)
  const { pageSize, others: mostOthers } = limits.search
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(criteria.page, pages)
  const order = orderOf(rows, criteria)
  const showRow = showing(rows, criteria.around?.point, show)
  const upToPage = firstOf({ words: main, total }, Math.min(page * pageSize, total), order)
  const shown = {
    total,
    page,
    pages,
    items: upToPage.slice((page - 1) * pageSize).map(showRow),
  }
  if (page < pages || criteria.people) return { ...shown, others: [], othersTotal: 0 }
  const found = match(rows, criteria, scratch.found(blocks))
  removeEach(found, main)
  const othersTotal = totalOf(found)
  const others = firstOf({ words: found, total: othersTotal }, Math.min(othersTotal, mostOthers), order)
  return { ...shown, others: others.map(showRow), othersTotal }
}

/** Everyone within the radius, nearest first, with or without packages (C22): the places `from`, counted from 0, up to `to`. */
export function nearest<Shown>(
  rows: Rows,
  around: { point: Point; radiusKm: number },
  show: Show<Shown>,
  { from, to }: { from: number; to: number },
): Shown[] {
  const found = everyRow(rows)
  narrow.within(rows, around)(found, 0, found.length)
  const total = totalOf(found)
  return firstOf({ words: found, total }, Math.min(to, total), orderOf(rows, { ...everyone, around }))
    .slice(from)
    .map(showing(rows, around.point, show))
}

/** The rows of the main list, in no order. */
export function matchesOf(rows: Rows, criteria: Criteria): readonly number[] {
  return Array.from(mainListOf(rows, criteria, new Uint32Array(rows.blocks.count)), rowsIn).flat()
}

/** Everyone, the featured and best rated first. */
export function everyoneByMerit({ listings, orders }: Rows): Listing[] {
  const { rows, count } = orders.byMerit()
  return Array.from(rows.subarray(0, count), (row) => listings[row] as Listing) // rows of orders are used
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

/** The words of all rows in use, for their caller to narrow. */
export function everyRow({ blocks }: Rows): Uint32Array {
  return blocks.used.slice(0, blocks.count)
}

/** Writes the words of the rows that match, with and without packages. */
function match(rows: Rows, criteria: Criteria, words: Uint32Array): Uint32Array {
  const conditions = conditionsOf(rows, criteria)
  const spans = criteria.around ? narrow.spansWithin(rows, criteria.around) : [0, words.length]
  let end = 0
  for (let i = 0; i < spans.length; i += 2) {
    const [from, to] = [spans[i] as number, spans[i + 1] as number] // spans have two ends each
    words.fill(0, end, from)
    for (let block = from; block < to; block++) words[block] = at32(rows.blocks.used, block)
    conditions(words, from, to)
    end = to
  }
  return words.fill(0, end)
}

/** Writes the words of the rows that match and make the main list, which with a range of guests all of them do. */
function mainListOf(rows: Rows, criteria: Criteria, words: Uint32Array): Uint32Array {
  const found = match(rows, criteria, words)
  if (!criteria.people) narrow.inMainList(rows)(found, 0, found.length)
  return found
}

function removeEach(words: Uint32Array, others: Uint32Array): void {
  for (let block = 0; block < words.length; block++) words[block] = at32(words, block) & ~at32(others, block)
}

/** Words that nobody keeps beyond a search, which takes its turn whole. To make and collect them takes longer than to fill them. */
const scratch = { main: keptWords(), found: keptWords() }

function keptWords(): (blocks: Blocks) => Uint32Array {
  let own = new Uint32Array(0)
  return ({ count }) => (own.length === count ? own : (own = new Uint32Array(count)))
}

/** All that a row must fulfil. What looks at each row comes last. */
function conditionsOf(rows: Rows, criteria: Criteria): narrow.Narrow {
  const { around, people, cuisine, vegOnly, kind, budget, rating, capacity, day, textCosts } = criteria
  const cuisineBit = cuisine ? traits.cuisine(cuisine) : 0
  if (cuisineBit === undefined) return narrow.nobody
  const wanted = cuisineBit | (people ? traits.band(people) : 0) | dietTraits(criteria)
  const guests = day ? guestsOn(day, people) : 0
  return narrow.allOf([
    narrow.withTraits(rows, wanted),
    vegOnly ? narrow.withoutTrait(rows, traits.nonVeg) : undefined,
    kind && narrow.offering(rows, kind, people),
    rating === undefined ? undefined : narrow.ratedAtLeast(rows, rating),
    budget === undefined ? undefined : narrow.affordable(rows, pricedBy(criteria), budget),
    textCosts && narrow.withText(textCosts),
    around && narrow.within(rows, around),
    capacity === undefined ? undefined : narrow.ofRows((row) => at(rows.columns.capacity, row) >= capacity),
    day && narrow.ofRows((row) => isFree(row, day, guests)),
  ])
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
 * By distance or merit, unless an order by price was chosen or a text fits better. Prices are those that cards show for a range of
 * guests or a kind of service, and the caterer's own lowest without either (R307).
 */
function orderOf(rows: Rows, criteria: Criteria): Order {
  const { columns, blocks, orders, listings } = rows
  const { sort, around, textCosts, people, kind } = criteria
  const tie: Order['tie'] = (a, b) => compareByMerit(columns, listings, a, b)
  const by = (keyOf: Order['keyOf'], narrowedBy: Pick<Order, 'bound' | 'kept'> = {}): Order => ({
    keyOf,
    tie,
    ...narrowedBy,
  })
  if (sort === 'price-low' || sort === 'price-high') {
    const priced = people || kind ? pricedBy(criteria) : undefined
    const sign = sort === 'price-low' ? 1 : -1
    return by((row) => sign * priceOf(columns, row, priced), { kept: () => orders.byPrice(sort, priced) })
  }
  const center = around && onSphere(around.point)
  const costOf = (row: number) => textCosts?.[row] ?? narrow.noText
  // Costs are whole numbers, no straight line through the earth is longer than 2, and merit is below its worst.
  if (textCosts && center) return by((row) => costOf(row) * 4 + Math.sqrt(chordTo(columns, row, center)))
  if (textCosts) return by((row) => costOf(row) * 2 * worstMerit + at(columns.merit, row))
  if (center)
    return by((row) => chordTo(columns, row, center), {
      bound: {
        ofBlock: (block) => leastChord(blocks.boxes, block, center),
        ofGroup: (group) => leastChord(blocks.groupBoxes, group, center),
      },
    })
  return by((row) => at(columns.merit, row), { kept: orders.byMerit })
}

/** A number of a row. It takes one kind of array only, which keeps it fast. */
export function at(column: Float64Array, row: number): number {
  return column[row] as number // candidates are rows of the columns
}

/** Distances are told to a tenth of a kilometre: places are not known more exactly. */
function showing<Shown>(
  { columns, listings }: Rows,
  point: Point | undefined,
  show: Show<Shown>,
): (row: number) => Shown {
  const center = point && onSphere(point)
  const kmTo = (row: number) => center && Math.round(kmAlong(chordTo(columns, row, center)) * 10) / 10
  // Matches are used rows.
  return (row) => show(listings[row] as Listing, kmTo(row), row)
}
