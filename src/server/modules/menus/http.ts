import {
  listMenus as listMenusEndpoint,
  listPackages as listPackagesEndpoint,
  type MenuView,
  type PackageView,
} from '#contract/endpoints/caterers.ts'
import type { RankedDishes } from '#contract/rules/default-menu.ts'
import { smallestOrder } from '#contract/rules/plate-price.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { diets } from '#contract/values/diet.ts'
import { toRupees } from '#contract/values/money.ts'
import { cacheable, type Api } from '#server/http/api.ts'
import { getLiveCaterer, type Caterer } from '#server/modules/caterers/index.ts'
import { rateOn } from '#server/modules/taxes/domain/index.ts'
import { gstRates } from '#server/modules/taxes/index.ts'
import { listMenus, listShownPackages, type Menu, type ShownPackage } from './index.ts'

/** `favouritesOf` tells what the completed orders of a caterer chose; it is asked at every request. */
export function bindMenus(api: Api, favouritesOf: (catererId: string) => Promise<RankedDishes>): void {
  api.on(listMenusEndpoint, async (ctx, { params }) => {
    const caterer = await getLiveCaterer(ctx.db, params.catererId)
    const menus = await listMenus(ctx.db, caterer.id, caterer)
    return cacheable(menus.map(menuView))
  })
  api.on(listPackagesEndpoint, async (ctx, { params, query }) => {
    const caterer = await getLiveCaterer(ctx.db, params.catererId)
    const now = ctx.clock.now()
    const [favourites, rates] = await Promise.all([favouritesOf(caterer.id), gstRates(ctx.db, now)])
    const packages = await listShownPackages(ctx.db, caterer, { people: query.people, favourites })
    const gstRate = rateOn(rates, caterer.gstScheme, dayInIndia(now))
    return cacheable(packages.map((offer) => packageView(offer, caterer, gstRate)))
  })
}

/** Dishes grouped by diet, a group only where there are dishes. */
function menuView(menu: Menu): MenuView {
  const groups = diets.map((diet) => ({ menuType: diet, items: menu.dishes.filter((dish) => dish.diet === diet) }))
  return {
    id: menu.id,
    name: menu.name,
    catererId: menu.catererId,
    basePrice: toRupees(menu.basePrice),
    status: { id: menu.status },
    items: groups
      .filter(({ items }) => items.length > 0)
      .map(({ menuType, items }) => ({
        menuType,
        items: items.map(({ name, description, price, imgUrl }) => ({
          name,
          description,
          price: toRupees(price),
          imgUrl,
        })),
      })),
  }
}

/** `gstRate` is in basis points. */
function packageView(offer: ShownPackage, caterer: Caterer, gstRate: number): PackageView {
  return {
    id: offer.id,
    name: offer.name,
    description: offer.description,
    kind: offer.kind,
    basePrice: toRupees(offer.basePrice),
    dishType: offer.diet,
    catererId: offer.catererId,
    bands: [...offer.bands],
    minOrder: smallestOrder(offer),
    ...(offer.kind === 'custom' ? { minBill: toRupees(caterer.customMinimum) } : {}),
    gstPercent: gstRate / 100,
    delivery: { freeKm: caterer.delivery.freeKm, perKm: toRupees(caterer.delivery.perKm) },
    servings: offer.servings,
    prepTime: offer.prepTime,
    dietaryInfo: offer.dietaryInfo,
    allergenInfo: offer.allergenInfo,
    imgUrl: offer.imgUrl,
    items: offer.items.map(({ id, menuId, name, quantity, price, minQty, priority }) => ({
      id,
      item: name,
      menuId,
      quantity,
      basePrice: toRupees(price),
      minQty,
      priority,
    })),
    ...(offer.defaultSelection
      ? { defaultSelection: offer.defaultSelection.map(({ itemId, dishes }) => ({ itemId, dishes: [...dishes] })) }
      : {}),
    shortages: offer.shortages.map(({ name, ...shortage }) => ({ ...shortage, item: name })),
  }
}
