import type { Diet } from '#contract/values/diet.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import type { Paise } from '#contract/values/money.ts'
import type { Dish, Menu, Package, PackageItem } from './menu.ts'

/** A dish as its caterer edits it. */
export interface OwnDish extends Dish {
  imageId: string | null
}

/** A category as its caterer edits it, shown or hidden. */
export interface OwnMenu extends Menu {
  version: number
  dishes: readonly OwnDish[]
}

/** An item with what the caterer marked for the package to start with; null for nothing. */
export interface OwnItem extends PackageItem {
  marked: readonly string[] | null
}

/** A package as its caterer edits it, shown or hidden. */
export interface OwnPackage extends Package {
  status: number
  version: number
  imageId: string | null
  items: readonly OwnItem[]
  /** Its places in the caterer's lists. */
  places: readonly { band: GuestBand; position: number }[]
}

/** What was deleted and may be restored. */
export interface DeletedOffer {
  id: string
  kind: 'menu' | 'package'
  name: string
  deletedAt: Date
}

/** Whether the public sees something that is not deleted (C34). */
export const shown = 1

/** What of a caterer decides what it may offer. */
export interface Offerer {
  id: string
  cateringTypes: readonly Diet[]
  /** Dishes' own prices are shown and charged (C45). */
  dishPricesShown: boolean
}

/** The pictures that a caterer may use: ids by link. */
export type OwnPictures = ReadonlyMap<string, string>

/** Whether the public may see a package: a custom menu has no price but those of its items (C106). */
export function isPriced({
  kind,
  basePrice,
  items,
}: Pick<OwnPackage, 'kind' | 'basePrice'> & { items: readonly { price: Paise }[] }): boolean {
  return kind === 'custom' ? items.some(({ price }) => price > 0) : basePrice > 0
}

export function isPublic(offer: OwnPackage): boolean {
  return offer.status === shown && isPriced(offer)
}

/** Names are the same whatever their case. */
export function folded(name: string): string {
  return name.toLowerCase()
}
