import type { CatererCard } from '#contract/endpoints/caterers.ts'
import type { SearchResult } from '#contract/endpoints/search.ts'

/** Parts of a card that no list shows. */
const unlisted = ['minPrice', 'maxPrice', 'orderFullFilled', 'serviceStartYear', 'bands', 'platePrices'] as const

/** A caterer with what a list or the map beside it shows or reckons with. */
export type ListedCaterer = Omit<CatererCard, (typeof unlisted)[number]>

/** What was found, as pages show it. */
export interface ListedResult extends Omit<SearchResult, 'items' | 'others'> {
  items: ListedCaterer[]
  others: ListedCaterer[]
}

/** Objects as a table, which names their parts once. */
interface Table<Row> {
  names: (keyof Row)[]
  rows: (Row[keyof Row] | null)[][]
}

interface PackedCards {
  cards: Table<Omit<ListedCaterer, 'picture'>>
  pictures: Table<ListedCaterer['picture']>
}

/** What was found as the loader of a page sends it, which puts all of it into the HTML a second time. */
export interface PackedResult extends Omit<SearchResult, 'items' | 'others'> {
  items: PackedCards
  others: PackedCards
}

/** Returns what was found in few bytes, without what no list shows. Pure. */
export function packed({ items, others, ...counts }: SearchResult): PackedResult {
  return { ...counts, items: packedCards(items), others: packedCards(others) }
}

/** Returns what was packed. Pure. */
export function unpacked({ items, others, ...counts }: PackedResult): ListedResult {
  return { ...counts, items: unpackedCards(items), others: unpackedCards(others) }
}

function packedCards(all: readonly CatererCard[]): PackedCards {
  const pictures = tableOf(all.map(({ picture }) => picture))
  return { cards: tableOf<Omit<ListedCaterer, 'picture'>>(all, ['picture', ...unlisted]), pictures }
}

function unpackedCards({ cards, pictures }: PackedCards): ListedCaterer[] {
  const ofCards = rowsOf(pictures)
  // Both tables have a row for each.
  return rowsOf(cards).flatMap((card, at) => ofCards.slice(at, at + 1).map((picture) => ({ ...card, picture })))
}

/** Returns a table of objects, without some of their parts. */
function tableOf<Row extends object>(objects: readonly Row[], without: readonly string[] = []): Table<Row> {
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))].filter(
    (name) => !without.includes(name),
    // Their keys are those of their type: objects of an answer of the API have no others that matter here.
  ) as (keyof Row)[]
  return { names, rows: objects.map((object) => names.map((name) => object[name] ?? null)) }
}

/** No part of a card that lists show is null: such a cell is a part that its card does not have. */
function rowsOf<Row extends object>({ names, rows }: Table<Row>): Row[] {
  return rows.map((values) => {
    const parts = names.flatMap((name, at) => (values[at] === null ? [] : [[name, values[at]] as const]))
    // Built of the same names and values.
    return Object.fromEntries(parts) as unknown as Row
  })
}
