import { dishesOf, type OfferedDish, type OfferedItem, type OfferedPackage } from '#contract/rules/package-selection.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { zero } from '#contract/values/money.ts'

/** A package as it can be ordered now. */
export interface Offer extends OfferedPackage {
  catererId: string
  /** Empty means any number of guests. */
  bands: readonly GuestBand[]
  /** Smallest order of packed food. */
  minOrder: number
}

/** Every dish of the categories, before the diet of the package and the caterer's choice to show prices are looked at. */
export interface WholeOffer extends Offer {
  dishPricesShown: boolean
}

/** Leaves in each category the dishes that the package's diet lets one choose, at no supplement where dish prices are not shown (C45). */
export function offerFrom({ dishPricesShown, ...whole }: WholeOffer): Offer {
  const priced = (dish: OfferedDish): OfferedDish => (dishPricesShown ? dish : { ...dish, supplement: zero })
  const items = whole.items.map((item): OfferedItem => ({
    ...item,
    dishes: dishesOf(item.dishes, whole.diet).map(priced),
  }))
  return { ...whole, items }
}
