import { LRUCache } from 'lru-cache'
import { shortagesOf, type DefaultDishes, type RankedDishes, type Shortage } from '#contract/rules/default-menu.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import type { Paise } from '#contract/values/money.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { defaultSelection } from '../domain/default-selection.ts'
import type { OfferedDish } from '#contract/rules/package-selection.ts'
import type { MarkedPackage } from '../domain/menu.ts'
import { offerFrom } from '../domain/offer.ts'
import { listDishesByMenu } from '../queries/menus.ts'
import { listMarkedPackages } from '../queries/packages.ts'

/** A package as the public sees it. */
export interface ShownPackage extends MarkedPackage {
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

/** What decides about the packages of a caterer in addition to their rows. */
export interface PackagesOf {
  id: string
  menuVersion: number
  dishPricesShown: boolean
  /** Smallest bill of a custom menu before tax (C87). */
  customMinimum: Paise
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
  const key = `${caterer.id} ${people ?? ''} ${caterer.customMinimum}`
  const known = cache.get(key)
  if (known?.menuVersion === caterer.menuVersion && known.favourites === favourites) return known.packages
  // A package holds the dishes of a category up to twenty times over: they are read once and put together here.
  const [found, dishes] = await Promise.all([
    listMarkedPackages(db, caterer.id, people),
    listDishesByMenu(db, caterer.id),
  ])
  const packages = found.map((marked) => shown(marked, dishes, caterer, favourites))
  // What was read is of that version or a later one; who has read a later version reads again.
  cache.set(key, { menuVersion: caterer.menuVersion, favourites, packages })
  return packages
}

/** A package with its default, or with what it lacks. Its items are those that the public may choose from. */
export function shown<Marked extends MarkedPackage>(
  found: Marked,
  dishes: ReadonlyMap<string, readonly OfferedDish[]>,
  { dishPricesShown, customMinimum }: Pick<PackagesOf, 'dishPricesShown' | 'customMinimum'>,
  favourites: RankedDishes,
): Marked & ShownPackage {
  const items = found.items.map((item) => ({ ...item, dishes: dishes.get(item.menuId) ?? [] }))
  const offer = offerFrom({ ...found, items, dishPricesShown })
  const marked = new Map(found.items.map((item) => [item.id, item.marked ?? []]))
  return {
    ...found,
    defaultSelection: defaultSelection(offer, { marked, favourites, smallestBill: customMinimum }),
    shortages: shortagesOf(offer),
  }
}
