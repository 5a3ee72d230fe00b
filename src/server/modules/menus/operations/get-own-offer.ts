import type { RankedDishes } from '#contract/rules/default-menu.ts'
import type { OfferedDish } from '#contract/rules/package-selection.ts'
import { zero } from '#contract/values/money.ts'
import { fail } from '#server/kernel/app-error.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { findCaterer, type Caterer } from '#server/modules/caterers/index.ts'
import { arrangementOf, type Arrangement } from '../domain/arrange-packages.ts'
import { shown as isShown, type DeletedOffer, type OwnMenu, type OwnPackage } from '../domain/own-offer.ts'
import { listDeletedOffers } from '../queries/deleted-offers.ts'
import { listOwnMenus } from '../queries/own-menus.ts'
import { listOwnPackages } from '../queries/own-packages.ts'
import { oldestRestorable } from './erase-old-offers.ts'
import { shown, type ShownPackage } from './list-shown-packages.ts'

export interface OfferDeps {
  /** What completed orders of a caterer chose. */
  favouritesOf(catererId: string): Promise<RankedDishes>
}

/** Everything that a caterer offers, as it edits it. */
export interface OwnOffer {
  caterer: Caterer
  menus: readonly OwnMenu[]
  /** Defaults and shortages are those that the public sees, or would. */
  packages: readonly (OwnPackage & ShownPackage)[]
  arrangement: Arrangement
  deleted: readonly DeletedOffer[]
}

/**
 * Returns what the caller's caterer offers.
 * @throws AppError `caterer_not_found` for another caterer's id, or an account without one
 */
export async function getOwnOffer(ctx: Context, { favouritesOf }: OfferDeps, id: string): Promise<OwnOffer> {
  if (userOf(ctx).catererId !== id) throw fail('caterer_not_found')
  const since = oldestRestorable(ctx.clock.now())
  const [caterer, menus, packages, deleted, favourites] = await Promise.all([
    findCaterer(ctx.db, id),
    listOwnMenus(ctx.db, id),
    listOwnPackages(ctx.db, id),
    listDeletedOffers(ctx.db, id, since),
    favouritesOf(id),
  ])
  if (!caterer) throw fail('caterer_not_found')
  const dishes = dishesShown(menus)
  const ofPublic = (offer: OwnPackage): OwnPackage & ShownPackage => {
    const items = offer.items.filter(({ menuId }) => dishes.has(menuId))
    return { ...shown({ ...offer, items }, dishes, caterer, favourites), items: offer.items }
  }
  return {
    caterer,
    menus: caterer.dishPricesShown ? menus : menus.map(withoutPrices),
    packages: packages.map(ofPublic),
    arrangement: arrangementOf(packages),
    deleted,
  }
}

function dishesShown(menus: readonly OwnMenu[]): Map<string, readonly OfferedDish[]> {
  const offered = menus.filter(({ status }) => status === isShown)
  return new Map(
    offered.map(({ id, dishes }) => [id, dishes.map(({ name, diet, price }) => ({ name, diet, supplement: price }))]),
  )
}

/** Prices that were set while they counted are not shown while they do not (C45). */
function withoutPrices(menu: OwnMenu): OwnMenu {
  return { ...menu, dishes: menu.dishes.map((dish) => ({ ...dish, price: zero })) }
}
