import { LRUCache } from 'lru-cache'
import { shortagesOf, type DefaultDishes, type RankedDishes, type Shortage } from '#contract/rules/default-menu.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import type { Paise } from '#contract/values/money.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { defaultSelection } from '../domain/default-selection.ts'
import type { OfferedDish } from '#contract/rules/package-selection.ts'
import type { MarkedPackage, PlacedPackage } from '../domain/menu.ts'
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

interface Shown extends Pick<PackagesOf, 'menuVersion' | 'customMinimum'> {
  favourites: RankedDishes
  packages: readonly (ShownPackage & PlacedPackage)[]
}

/** Ten kilobytes each in the demo city, fifty of a caterer with many packages. */
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
 * The packages of a caterer as {@link listPackages} orders them, each with its default or with what it lacks; for a range of guests those
 * that are offered for it or for any number, in the caterer's order. What was read under the same `menuVersion` comes from memory.
 * `favourites` is what its completed orders chose.
 */
export async function listShownPackages(
  db: Queryable,
  caterer: PackagesOf,
  { people, favourites }: { people: GuestBand | undefined; favourites: RankedDishes },
): Promise<readonly ShownPackage[]> {
  const packages = await allShownPackages(db, caterer, favourites)
  return people === undefined ? packages : offeredFor(people, packages)
}

async function allShownPackages(
  db: Queryable,
  caterer: PackagesOf,
  favourites: RankedDishes,
): Promise<Shown['packages']> {
  const cache = caches.get(db) ?? new LRUCache({ max: maxCached })
  caches.set(db, cache)
  const { menuVersion, customMinimum } = caterer
  const known = cache.get(caterer.id)
  if (known?.menuVersion === menuVersion && known.customMinimum === customMinimum && known.favourites === favourites)
    return known.packages
  // A package holds the dishes of a category up to twenty times over: they are read once and put together here.
  const [found, dishes] = await Promise.all([listMarkedPackages(db, caterer.id), listDishesByMenu(db, caterer.id)])
  const packages = found.map((marked) => shown(marked, dishes, caterer, favourites))
  // What was read is of that version or a later one; who has read a later version reads again.
  cache.set(caterer.id, { menuVersion, customMinimum, favourites, packages })
  return packages
}

/** Kind by kind, as they are; behind the packages that have a place in the list of this range come those for any number of guests. */
function offeredFor(people: GuestBand, packages: Shown['packages']): ShownPackage[] {
  const placeOf = ({ places }: PlacedPackage) => places.find(({ band }) => band === people)?.position ?? Infinity
  const byPlace = (one: PlacedPackage, other: PlacedPackage) =>
    placeOf(one) === placeOf(other) ? compareIds(one.id, other.id) : placeOf(one) - placeOf(other)
  const offered = packages.filter((offer) => offer.places.length === 0 || placeOf(offer) < Infinity)
  return [...Map.groupBy(offered, ({ kind }) => kind).values()].flatMap((group) => group.toSorted(byPlace))
}

function compareIds(one: string, other: string): number {
  return one < other ? -1 : 1
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
