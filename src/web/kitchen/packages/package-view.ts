import type { PackageView } from '#contract/endpoints/caterers.ts'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import { shortagesOf } from '#contract/rules/default-menu.ts'
import { offerFrom } from '#web/shared/draft/offer.ts'
import { rupeesFrom, rupeesProblem } from '#web/kitchen/offer/rupees.ts'
import type { ItemFields } from './item-fields.ts'
import type { PackageEntry } from './package-entries.ts'

/** Returns a package as customers would see it with the edits; numbers that cannot be read count as 0. */
export function viewOf({ key, values }: PackageEntry, { menus, terms }: OwnOffer): PackageView {
  const view: PackageView = {
    id: key,
    name: values.name.trim(),
    description: values.description.trim(),
    kind: values.kind,
    basePrice: rupees(values.basePrice),
    dishType: values.dishType,
    catererId: menus[0]?.catererId ?? '',
    bands: [...values.bands],
    minOrder: values.kind === 'packed' ? count(values.minOrder) : 0,
    minBill: rupees(values.minBill),
    ...terms,
    servings: values.servings,
    prepTime: values.prepTime,
    dietaryInfo: values.dietaryInfo,
    allergenInfo: values.allergenInfo,
    imgUrl: values.imgUrl,
    items: values.items.flatMap((item, at) => {
      const menu = menus.find(({ id }) => id === item.menuId)
      return menu ? [itemView(item, menu.name, at)] : []
    }),
    shortages: [],
  }
  const shown = menus.filter(({ status }) => status.id === 1)
  const shortages = shortagesOf(offerFrom(view, shown))
  return { ...view, shortages: shortages.map(({ name, ...shortage }) => ({ ...shortage, item: name })) }
}

function itemView({ menuId, quantity, price, minQty }: ItemFields, name: string, at: number) {
  return {
    id: menuId,
    item: name,
    menuId,
    quantity: count(quantity),
    basePrice: rupees(price),
    minQty: count(minQty),
    priority: at + 1,
  }
}

function rupees(typed: string): number {
  return rupeesProblem(typed) === undefined ? rupeesFrom(typed) : 0
}

function count(typed: string): number {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
}
