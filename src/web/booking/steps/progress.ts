import {
  allowance,
  itemPrice,
  missing,
  selectionProblems,
  type ItemSelection,
  type OfferedItem,
  type OfferedPackage,
} from '#contract/rules/package-selection.ts'
import type { Paise } from '#contract/values/money.ts'
import { addOnFits } from '#contract/rules/add-on.ts'
import { limits } from '#contract/limits.ts'
import type { Offer, ShownDish, ShownItem } from '#web/shared/draft/offer.ts'

/** How far a category is chosen. */
export interface Progress {
  chosen: number
  /** How many may be chosen; for a custom menu, the dishes there are. */
  allowed: number
  /** How many are still needed before the order can go on. */
  missing: number
  complete: boolean
  /** Nothing may be chosen before something is added (R202, R265). */
  extra: boolean
}

export function selectionOf(selections: readonly ItemSelection[], itemId: string): ItemSelection {
  return selections.find((selection) => selection.itemId === itemId) ?? { itemId, addOn: 0, dishes: [] }
}

export function progressOf(kind: OfferedPackage['kind'], item: OfferedItem, selection: ItemSelection): Progress {
  const allowed = allowance(kind, item, selection.addOn)
  const chosen = selection.dishes.length
  const needed = missing(kind, item, selection)
  return {
    chosen,
    allowed,
    missing: needed,
    complete: chosen > 0 && needed === 0,
    extra: kind !== 'custom' && item.quantity + selection.addOn === 0,
  }
}

/** What keeps the choice from going on: a category and how many are missing in it, or that nothing is chosen. */
export type ToDo = { itemId: string; name: string; count: number } | 'nothing' | undefined

/** The first thing to do, in the order of the categories; undefined when the choice is whole. */
export function firstToDo(offer: OfferedPackage, selections: readonly ItemSelection[]): ToDo {
  const problem = selectionProblems(offer, selections).at(0)
  if (!problem) return undefined
  const item = offer.items.find((candidate) => candidate.id === problem.itemId)
  return item ? { itemId: item.id, name: item.name, count: problem.count ?? 0 } : 'nothing'
}

/** How many dishes are left to choose in all categories together. */
export function leftToChoose(offer: OfferedPackage, selections: readonly ItemSelection[]): number {
  return offer.items.reduce((sum, item) => sum + missing(offer.kind, item, selectionOf(selections, item.id)), 0)
}

/** One category in the preview: what it holds and what it adds to a plate. */
export interface PreviewRow {
  item: ShownItem
  dishes: readonly string[]
  addOn: number
  /** Paise a plate; 0 when it is within the price. */
  adds: Paise
}

/** What was chosen so far, category by category. */
export function previewOf(offer: Offer, selections: readonly ItemSelection[]): PreviewRow[] {
  return offer.items.flatMap((item) => {
    const selection = selectionOf(selections, item.id)
    const nothing = selection.dishes.length === 0 && selection.addOn === 0
    return nothing
      ? []
      : [{ item, dishes: selection.dishes, addOn: selection.addOn, adds: itemPrice(offer.kind, item, selection) }]
  })
}

/** The most that can be added to a category: never more dishes than there are (R317). */
export function mostToAdd(item: OfferedItem): number {
  const { min, max } = limits.addOn
  for (let addOn: number = max; addOn > min; addOn -= 1)
    if (addOnFits(addOn, item.quantity, item.dishes.length)) return addOn
  return 0
}

/** Categories with the dishes whose names contain the text, whatever its case (R137). */
export function findDishes(offer: Offer, text: string): { item: Offer['items'][number]; dishes: ShownDish[] }[] {
  const wanted = text.trim().toLowerCase()
  return offer.items
    .map((item) => ({ item, dishes: item.dishes.filter((dish) => dish.name.toLowerCase().includes(wanted)) }))
    .filter((found) => found.dishes.length > 0)
}
