import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'

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
    deleted: [],
    ...offer,
  }
}
