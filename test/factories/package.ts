import type { PackageKind } from '#contract/rules/package-selection.ts'
import type { PackageDiet } from '#contract/values/diet.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { paise, zero, type Paise } from '#contract/values/money.ts'
import { newId } from '#server/kernel/ids.ts'
import { list, sql } from '#server/kernel/sql.ts'
import { aCaterer } from './caterer.ts'
import { insertRow } from './insert-row.ts'
import { aMenu } from './menu.ts'
import { nextNumber } from './next-number.ts'
import type { Home } from './user.ts'

export interface APackageItem {
  id: string
  menuId: string
  /** Dishes within the price; 0 is an optional add-on. */
  quantity: number
  price: Paise
  minQty: number
  /** What the caterer marked. */
  defaultDishes?: readonly string[]
}

export interface APackage {
  id: string
  catererId: string
  kind: PackageKind
  name: string
  description: string
  diet: PackageDiet
  basePrice: Paise
  minOrder: number
  bands: readonly GuestBand[]
  status: number
  items: readonly APackageItem[]
}

export type APackageGiven = Partial<Omit<APackage, 'items'>> & { items?: readonly Partial<APackageItem>[] }

/**
 * A veg package at ₹450 a plate for 25 to 50 guests with one category of which two dishes are chosen.
 * `kind: 'custom'` makes the custom menu. Caterer and menus are invented where none are given.
 */
export async function aPackage(home: Home, given: APackageGiven = {}): Promise<APackage> {
  const catererId = given.catererId ?? (await aCaterer(home)).id
  const kind = given.kind ?? 'package'
  const offer: APackage = {
    id: newId(),
    catererId,
    kind,
    name: kind === 'custom' ? 'Custom Menu' : `Package ${nextNumber()}`,
    description: 'A full meal',
    diet: kind === 'custom' ? 'custom' : 'veg',
    basePrice: kind === 'custom' ? zero : paise(45_000),
    minOrder: 10,
    bands: ['25-50'],
    status: 1,
    ...given,
    items: await itemsOf(home, catererId, given.items ?? [{}]),
  }
  await insert(home, offer)
  return offer
}

async function itemsOf(
  home: Home,
  catererId: string,
  given: readonly Partial<APackageItem>[],
): Promise<APackageItem[]> {
  const items: APackageItem[] = []
  for (const item of given) {
    const menuId = item.menuId ?? (await aMenu(home, { catererId })).id
    items.push({ id: newId(), quantity: 2, price: paise(4_000), minQty: 1, ...item, menuId })
  }
  return items
}

async function insert(home: Home, offer: APackage): Promise<void> {
  await insertRow(home, 'packages', {
    id: offer.id,
    caterer_id: offer.catererId,
    kind: offer.kind,
    name: offer.name,
    description: offer.description,
    diet: offer.diet,
    base_price_paise: offer.basePrice,
    min_order: offer.minOrder,
    status: offer.status,
  })
  const keys = { package_id: offer.id, caterer_id: offer.catererId }
  for (const band of offer.bands) await insertRow(home, 'package_bands', { ...keys, band })
  for (const [i, item] of offer.items.entries()) {
    const { id, menuId, quantity, price, minQty, defaultDishes } = item
    const of = { menu_id: menuId, quantity, price_paise: price, min_qty: minQty, priority: i + 1 }
    const marked = defaultDishes ? { default_dishes: sql<string[]>`${list(defaultDishes)}::text[]` } : {}
    await insertRow(home, 'package_items', { ...keys, id, ...of, ...marked })
  }
}
