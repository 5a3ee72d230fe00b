import type { CatererCard } from '#contract/endpoints/caterers.ts'
import type { SearchResult } from '#contract/endpoints/search.ts'

/** A caterer with what a list or the map beside it shows or reckons with. */
export type ListedCaterer = Omit<
  CatererCard,
  'minPrice' | 'maxPrice' | 'orderFullFilled' | 'serviceStartYear' | 'bands' | 'platePrices'
>

/** What was found, as pages show it. */
export interface ListedResult extends Omit<SearchResult, 'items' | 'others'> {
  items: ListedCaterer[]
  others: ListedCaterer[]
}

/** Objects as a table, which names their parts once. */
interface Table<Row> {
  names: (keyof Row)[]
  rows: Row[keyof Row][][]
}

/** What was found as the loader of a page sends it, which puts all of it into the HTML a second time. */
export interface PackedResult extends Omit<SearchResult, 'items' | 'others'> {
  items: Table<ListedCaterer>
  others: Table<ListedCaterer>
}

/** Returns what was found in few bytes, without what no list shows. Pure. */
export function packed({ items, others, ...counts }: SearchResult): PackedResult {
  return { ...counts, items: tableOf(items.map(listed)), others: tableOf(others.map(listed)) }
}

/** Returns what was packed. Pure. */
export function unpacked({ items, others, ...counts }: PackedResult): ListedResult {
  return { ...counts, items: rowsOf(items), others: rowsOf(others) }
}

function listed(card: CatererCard): ListedCaterer {
  const {
    minPrice: _1,
    maxPrice: _2,
    orderFullFilled: _3,
    serviceStartYear: _4,
    bands: _5,
    platePrices: _6,
    ...shown
  } = card
  return shown
}

function tableOf<Row extends object>(objects: readonly Row[]): Table<Row> {
  // Their keys are those of their type: objects of an answer of the API have no others that matter here.
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))] as (keyof Row)[]
  return { names, rows: objects.map((object) => names.map((name) => object[name])) }
}

function rowsOf<Row extends object>({ names, rows }: Table<Row>): Row[] {
  return rows.map((values) => {
    const parts = names.flatMap((name, at) => (values[at] === undefined ? [] : [[name, values[at]] as const]))
    // Built of the same names and values.
    return Object.fromEntries(parts) as unknown as Row
  })
}
