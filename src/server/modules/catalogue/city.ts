import type { Point } from '#contract/values/place.ts'
import { createWordIndex, wordsOf, type Found } from '#server/kernel/word-index.ts'
import { createGrid } from './domain/grid.ts'
import type { Listing } from './domain/listing.ts'

/** All live caterers, in memory, with the ways they are looked up. */
export interface City {
  /** Adds a listing or replaces the caterer's former one. */
  put(listing: Listing): void
  remove(id: string): void
  all(): Iterable<Listing>
  /** Those within the distance, and some beyond. */
  near(point: Point, km: number): Iterable<Listing>
  byId(id: string): Listing | undefined
  /** By slug, else by id, else by a slug it used to have (C8). */
  bySlug(slug: string): Listing | undefined
  /** What a text costs for each caterer whose name, food or dishes it resembles; undefined when the text has no words. */
  resembling(text: string): ReadonlyMap<string, number> | undefined
}

const cost = { name: 0, about: 2, dish: 4 } as const

export function createCity(): City {
  const listings = new Map<string, Listing>()
  const bySlug = new Map<string, Listing>()
  const byFormerSlug = new Map<string, Listing>()
  const grid = createGrid<Listing>()
  const kitchens = createWordIndex<string>()
  const dishes = createDishIndex()

  const remove = (id: string): void => {
    const listing = listings.get(id)
    if (!listing) return
    listings.delete(id)
    if (bySlug.get(listing.slug) === listing) bySlug.delete(listing.slug)
    for (const slug of listing.formerSlugs) if (byFormerSlug.get(slug) === listing) byFormerSlug.delete(slug)
    grid.remove(listing, listing.card.googleLocation)
    kitchens.remove(id)
    dishes.remove(id, listing.words.dishes)
  }
  const put = (listing: Listing): void => {
    remove(listing.id)
    listings.set(listing.id, listing)
    bySlug.set(listing.slug, listing)
    for (const slug of listing.formerSlugs) byFormerSlug.set(slug, listing)
    grid.put(listing, listing.card.googleLocation)
    const { name, about } = listing.words
    kitchens.put(listing.id, [
      { words: wordsOf(name), cost: cost.name },
      { words: about.flatMap(wordsOf), cost: cost.about },
    ])
    dishes.put(listing.id, listing.words.dishes)
  }
  return {
    put,
    remove,
    all: () => listings.values(),
    near: grid.near,
    byId: (id) => listings.get(id),
    bySlug: (slug) => bySlug.get(slug) ?? listings.get(slug) ?? byFormerSlug.get(slug),
    resembling(text) {
      const words = wordsOf(text)
      return words.length > 0 ? cheapest([kitchens.find(words), dishes.find(words)]) : undefined
    },
  }
}

/** Dishes by their names, each once however many cook it: a text must fit one dish, not words from several. */
function createDishIndex() {
  const names = createWordIndex<string>()
  const cooks = new Map<string, Set<string>>()
  return {
    put(catererId: string, dishes: readonly string[]): void {
      for (const dish of dishes) {
        const known = cooks.get(dish)
        if (!known) names.put(dish, [{ words: wordsOf(dish), cost: cost.dish }])
        cooks.set(dish, (known ?? new Set()).add(catererId))
      }
    },
    remove(catererId: string, dishes: readonly string[]): void {
      for (const dish of dishes) {
        const known = cooks.get(dish)
        known?.delete(catererId)
        if (known?.size !== 0) continue
        cooks.delete(dish)
        names.remove(dish)
      }
    },
    find(words: readonly string[]): Found<string> {
      const { costs, forgiven } = names.find(words)
      return {
        forgiven,
        costs: cheapestOf(
          [...costs].flatMap(([dish, found]) => [...(cooks.get(dish) ?? [])].map((id) => [id, found] as const)),
        ),
      }
    },
  }
}

/** Everything found without forgiving mistakes; only when there is nothing, what was found with. */
function cheapest(findings: readonly Found<string>[]): Map<string, number> {
  const sure = cheapestOf(findings.filter(({ forgiven }) => !forgiven).flatMap(({ costs }) => [...costs]))
  return sure.size > 0 ? sure : cheapestOf(findings.flatMap(({ costs }) => [...costs]))
}

function cheapestOf(pairs: readonly (readonly [string, number])[]): Map<string, number> {
  const cheapest = new Map<string, number>()
  for (const [id, found] of pairs) cheapest.set(id, Math.min(found, cheapest.get(id) ?? found))
  return cheapest
}
