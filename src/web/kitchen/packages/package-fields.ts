import type { NewPackage, OwnPackage, PackageChanges } from '#contract/endpoints/offer/packages.ts'
import { limits } from '#contract/limits.ts'
import type { PackageKind } from '#contract/rules/package-selection.ts'
import type { PackageDiet } from '#contract/values/diet.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { m } from '#messages'
import { isSame } from '#web/kitchen/conflict/edits.ts'
import { rupeesFrom } from '#web/kitchen/offer/rupees.ts'
import { fieldsOfItem, itemsBody, marksBody, type ItemFields } from './item-fields.ts'

/** A package as it is typed: numbers are texts. */
export interface PackageFields {
  kind: PackageKind
  name: string
  description: string
  dishType: PackageDiet
  /** Rupees; empty counts as 0, which is not public. */
  basePrice: string
  bands: readonly GuestBand[]
  /** Boxes or thalis of the smallest order; packed food only. */
  minOrder: string
  /** Rupees of the smallest bill; custom menu only. */
  minBill: string
  servings: string
  prepTime: string
  dietaryInfo: string
  allergenInfo: string
  imgUrl: string
  items: readonly ItemFields[]
}

export function emptyPackage(kind: PackageKind, bands: readonly GuestBand[]): PackageFields {
  return {
    kind,
    name: kind === 'custom' ? m.packages_custom_title() : '',
    description: '',
    dishType: kind === 'custom' ? 'custom' : 'veg',
    basePrice: '',
    bands,
    minOrder: String(limits.offer.minOrder.min),
    minBill: '',
    servings: '',
    prepTime: '',
    dietaryInfo: '',
    allergenInfo: '',
    imgUrl: '',
    items: [],
  }
}

/** Returns what the form holds of a saved package. */
export function fieldsOf(pack: OwnPackage): PackageFields {
  const { kind, name, description, dishType, bands, servings, prepTime, dietaryInfo, allergenInfo, imgUrl } = pack
  return {
    kind,
    name,
    description,
    dishType,
    basePrice: String(pack.basePrice),
    bands,
    minOrder: String(pack.minOrder),
    minBill: String(pack.minBill ?? 0),
    servings,
    prepTime,
    dietaryInfo,
    allergenInfo,
    imgUrl,
    items: pack.items
      .toSorted((a, b) => a.priority - b.priority)
      .map((item) => fieldsOfItem(item, pack.marked.find(({ itemId }) => itemId === item.id)?.dishes ?? [])),
  }
}

/** Returns the request that creates a package. */
export function newPackageFrom(values: PackageFields): NewPackage {
  const { kind, name, dishType, bands, items } = values
  return {
    ...changesBetween(emptyPackage(kind, []), values),
    kind,
    name: name.trim(),
    dishType,
    bands: [...bands],
    items: itemsBody(items),
    defaultSelection: marksBody(items),
  }
}

/** Returns the request that changes a package: the fields that differ. */
export function changesBetween(saved: PackageFields, values: PackageFields): PackageChanges {
  const differs = (name: keyof PackageFields) => !isSame(saved[name], values[name])
  const changed = (name: TextField) => (differs(name) ? { [name]: values[name].trim() } : {})
  const amount = (typed: string) => (typed.trim() === '' ? 0 : rupeesFrom(typed))
  return {
    ...changed('name'),
    ...changed('description'),
    ...changed('servings'),
    ...changed('prepTime'),
    ...changed('dietaryInfo'),
    ...changed('allergenInfo'),
    ...changed('imgUrl'),
    ...(differs('dishType') ? { dishType: values.dishType } : {}),
    ...(amount(saved.basePrice) === amount(values.basePrice) ? {} : { basePrice: amount(values.basePrice) }),
    ...(differs('bands') ? { bands: [...values.bands] } : {}),
    ...(values.kind === 'packed' && differs('minOrder') ? { minOrder: Number(values.minOrder) } : {}),
    ...(values.kind === 'custom' && amount(saved.minBill) !== amount(values.minBill)
      ? { minBill: amount(values.minBill) }
      : {}),
    ...(differs('items') ? { items: itemsBody(values.items), defaultSelection: marksBody(values.items) } : {}),
  }
}

type TextField = 'name' | 'description' | 'servings' | 'prepTime' | 'dietaryInfo' | 'allergenInfo' | 'imgUrl'

/** Returns the fields of another package with the same content. */
export function copyOf(values: PackageFields, name: string): PackageFields {
  return { ...values, name: Array.from(name).slice(0, limits.offer.nameLength).join('') }
}
