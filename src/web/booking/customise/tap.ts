import { addOnFits } from '#contract/rules/add-on.ts'
import {
  allowance,
  toggleDish,
  type ItemSelection,
  type OfferedItem,
  type PackageKind,
} from '#contract/rules/package-selection.ts'

/** What a tap on a dish leads to: a choice, or what there is to ask first (C97). */
export type Tap =
  | { does: 'set'; selection: ItemSelection }
  /** The only dish of the category gives way to it. */
  | { does: 'swap'; from: string }
  /** Nothing of the category is included: it is offered for its price. */
  | { does: 'offer' }
  /** The category is full: one of these may give way, or it is added for its price. */
  | { does: 'ask'; swaps: readonly string[]; canAdd: boolean }

/** Never more dishes than `quantity` are selected (R266), and no tap is refused (C97). */
export function tapOn(kind: PackageKind, item: OfferedItem, selection: ItemSelection, dish: string): Tap {
  const { dishes, addOn } = selection
  const allowed = allowance(kind, item, addOn)
  const next = toggleDish(kind, item, selection, dish)
  if (!('error' in next)) {
    // A dish that was added for a price takes its add-on with it.
    const isAddedLess = dishes.includes(dish) && addOn > 0 && dishes.length === allowed
    return { does: 'set', selection: isAddedLess ? { ...next, addOn: addOn - 1 } : next }
  }
  if (allowed === 0) return { does: 'offer' }
  const [only] = dishes
  if (allowed === 1 && only !== undefined) return { does: 'swap', from: only }
  return { does: 'ask', swaps: dishes, canAdd: addOnFits(addOn + 1, item.quantity, item.dishes.length) }
}

/** Puts a dish in the place of another one. */
export function swapDish(selection: ItemSelection, from: string, to: string): ItemSelection {
  return { ...selection, dishes: selection.dishes.map((dish) => (dish === from ? to : dish)) }
}

/** The add-on that so many dishes need; more than may be added is for {@link isAddOnQuantity} to refuse. */
export function addOnFor(item: Pick<OfferedItem, 'quantity'>, dishes: number): number {
  return Math.max(0, dishes - item.quantity)
}

/** Ticks or unticks a dish of a category; the add-on follows the ticks. */
export function withTick(item: OfferedItem, selection: ItemSelection, dish: string): ItemSelection {
  const isTicked = selection.dishes.includes(dish)
  const dishes = isTicked ? selection.dishes.filter((name) => name !== dish) : [...selection.dishes, dish]
  return { ...selection, addOn: addOnFor(item, dishes.length), dishes }
}
