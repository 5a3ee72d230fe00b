import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import type { OwnPackage, PackageChanges } from '#contract/endpoints/offer/packages.ts'
import { limits } from '#contract/limits.ts'
import { dishesOf, type PackageKind } from '#contract/rules/package-selection.ts'
import type { Diet, PackageDiet } from '#contract/values/diet.ts'
import { m } from '#messages'
import { rupeesFrom, rupeesProblem } from '#web/kitchen/offer/rupees.ts'

/** A menu within a package as it is typed: numbers are texts. Its place in the list is its priority (R201). */
export interface ItemFields {
  menuId: string
  /** Dishes within the price; 0 marks an optional add-on. */
  quantity: string
  /** Rupees per plate for each further dish. */
  price: string
  minQty: string
  /** Names of the dishes that the package starts with. */
  marked: readonly string[]
}

export function fieldsOfItem(item: OwnPackage['items'][number], marked: readonly string[]): ItemFields {
  const { menuId, quantity, basePrice, minQty } = item
  return { menuId, quantity: String(quantity), price: String(basePrice), minQty: String(minQty), marked }
}

/** Returns the items of a request, with priorities from 1 on without gaps (R286). */
export function itemsBody(items: readonly ItemFields[]): NonNullable<PackageChanges['items']> {
  return items.map(({ menuId, quantity, price, minQty }, at) => ({
    menuId,
    quantity: Number(quantity),
    basePrice: price.trim() === '' ? 0 : rupeesFrom(price),
    minQty: Number(minQty),
    priority: at + 1,
  }))
}

/** Returns the marked dishes of a request. */
export function marksBody(items: readonly ItemFields[]): NonNullable<PackageChanges['defaultSelection']> {
  return items.flatMap(({ menuId, marked }) => (marked.length > 0 ? [{ menuId, dishes: [...marked] }] : []))
}

/** Returns the names of a menu's dishes that a package of a diet lets a customer choose, with their diets. */
export function offeredDishes(menu: OwnMenu | undefined, diet: PackageDiet): { name: string; diet: Diet }[] {
  const dishes = (menu?.items ?? []).flatMap(({ menuType, items }) =>
    items.map(({ name }) => ({ name, diet: menuType })),
  )
  return dishesOf(dishes, diet)
}

interface PackageOfItems {
  kind: PackageKind
  dishType: PackageDiet
  items: readonly ItemFields[]
}

/** Returns the menus that a package does not have yet, those that 'Copy Menu to Package' adds (R287). */
export function menusToCopy(menus: readonly OwnMenu[], items: readonly ItemFields[]): OwnMenu[] {
  return menus.filter(({ id }) => !items.some(({ menuId }) => menuId === id))
}

/** Returns an item for a menu: one dish at its price, or an add-on where the menu has no dish for the package. */
export function itemOf(menu: OwnMenu, { kind, dishType }: Pick<PackageOfItems, 'kind' | 'dishType'>): ItemFields {
  const isIncluded = kind !== 'custom' && offeredDishes(menu, dishType).length > 0
  return { menuId: menu.id, quantity: isIncluded ? '1' : '0', price: String(menu.basePrice), minQty: '1', marked: [] }
}

/** Whether what a customer composes a custom menu of differs from what was loaded (R285). */
export function isComposedAnew(loaded: readonly ItemFields[], items: readonly ItemFields[]): boolean {
  if (loaded.length !== items.length) return true
  return items.some(({ menuId, quantity, minQty }, at) => {
    const before = loaded[at]
    return before?.menuId !== menuId || before.quantity !== quantity || before.minQty !== minQty
  })
}

/** What is wrong with an item, by its inputs. */
export type ItemProblems = Partial<Record<'quantity' | 'price' | 'minQty' | 'marked', string>>

export function problemsOfItem(item: ItemFields, { kind }: Pick<PackageOfItems, 'kind'>): ItemProblems {
  const { dishes: max } = limits.offer
  const isCount = (typed: string, min: number) =>
    /^\d{1,3}$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max
  const price = rupeesProblem(item.price)
  const isQuantity = isCount(item.quantity, 0)
  return {
    ...(isQuantity ? {} : { quantity: m.packages_need_quantity({ max }) }),
    ...(price === undefined ? {} : { price }),
    ...(isCount(item.minQty, 1) ? {} : { minQty: m.packages_need_min_quantity({ max }) }),
    ...(isQuantity && kind !== 'custom' && item.marked.length > Number(item.quantity)
      ? { marked: m.packages_too_many_marked({ max: Number(item.quantity) }) }
      : {}),
  }
}

/** Returns the item without marks of dishes that its menu does not have for the package any more. */
export function withKnownMarks(item: ItemFields, menu: OwnMenu | undefined, diet: PackageDiet): ItemFields {
  const known = offeredDishes(menu, diet)
  const marked = item.marked.filter((name) => known.some((dish) => dish.name === name))
  return marked.length === item.marked.length ? item : { ...item, marked }
}
