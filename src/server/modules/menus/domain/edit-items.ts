import type { PackageChanges } from '#contract/endpoints/offer/packages.ts'
import { dishesOf, type PackageKind } from '#contract/rules/package-selection.ts'
import type { PackageDiet } from '#contract/values/diet.ts'
import { fromRupees, zero } from '#contract/values/money.ts'
import { folded, type OwnItem, type OwnMenu } from './own-offer.ts'
import type { OfferProblems } from './reject-offer.ts'

/** An item in its place; `id` is undefined for one that is new. */
export interface ItemContent extends Pick<OwnItem, 'menuId' | 'quantity' | 'price' | 'minQty' | 'marked'> {
  id: string | undefined
}

type GivenItem = NonNullable<PackageChanges['items']>[number]

/**
 * Returns the given items by their priorities, those without one where they are. An item is told by its category: one that was there
 * keeps its id and what is not said of it.
 */
export function itemsWith(
  before: readonly ItemContent[],
  given: readonly GivenItem[],
  menus: readonly OwnMenu[],
  problems: OfferProblems,
): ItemContent[] {
  const taken = new Set<string>()
  const found = given.flatMap((item, i) => {
    const menuId = menuOf(item, before, menus)
    const field = `items.${i}.${item.menuId === undefined ? 'item' : 'menuId'}`
    if (menuId === undefined) problems.add('category_unknown', field)
    else if (taken.has(menuId)) problems.add('category_twice', field)
    if (menuId === undefined) return []
    taken.add(menuId)
    const old = before.find((other) => other.menuId === menuId)
    const price = item.basePrice ?? item.price
    const content: ItemContent = {
      id: old?.id,
      menuId,
      quantity: item.quantity ?? old?.quantity ?? 0,
      price: price === undefined ? (old?.price ?? zero) : fromRupees(price),
      minQty: item.minQty ?? old?.minQty ?? 1,
      marked: old?.marked ?? null,
    }
    return [{ content, place: item.priority ?? i + 1 }]
  })
  return found.toSorted((a, b) => a.place - b.place).map(({ content }) => content)
}

/** The category is told by its id, else by its name, else by the item that it had. */
function menuOf(
  { menuId, item, id }: GivenItem,
  before: readonly ItemContent[],
  menus: readonly OwnMenu[],
): string | undefined {
  const idOf = (is: (menu: OwnMenu) => boolean) => menus.find(is)?.id
  if (menuId !== undefined) return idOf((menu) => menu.id === menuId)
  if (item) return idOf((menu) => folded(menu.name) === folded(item)) ?? idOf((menu) => menu.id === item)
  const old = before.find((other) => other.id === id)
  return old && idOf((menu) => menu.id === old.menuId)
}

/** Returns the items with the dishes that are marked; without new ones each keeps as many as it includes. */
export function marksWith(
  { kind, diet, items }: { kind: PackageKind; diet: PackageDiet; items: readonly ItemContent[] },
  given: PackageChanges['defaultSelection'],
  menus: readonly OwnMenu[],
  problems: OfferProblems,
): ItemContent[] {
  const most = ({ quantity }: ItemContent) => (kind === 'custom' ? Number.POSITIVE_INFINITY : quantity)
  if (!given) return items.map((item) => ({ ...item, marked: noneAsNull(item.marked?.slice(0, most(item)) ?? []) }))
  const marks = new Map<ItemContent, readonly string[]>()
  for (const [i, { itemId, menuId, dishes }] of given.entries()) {
    const item = items.find((one) => (itemId === undefined ? one.menuId === menuId : one.id === itemId))
    if (!item) {
      problems.add('category_unknown', `defaultSelection.${i}.itemId`)
      continue
    }
    const field = `defaultSelection.${i}.dishes`
    const offered = dishesOf(menus.find(({ id }) => id === item.menuId)?.dishes ?? [], diet)
    const names = [...new Set(dishes)]
    if (names.some((name) => !offered.some((dish) => dish.name === name))) problems.add('dish_not_on_menu', field)
    else if (names.length > most(item)) problems.add('default_dishes_limit', field, { max: item.quantity })
    marks.set(item, names)
  }
  return items.map((item) => ({ ...item, marked: noneAsNull(marks.get(item) ?? []) }))
}

function noneAsNull(names: readonly string[]): readonly string[] | null {
  return names.length > 0 ? names : null
}
