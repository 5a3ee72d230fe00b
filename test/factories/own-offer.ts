import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import type { OwnPackage } from '#contract/endpoints/offer/packages.ts'
import { guestBands, packageListKey } from '#contract/values/guest-band.ts'

/** A saved category with these dishes, all of them veg. */
export function anOwnMenu(id: string, name: string, dishes: readonly string[] = [], version = 1): OwnMenu {
  const items = dishes.map((dish) => ({ name: dish, description: '', price: 0, imgUrl: '' }))
  return {
    id,
    name,
    catererId: 'CAT1',
    basePrice: 0,
    status: { id: 1 },
    items: items.length > 0 ? [{ menuType: 'veg', items }] : [],
    version,
  }
}

/** What a caterer offers, as its pages load it. */
export function anOwnOffer(offer: Partial<OwnOffer> = {}): OwnOffer {
  return {
    menus: [],
    packages: [],
    lists: { dishesfor10_25: [], dishesfor25_50: [], dishesfor50_100: [], dishesforabove100: [] },
    dishPricesShown: false,
    terms: { gstPercent: 5, delivery: { freeKm: 25, perKm: 0 } },
    deleted: [],
    ...offer,
  }
}

/** A menu category as its caterer sees it, with two vegetarian dishes and one that is not. */
export function aFilledMenu(id: string, values: Partial<OwnMenu> = {}): OwnMenu {
  const dish = (name: string) => ({ name, description: '', price: 0, imgUrl: '' })
  return {
    id,
    name: `Menu ${id}`,
    catererId: 'CAT1',
    basePrice: 40,
    status: { id: 1 },
    items: [
      { menuType: 'veg', items: [dish(`${id} paneer`), dish(`${id} dal`)] },
      { menuType: 'nonVeg', items: [dish(`${id} chicken`)] },
    ],
    version: 1,
    ...values,
  }
}

/** An item of a package, by its menu. */
export function anOwnItem(
  menuId: string,
  priority: number,
  values: Partial<OwnPackage['items'][number]> = {},
): OwnPackage['items'][number] {
  const item = `Menu ${menuId}`
  return { id: `I-${menuId}`, item, menuId, quantity: 1, basePrice: 30, minQty: 1, priority, ...values }
}

/** A vegetarian package for 10 to 25 guests as its caterer sees it. */
export function anOwnPackage(id: string, values: Partial<OwnPackage> = {}): OwnPackage {
  return {
    id,
    name: `Package ${id}`,
    description: '',
    kind: 'package',
    basePrice: 350,
    dishType: 'veg',
    catererId: 'CAT1',
    bands: ['10-25'],
    minOrder: 10,
    gstPercent: 5,
    delivery: { freeKm: 0, perKm: 0 },
    servings: '',
    prepTime: '',
    dietaryInfo: '',
    allergenInfo: '',
    imgUrl: '',
    items: [anOwnItem('M1', 1)],
    shortages: [],
    status: { id: 1 },
    publication: 'public',
    marked: [],
    version: 1,
    ...values,
  }
}

/** What a caterer offers, its packages in the ranges that they name. */
export function anOfferOf({ packages = [], ...offer }: Partial<OwnOffer> = {}): OwnOffer {
  const lists = guestBands.map((band) => [
    packageListKey[band],
    packages.filter(({ bands }) => bands.includes(band)).map(({ id }) => id),
  ])
  // One entry for every range.
  return anOwnOffer({ ...offer, packages, lists: Object.fromEntries(lists) as OwnOffer['lists'] })
}
