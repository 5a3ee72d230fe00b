import { LRUCache } from 'lru-cache'
import { shortagesOf, type DefaultDishes, type Shortage } from '#contract/rules/default-menu.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { fromRupees } from '#contract/values/money.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { defaultSelection, type RankedDishes } from '../domain/default-selection.ts'
import type { Package } from '../domain/menu.ts'
import { offerFrom, type WholePackage } from '../domain/offer.ts'
import { listWholePackages } from '../queries/packages.ts'

/** A package as the public sees it. */
export interface ShownPackage extends Package {
  /** Undefined for a package that has none. */
  defaultSelection: readonly DefaultDishes[] | undefined
  /** Not empty for a package that cannot be booked. */
  shortages: readonly Shortage[]
}

interface Shown {
  menuVersion: number
  favourites: RankedDishes
  packages: readonly ShownPackage[]
}

/** Some fifty kilobytes each. */
const maxCached = 1_000
const caches = new WeakMap<Queryable, LRUCache<string, Shown>>()

/** Smallest bill of a custom menu before tax (C87). */
const smallestBill = fromRupees(2_000)

/** What decides about the packages of a caterer besides their rows. */
export interface PackagesOf {
  id: string
  menuVersion: number
  dishPricesShown: boolean
}

/**
 * The packages of a caterer as {@link listPackages} orders them, each with its default or with what it lacks. What was read under the
 * same `menuVersion` comes from memory. `favourites` is what its completed orders chose.
 */
export async function listShownPackages(
  db: Queryable,
  caterer: PackagesOf,
  { people, favourites }: { people: GuestBand | undefined; favourites: RankedDishes },
): Promise<readonly ShownPackage[]> {
  const cache = caches.get(db) ?? new LRUCache({ max: maxCached })
  caches.set(db, cache)
  const key = `${caterer.id} ${people ?? ''}`
  const known = cache.get(key)
  if (known?.menuVersion === caterer.menuVersion && known.favourites === favourites) return known.packages
  const found = await listWholePackages(db, caterer.id, people)
  const packages = found.map((whole) => shown(whole, caterer, favourites))
  // They are as of that version or a later one, which has no later one in this cache.
  cache.set(key, { menuVersion: caterer.menuVersion, favourites, packages })
  return packages
}

function shown(whole: WholePackage, { dishPricesShown }: PackagesOf, favourites: RankedDishes): ShownPackage {
  const offer = offerFrom({ ...whole, dishPricesShown })
  const marked = new Map(whole.items.map((item) => [item.id, item.marked ?? []]))
  return {
    ...whole,
    items: whole.items.map(({ dishes: _, marked: __, ...item }) => item),
    defaultSelection: defaultSelection(offer, { marked, favourites, smallestBill }),
    shortages: shortagesOf(offer),
  }
}
