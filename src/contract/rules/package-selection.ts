import { times, sum, type Paise } from '../values/money.ts'
import { dietsOfferedBy, type Diet, type PackageDiet } from '../values/diet.ts'
import { addOnFits, isAddOnQuantity } from './add-on.ts'

/** 'package': choices within a price per plate; 'custom': priced by what is chosen (C63); 'packed': boxes and thalis (C64). */
export type PackageKind = 'package' | 'custom' | 'packed'

export interface OfferedDish {
  name: string
  /** What an order keeps to tell about it. */
  description?: string
  diet: Diet
  /** Paise per plate on top when this dish is chosen; usually 0 (C65). */
  supplement: Paise
}

/** One category of a package, with the dishes its diet lets a customer choose. */
export interface OfferedItem {
  id: string
  menuId: string
  name: string
  /** Dishes within the price; 0 marks an optional add-on (R202). Not used by a custom menu. */
  quantity: number
  /** Paise per plate for each dish added, or for each dish of a custom menu. */
  price: Paise
  /** The step of plus and minus; in a custom menu the least that may be chosen once the category is used. */
  minQty: number
  dishes: readonly OfferedDish[]
}

export interface OfferedPackage {
  id: string
  name: string
  kind: PackageKind
  diet: PackageDiet
  /** Paise per plate, box or thali; 0 for a custom menu. */
  basePrice: Paise
  items: readonly OfferedItem[]
}

export interface ItemSelection {
  itemId: string
  addOn: number
  /** Names of the chosen dishes, each once. */
  dishes: readonly string[]
}

export type SelectionProblemCode =
  | 'item_unknown'
  | 'item_twice'
  | 'dish_not_on_menu'
  | 'dish_twice'
  | 'add_on_out_of_range'
  | 'add_on_exceeds_dishes'
  | 'category_full'
  | 'category_incomplete'
  | 'nothing_chosen'

export interface SelectionProblem {
  code: SelectionProblemCode
  /** The category it is about; absent when it is about the whole selection. */
  itemId?: string
  /** How many dishes are missing or too many. */
  count?: number
}

/** Keeps the dishes that a package of this diet offers. */
export function dishesOf<Dish extends { diet: Diet }>(dishes: readonly Dish[], packageDiet: PackageDiet): Dish[] {
  const offered = dietsOfferedBy(packageDiet)
  return dishes.filter((dish) => offered.includes(dish.diet))
}

/** Returns how many dishes of a category may be chosen: at most as many as it has, so that every draft can be completed. */
export function allowance(kind: PackageKind, item: OfferedItem, addOn: number): number {
  return kind === 'custom' ? item.dishes.length : Math.min(item.quantity + addOn, item.dishes.length)
}

/** How many more dishes a category still needs before it can be ordered; 0 when it is complete. */
export function missing(kind: PackageKind, item: OfferedItem, selection: ItemSelection | undefined): number {
  const chosen = selection?.dishes.length ?? 0
  if (kind === 'custom') return chosen === 0 ? 0 : Math.max(0, Math.min(item.minQty, item.dishes.length) - chosen)
  return Math.max(0, allowance(kind, item, selection?.addOn ?? 0) - chosen)
}

/** Selecting toggles (R267); a full category rejects a new dish unless the menu is custom (R266). */
export function toggleDish(
  kind: PackageKind,
  item: OfferedItem,
  selection: ItemSelection,
  dish: string,
): ItemSelection | { error: 'category_full' } {
  if (selection.dishes.includes(dish)) {
    return { ...selection, dishes: selection.dishes.filter((name) => name !== dish) }
  }
  if (selection.dishes.length >= allowance(kind, item, selection.addOn)) return { error: 'category_full' }
  return { ...selection, dishes: [...selection.dishes, dish] }
}

/** Sets the add-on of a category; dishes beyond the new allowance are let go, the latest first. */
export function applyAddOn(
  kind: PackageKind,
  item: OfferedItem,
  selection: ItemSelection,
  addOn: number,
): ItemSelection | { error: 'add_on_out_of_range' | 'add_on_exceeds_dishes' } {
  if (!isAddOnQuantity(addOn)) return { error: 'add_on_out_of_range' }
  if (addOn > 0 && !mayAdd(kind, item, addOn)) return { error: 'add_on_exceeds_dishes' }
  return { ...selection, addOn, dishes: selection.dishes.slice(0, allowance(kind, item, addOn)) }
}

/** A custom menu has nothing included to add to; its dishes are simply chosen. */
function mayAdd(kind: PackageKind, item: OfferedItem, addOn: number): boolean {
  return kind !== 'custom' && addOnFits(addOn, item.quantity, item.dishes.length)
}

/** Everything that keeps a selection from being ordered; empty when it is whole. */
export function selectionProblems(offer: OfferedPackage, selections: readonly ItemSelection[]): SelectionProblem[] {
  const problems: SelectionProblem[] = []
  const byItem = new Map<string, ItemSelection>()
  for (const selection of selections) {
    const { itemId } = selection
    if (byItem.has(itemId)) problems.push({ code: 'item_twice', itemId })
    else if (!offer.items.some((item) => item.id === itemId)) problems.push({ code: 'item_unknown', itemId })
    byItem.set(itemId, selection)
  }
  for (const item of offer.items) problems.push(...itemProblems(offer.kind, item, byItem.get(item.id)))
  if (selections.every((selection) => selection.dishes.length === 0)) problems.push({ code: 'nothing_chosen' })
  return problems
}

function itemProblems(kind: PackageKind, item: OfferedItem, selection: ItemSelection | undefined): SelectionProblem[] {
  const problems: SelectionProblem[] = []
  const addProblem = (code: SelectionProblemCode, count?: number) =>
    problems.push({ code, itemId: item.id, ...(count === undefined ? {} : { count }) })
  const addOn = selection?.addOn ?? 0
  const dishes = selection?.dishes ?? []

  if (!isAddOnQuantity(addOn)) addProblem('add_on_out_of_range')
  else if (addOn > 0 && !mayAdd(kind, item, addOn)) addProblem('add_on_exceeds_dishes')
  if (new Set(dishes).size < dishes.length) addProblem('dish_twice')
  if (dishes.some((name) => !item.dishes.some((dish) => dish.name === name))) addProblem('dish_not_on_menu')
  if (problems.length > 0) return problems

  const over = dishes.length - allowance(kind, item, addOn)
  const open = missing(kind, item, selection)
  if (over > 0) addProblem('category_full', over)
  else if (open > 0) addProblem('category_incomplete', open)
  return problems
}

/** Paise per plate that the chosen dishes of one category add to the base price (C62, C63, C65); an impossible add-on adds nothing. */
export function itemPrice(kind: PackageKind, item: OfferedItem, selection: ItemSelection): Paise {
  const addOn = isAddOnQuantity(selection.addOn) ? selection.addOn : 0
  const paidDishes = kind === 'custom' ? selection.dishes.length : addOn
  const supplements = item.dishes.filter((dish) => selection.dishes.includes(dish.name)).map((dish) => dish.supplement)
  return sum([times(item.price, paidDishes), ...supplements])
}

/** Price per plate = base + what each category adds. Selections of unknown categories add nothing. */
export function pricePerPlate(offer: OfferedPackage, selections: readonly ItemSelection[]): Paise {
  const added = offer.items.flatMap((item) => {
    const selection = selections.find((candidate) => candidate.itemId === item.id)
    return selection ? [itemPrice(offer.kind, item, selection)] : []
  })
  return sum([offer.basePrice, ...added])
}
