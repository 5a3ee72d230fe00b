import type { MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import { smallestOrder } from '#contract/rules/plate-price.ts'
import { diets } from '#contract/values/diet.ts'
import { toRupees } from '#contract/values/money.ts'
import type { Caterer } from '#server/modules/caterers/index.ts'
import type { Menu, ShownPackage } from '../index.ts'

/** Dishes grouped by diet, a group only where there are dishes. */
export function menuView(menu: Menu): MenuView {
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
export function packageView(offer: ShownPackage, caterer: Caterer, gstRate: number): PackageView {
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
    ...termsOf(caterer, gstRate),
    servings: offer.servings,
    prepTime: offer.prepTime,
    dietaryInfo: offer.dietaryInfo,
    allergenInfo: offer.allergenInfo,
    imgUrl: offer.imgUrl,
    // Numbered again, as the public does not see hidden categories.
    items: offer.items.map(({ id, menuId, name, quantity, price, minQty }, i) => ({
      id,
      item: name,
      menuId,
      quantity,
      basePrice: toRupees(price),
      minQty,
      priority: i + 1,
    })),
    ...(offer.defaultSelection
      ? { defaultSelection: offer.defaultSelection.map(({ itemId, dishes }) => ({ itemId, dishes: [...dishes] })) }
      : {}),
    shortages: offer.shortages.map(({ name, ...shortage }) => ({ ...shortage, item: name })),
  }
}

/** Tax and delivery, which are the same for all packages of a caterer. `gstRate` is in basis points. */
export function termsOf({ delivery }: Caterer, gstRate: number): Pick<PackageView, 'gstPercent' | 'delivery'> {
  return {
    gstPercent: gstRate / 100,
    delivery: { freeKm: delivery.freeKm, perKm: toRupees(delivery.perKm) },
  }
}
