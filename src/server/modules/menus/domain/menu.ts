import type { PackageKind } from '#contract/rules/package-selection.ts'
import type { Diet, PackageDiet } from '#contract/values/diet.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import type { Paise } from '#contract/values/money.ts'

export interface Dish {
  name: string
  description: string
  diet: Diet
  /** Supplement per plate; 0 while the caterer does not show dish prices (C45). */
  price: Paise
  imgUrl: string
}

/** One category of a caterer's food (C61). */
export interface Menu {
  id: string
  catererId: string
  name: string
  /** Per plate for one dish of it. */
  basePrice: Paise
  status: number
  dishes: readonly Dish[]
}

export interface PackageItem {
  id: string
  menuId: string
  /** Name of the menu. */
  name: string
  quantity: number
  price: Paise
  minQty: number
  priority: number
}

export interface Package {
  id: string
  catererId: string
  kind: PackageKind
  name: string
  description: string
  diet: PackageDiet
  basePrice: Paise
  /** Smallest order of packed food. */
  minOrder: number
  /** The ranges of guests it is offered for, smallest first; empty means any number. */
  bands: readonly GuestBand[]
  servings: string
  prepTime: string
  dietaryInfo: string
  allergenInfo: string
  imgUrl: string
  items: readonly PackageItem[]
}

/** A package with the names of the dishes that the caterer marked for it to start with; null for none. */
export interface MarkedPackage extends Package {
  items: readonly (PackageItem & { marked: readonly string[] | null })[]
}

/** One with its place in the caterer's list of each range that it is offered for. */
export interface PlacedPackage extends MarkedPackage {
  places: readonly { band: GuestBand; position: number }[]
}

/** A package as the lists of a caterer hold it. */
export interface Offering {
  id: string
  catererId: string
  kind: PackageKind
  name: string
  diet: PackageDiet
  /** Smallest order of packed food. */
  minOrder: number
  basePrice: Paise
  /** What a live counter adds to a plate, nothing where one is included; null where there is none to choose. */
  counterPrice: Paise | null
  /** It has every dish that it includes. */
  canBeBooked: boolean
  /** Its place in the caterer's list of each range. */
  bands: readonly { band: GuestBand; position: number }[]
}
