import { firstCity } from '#contract/city.ts'
import type { Point } from '#contract/values/place.ts'
import { createWordIndex, notFound, wordsOf, type Found } from '#server/kernel/word-index.ts'
import { createColumns } from '../domain/columns.ts'
import { createBlocks } from '../domain/blocks.ts'
import { createOrders } from '../domain/orders.ts'
import { createDishIndex } from './dish-index.ts'
import type { Listing } from '../domain/listing.ts'
import { createSlugIndex } from './slug-index.ts'
import type { Rows } from '../domain/search.ts'

/** All live caterers that the process shows, in memory, each with a row of its own, and the ways they are looked up. */
export interface City extends Rows {
  /** Adds a listing or replaces the caterer's former one. */
  put(listing: Listing): void
  remove(id: string): void
  /** Another number after every change. */
  version(): number
  /** All rows. */
  all(): Iterable<readonly number[]>
  /** The rows of those within the distance, and of some beyond. */
  near(point: Point, km: number): Iterable<readonly number[]>
  byId(id: string): Listing | undefined
  rowOf(id: string): number | undefined
  /** By slug in a city, else by id, else by a slug it used to have there (C8). */
  bySlug(slug: string, city?: string): Listing | undefined
  /** What a text costs for each row whose caterer's name, food or dishes it resembles; undefined when the text has no words. */
  resembling(text: string): Uint8Array | undefined
}

const cost = { name: 0, about: 2, dish: 4 } as const

export function createCity(): City {
  const listings: (Listing | undefined)[] = []
  const freeRows: number[] = []
  const rowById = new Map<string, number>()
  const slugs = createSlugIndex<number>()
  const columns = createColumns()
  const blocks = createBlocks(columns)
  const orders = createOrders(columns, listings)
  const catererNames = createWordIndex()
  const dishes = createDishIndex(cost.dish)

  let version = 0
  /** Forgets what a row is found by, but not its places in orders. */
  const clear = (row: number, listing: Listing): void => {
    slugs.remove(listing, row)
    blocks.remove(row)
    catererNames.remove(row)
    dishes.remove(row, listing.words.dishes)
  }
  const remove = (id: string): void => {
    version++
    const row = rowById.get(id)
    const listing = row === undefined ? undefined : listings[row]
    if (row === undefined || !listing) return
    clear(row, listing)
    orders.remove(row)
    listings[row] = undefined
    freeRows.push(row)
    rowById.delete(id)
  }
  const put = (listing: Listing): void => {
    version++
    const row = rowById.get(listing.id) ?? freeRows.pop() ?? listings.length
    const before = listings[row]
    if (before) clear(row, before)
    listings[row] = listing
    rowById.set(listing.id, row)
    slugs.put(listing, row)
    columns.set(row, listing)
    blocks.set(row)
    orders.put(row)
    const { name, about } = listing.words
    catererNames.put(row, [
      { words: wordsOf(name), cost: cost.name },
      { words: about.flatMap(wordsOf), cost: cost.about },
    ])
    dishes.put(row, listing.words.dishes)
  }
  const at = (row: number | undefined): Listing | undefined => (row === undefined ? undefined : listings[row])
  return {
    columns,
    blocks,
    orders,
    listings,
    put,
    remove,
    version: () => version,
    all: blocks.all,
    near: blocks.near,
    byId: (id) => at(rowById.get(id)),
    rowOf: (id) => rowById.get(id),
    bySlug: (slug, city = firstCity) => at(slugs.current(city, slug) ?? rowById.get(slug) ?? slugs.former(city, slug)),
    resembling(text) {
      const words = wordsOf(text)
      if (words.length === 0) return undefined
      const known = cheaper(catererNames.find(words), dishes.find(words, listings.length))
      return known.any ? known.costs : cheaper(catererNames.guess(words), dishes.guess(words, listings.length)).costs
    },
  }
}

/** What either holds, at the lower cost. */
function cheaper(names: Found, dishes: Found): Found {
  if (!names.any || !dishes.any) return names.any ? names : dishes
  const { costs } = dishes
  // Both were made for this search; the names may end before the last row.
  for (let row = 0; row < names.costs.length; row++) {
    const own = names.costs[row] as number // row lies within
    if (own < (costs[row] ?? notFound)) costs[row] = own
  }
  return dishes
}
