import type { PackageChanges } from '#contract/endpoints/offer/packages.ts'
import type { PackageKind } from '#contract/rules/package-selection.ts'
import type { PackageDiet } from '#contract/values/diet.ts'
import { guestBands, type GuestBand } from '#contract/values/guest-band.ts'
import { limits } from '#contract/limits.ts'
import { fromRupees, zero, type Paise } from '#contract/values/money.ts'
import { itemsWith, marksWith, type ItemContent } from './edit-items.ts'
import { shown, type Offerer, type OwnMenu, type OwnPackage, type OwnPictures } from './own-offer.ts'
import { OfferProblems } from './reject-offer.ts'

/** What a caterer says of a package. */
export interface PackageContent {
  kind: PackageKind
  name: string
  description: string
  diet: PackageDiet
  basePrice: Paise
  minOrder: number
  servings: string
  prepTime: string
  dietaryInfo: string
  allergenInfo: string
  imageId: string | null
  status: number
  bands: readonly GuestBand[]
  items: readonly ItemContent[]
}

/** What a package begins with. */
export function emptyPackage(kind: PackageKind): PackageContent {
  return {
    kind,
    name: '',
    description: '',
    diet: kind === 'custom' ? 'custom' : 'veg',
    basePrice: zero,
    minOrder: limits.offer.minOrder.min,
    servings: '',
    prepTime: '',
    dietaryInfo: '',
    allergenInfo: '',
    imageId: null,
    status: shown,
    bands: [],
    items: [],
  }
}

export function contentOfPackage(offer: OwnPackage): PackageContent {
  const { kind, name, description, diet, basePrice, minOrder, servings, prepTime, dietaryInfo, allergenInfo } = offer
  const { imageId, status, bands } = offer
  return {
    kind,
    name,
    description,
    diet,
    basePrice,
    minOrder,
    servings,
    prepTime,
    dietaryInfo,
    allergenInfo,
    imageId,
    status,
    bands: [...bands],
    items: offer.items.map(({ id, menuId, quantity, price, minQty, marked }) => ({
      id,
      menuId,
      quantity,
      price,
      minQty,
      marked,
    })),
  }
}

/** The kind of a new package: as it is said, else as its diet and the names that the spec sets apart tell (R203). */
export function kindOf({ kind, name = '', dishType }: Pick<PackageChanges, 'kind' | 'name' | 'dishType'>): PackageKind {
  if (kind) return kind
  if (dishType === 'custom' || /^custom menu$/i.test(name)) return 'custom'
  return /^(snack boxes|packed thali)$/i.test(name) ? 'packed' : 'package'
}

/** What a package is checked against. */
export interface PackageSources {
  offerer: Offerer
  /** All menus of the caterer that are not deleted. */
  menus: readonly OwnMenu[]
  pictures: OwnPictures
}

/**
 * Returns the package with what is given.
 * @throws AppError that names each field that cannot be
 */
export function packageWith(before: PackageContent, given: PackageChanges, sources: PackageSources): PackageContent {
  const problems = new OfferProblems()
  const price = given.basePrice ?? given.price
  const imageId = given.imgUrl === undefined ? before.imageId : (sources.pictures.get(given.imgUrl) ?? null)
  if (given.imgUrl && imageId === null) problems.add('picture_not_found', 'imgUrl')
  requireKind(before, given, sources.offerer, problems)
  const diet = before.kind === 'custom' ? 'custom' : (given.dishType ?? before.diet)
  const items = given.items ? itemsWith(before.items, given.items, sources.menus, problems) : before.items
  const content: PackageContent = {
    kind: before.kind,
    name: given.name ?? before.name,
    description: given.description ?? before.description,
    diet,
    basePrice: price === undefined ? before.basePrice : fromRupees(price),
    minOrder: given.minOrder ?? before.minOrder,
    servings: given.servings ?? before.servings,
    prepTime: given.prepTime ?? before.prepTime,
    dietaryInfo: given.dietaryInfo ?? before.dietaryInfo,
    allergenInfo: given.allergenInfo ?? before.allergenInfo,
    imageId,
    status: given.status?.id ?? before.status,
    bands: given.bands ? guestBands.filter((band) => given.bands?.includes(band)) : before.bands,
    items: marksWith({ kind: before.kind, diet, items }, given.defaultSelection, sources.menus, problems),
  }
  problems.requireNone()
  return content
}

function requireKind(
  { kind, minOrder }: PackageContent,
  given: PackageChanges,
  { cateringTypes }: Offerer,
  problems: OfferProblems,
): void {
  const { dishType } = given
  if (given.kind && given.kind !== kind) problems.add('package_kind_wrong', 'kind')
  if (dishType && (dishType === 'custom') !== (kind === 'custom')) problems.add('package_kind_wrong', 'dishType')
  // Vegetarian and non-veg packages are for every caterer (R200).
  if (dishType === 'jain' && !cateringTypes.includes('jain'))
    problems.add('diet_not_catered', 'dishType', { diet: 'jain' })
  const price = given.basePrice ?? given.price
  if (kind === 'custom' && price !== undefined && price > 0) problems.add('custom_menu_priced', 'basePrice')
  if (kind !== 'packed' && given.minOrder !== undefined && given.minOrder !== minOrder)
    problems.add('package_kind_wrong', 'minOrder')
  if (kind !== 'custom' && given.minBill !== undefined) problems.add('package_kind_wrong', 'minBill')
}

/** Returns what the audit keeps of a package: nothing that people wrote. */
export function auditedPackage(id: string, content: PackageContent): object {
  const { kind, diet, basePrice, minOrder, status, bands, items } = content
  return {
    id,
    kind,
    diet,
    basePrice,
    minOrder,
    status,
    bands,
    items: items.map(({ menuId, quantity, price, minQty }) => ({ menuId, quantity, price, minQty })),
  }
}
