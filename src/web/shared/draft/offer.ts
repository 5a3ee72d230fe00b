import type { MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import type { PackageWithDefault } from '#contract/rules/default-menu.ts'
import {
  allowance,
  dishesOf,
  type ItemSelection,
  type OfferedDish,
  type OfferedItem,
} from '#contract/rules/package-selection.ts'
import { termsOf } from '#contract/rules/card-price.ts'
import type { PriceTerms, Sized } from '#contract/rules/plate-price.ts'
import { boundsOf, guestBands, type GuestBand } from '#contract/values/guest-band.ts'
import { fromRupees, toRupees, type Paise } from '#contract/values/money.ts'
import type { ChosenCategory } from './draft-shape.ts'

export interface ShownDish extends OfferedDish {
  description: string
  /** Address of its picture; empty when there is none. */
  picture: string
}

export interface ShownItem extends OfferedItem {
  dishes: readonly ShownDish[]
}

/** A package with the dishes that may be chosen, ready for the rules and for the eye. */
export interface Offer extends PackageWithDefault, Sized {
  description: string
  /** Smallest bill of a custom menu before tax; 0 of anything else. */
  minBill: Paise
  terms: PriceTerms
  bands: readonly GuestBand[]
  items: readonly ShownItem[]
}

/** Puts a package and the caterer's menus together: its categories in order, each with the dishes of its diet. */
export function offerFrom(pack: PackageView, menus: readonly MenuView[]): Offer {
  return {
    id: pack.id,
    name: pack.name,
    description: pack.description,
    kind: pack.kind,
    diet: pack.dishType,
    basePrice: fromRupees(pack.basePrice),
    bands: pack.bands,
    defaultSelection: pack.defaultSelection,
    minOrder: pack.minOrder,
    minBill: fromRupees(pack.minBill ?? 0),
    terms: termsOf(pack),
    items: pack.items
      .toSorted((a, b) => a.priority - b.priority)
      .map((item) => ({
        id: item.id,
        menuId: item.menuId,
        name: item.item,
        quantity: item.quantity,
        price: fromRupees(item.basePrice),
        minQty: item.minQty,
        dishes: dishesOf(dishesOn(menus.find((menu) => menu.id === item.menuId)), pack.dishType),
      })),
  }
}

/**
 * Whom a package is for: the chosen range and those that follow on it. Undefined when it is for any number of guests, as a custom
 * menu is; its first ranges when it is not for the chosen one.
 */
export function servedGuests(
  { bands }: Pick<Offer, 'bands'>,
  chosen: GuestBand | undefined,
): { min: number; max: number } | undefined {
  const runs: { min: number; max: number }[] = []
  for (const band of guestBands.filter((candidate) => bands.includes(candidate))) {
    const { min, max } = boundsOf(band)
    const last = runs.at(-1)
    if (last?.max === min) last.max = max
    else runs.push({ min, max })
  }
  const wanted = chosen && bands.includes(chosen) ? boundsOf(chosen) : undefined
  return runs.find((run) => wanted && run.min <= wanted.min && wanted.max <= run.max) ?? runs[0]
}

function dishesOn(menu: MenuView | undefined): ShownDish[] {
  return (menu?.items ?? []).flatMap(({ menuType, items }) =>
    items.map((dish) => ({
      name: dish.name,
      diet: menuType,
      supplement: fromRupees(dish.price),
      description: dish.description,
      picture: dish.imgUrl,
    })),
  )
}

/** What of a stored choice still fits the package, and the names of the dishes that had to go. */
export interface Fitted {
  selections: ItemSelection[]
  gone: string[]
}

/** Carries a choice over to a package: by category, else by the category's name when the package is another one. */
export function fitSelections(offer: Offer, stored: readonly ChosenCategory[]): Fitted {
  const selections = offer.items.map((item): ItemSelection => {
    const same = stored.find(({ _id: id }) => id === item.id)
    const before = same ?? stored.find((category) => category.name === item.name)
    const addOn =
      offer.kind === 'custom' ? 0 : Math.max(0, Math.min(same?.addon ?? 0, item.dishes.length - item.quantity))
    const dishes = [...new Set(before?.dishes)].filter((name) => item.dishes.some((dish) => dish.name === name))
    return { itemId: item.id, addOn, dishes: dishes.slice(0, allowance(offer.kind, item, addOn)) }
  })
  const available = new Set(selections.flatMap((selection) => selection.dishes))
  return { selections, gone: stored.flatMap((category) => category.dishes).filter((name) => !available.has(name)) }
}

/** The choice in the shape in which it is stored; categories of which nothing was chosen are left out. */
export function stored(offer: Offer, selections: readonly ItemSelection[]): ChosenCategory[] {
  return offer.items.flatMap((item) => {
    const selection = selections.find((candidate) => candidate.itemId === item.id)
    if (!selection || (selection.dishes.length === 0 && selection.addOn === 0)) return []
    return [
      {
        _id: item.id,
        name: item.name,
        price: toRupees(item.price),
        minQty: item.minQty,
        quantity: item.quantity + selection.addOn,
        addon: selection.addOn,
        dishes: [...selection.dishes],
        descriptions: selection.dishes.map((name) => item.dishes.find((dish) => dish.name === name)?.description ?? ''),
      },
    ]
  })
}

/** The choice as the API takes it. */
export function selectionsOf(menu: readonly ChosenCategory[]): { itemId: string; addOn: number; dishes: string[] }[] {
  return menu.map(({ _id: itemId, addon: addOn, dishes }) => ({ itemId, addOn, dishes }))
}
