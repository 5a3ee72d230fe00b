import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import { dietLabel } from '#contract/values/diet.ts'
import type { ConflictField, Side } from '#web/kitchen/conflict/conflict.ts'
import { keepMine, takeTheirs, type Edits } from '#web/kitchen/conflict/edits.ts'
import { m } from '#messages'
import type { ItemFields } from './item-fields.ts'
import type { PackageEntry } from './package-entries.ts'
import type { PackageFields } from './package-fields.ts'

const labels: Record<keyof PackageFields, () => string> = {
  kind: m.packages_kind,
  name: m.packages_name,
  description: m.packages_description,
  dishType: m.packages_diet,
  basePrice: m.packages_base_price,
  bands: m.packages_bands,
  minOrder: m.packages_min_order,
  minBill: m.packages_min_bill,
  servings: m.packages_servings,
  prepTime: m.packages_prep_time,
  dietaryInfo: m.packages_dietary,
  allergenInfo: m.packages_allergens,
  imgUrl: m.packages_picture,
  items: m.packages_items,
}

/** Returns the fields of a package that were changed here and elsewhere, with both values in words. */
export function conflictFields({ conflicts, initial, values }: PackageEntry, offer: OwnOffer): ConflictField[] {
  return conflicts.map((field) => ({
    field,
    label: labels[field](),
    mine: valueText(values, field, offer),
    theirs: valueText(initial, field, offer),
  }))
}

/** Returns the edits of a package once it was chosen whose value of each field is kept. */
export function resolved(
  { conflicts, draft, initial }: PackageEntry,
  sides: Readonly<Record<string, Side>>,
): Edits<PackageFields> {
  return conflicts.reduce<Edits<PackageFields>>(
    (edits, field) => (sides[field] === 'mine' ? keepMine(edits, initial, field) : takeTheirs(edits, field)),
    draft,
  )
}

function valueText(values: PackageFields, name: keyof PackageFields, { menus }: OwnOffer): string {
  if (name === 'items')
    return values.items.map((item) => itemText(item, menus.find(({ id }) => id === item.menuId)?.name)).join('\n')
  if (name === 'bands') return values.bands.join(', ')
  if (name === 'dishType') return dietLabel[values.dishType]
  return values[name]
}

function itemText({ quantity, price, minQty, marked }: ItemFields, menu: string = m.packages_item_gone()): string {
  const text = m.packages_item_text({ menu, quantity, price, minimum: minQty })
  return marked.length > 0 ? `${text} (${marked.join(', ')})` : text
}
