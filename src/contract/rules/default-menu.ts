import { dietsOfferedBy, type Diet } from '../values/diet.ts'
import { zero } from '../values/money.ts'
import type { TextValues } from '../errors.ts'
import type { NoteCode } from '../notes.ts'
import type { ItemSelection, OfferedDish, OfferedItem, OfferedPackage } from './package-selection.ts'

/** Dishes of one course that a menu starts with. */
export interface DefaultDishes {
  itemId: string
  /** Names of dishes, each once. */
  dishes: readonly string[]
}

/** Names of dishes by item, in the order in which they are to be chosen. */
export type RankedDishes = ReadonlyMap<string, readonly string[]>

/** A package with the choice that it starts with; undefined where it has none. */
export interface PackageWithDefault extends OfferedPackage {
  defaultSelection?: readonly DefaultDishes[] | undefined
}

/** A course with fewer dishes than its package promises. */
export interface Shortage {
  /** Undefined where the package has no course at all. */
  itemId?: string | undefined
  /** Name of the course, or of the package. */
  name: string
  needed: number
  available: number
}

/** A course of which guests of a diet cannot eat any chosen dish (C86). */
export interface UneatenCourse {
  code: NoteCode & 'course_uneaten'
  values: TextValues & { category: string; diet: Diet }
}

/** The choice that a menu starts with for some guests, and what they should know of it. */
export interface DefaultMenu {
  selections: ItemSelection[]
  notes: UneatenCourse[]
}

/** Guests of a diet to the right eat all that those to the left of it do. */
const strictestFirst = ['jain', 'veg', 'nonVeg'] as const satisfies readonly Diet[]

/** Returns the courses that have too few dishes of the package's diet; a package with any cannot be booked. */
export function shortagesOf({ kind, name, items }: OfferedPackage): Shortage[] {
  if (items.length === 0) return [{ name, needed: 1, available: 0 }]
  const isBare = items.every((item) => item.dishes.length === 0)
  return items.flatMap((item) => {
    const included = kind === 'custom' ? 0 : item.quantity
    const needed = isBare ? Math.max(1, included) : included
    const available = item.dishes.length
    return needed > available ? [{ itemId: item.id, name: item.name, needed, available }] : []
  })
}

/** Dishes that cost nothing extra, then the others, each in the given order: no price rises by what was not chosen. */
export function freeFirst(dishes: readonly OfferedDish[]): OfferedDish[] {
  const isFree = ({ supplement }: OfferedDish) => supplement === zero
  return [...dishes.filter(isFree), ...dishes.filter((dish) => !isFree(dish))]
}

/**
 * Returns the choice that the package starts with for guests of these diets: dishes that none of them eats are replaced, and each
 * course feeds every diet where it has a dish for it. Where it has none, a note names course and diet (C86). As many dishes of each
 * course stay chosen, so what fitted the rules of the package still does. Undefined where the package has no default.
 */
export function defaultFor(offer: PackageWithDefault, diets: readonly Diet[]): DefaultMenu | undefined {
  const { defaultSelection } = offer
  if (!defaultSelection) return undefined
  const selections = offer.items.map((item): ItemSelection => {
    const chosen = defaultSelection.find(({ itemId }) => itemId === item.id)?.dishes ?? []
    return { itemId: item.id, addOn: 0, dishes: dishesFor(item, chosen, diets) }
  })
  return { selections, notes: uneatenCourses(offer, selections, diets) }
}

function dishesFor(item: OfferedItem, names: readonly string[], diets: readonly Diet[]): string[] {
  const chosen = names.flatMap((name) => item.dishes.find((dish) => dish.name === name) ?? [])
  const others = freeFirst(item.dishes.filter((dish) => !chosen.includes(dish)))
  const isEaten = (dish: OfferedDish) => diets.length === 0 || diets.some((diet) => eats(diet, dish))
  const eaten = [...chosen, ...others].filter(isEaten)
  const taken = [...eaten, ...chosen.filter((dish) => !isEaten(dish))].slice(0, chosen.length)
  for (const diet of strictestFirst) {
    if (!diets.includes(diet) || taken.some((dish) => eats(diet, dish))) continue
    const fitting = eaten.find((dish) => eats(diet, dish))
    // Whoever eats less than others leaves a dish that all of them eat, so one dish is replaced at most.
    if (fitting && taken.length > 0) taken.splice(placeToGive(taken, diets), 1, fitting)
  }
  return taken.map(({ name }) => name)
}

/** The last dish that can give way to one of a stricter diet: where some eat non-veg food, that stays as long as there is another. */
function placeToGive(taken: readonly OfferedDish[], diets: readonly Diet[]): number {
  const place = diets.includes('nonVeg') ? taken.findLastIndex(({ diet }) => diet !== 'nonVeg') : -1
  return place === -1 ? taken.length - 1 : place
}

/** Returns the notes on courses with chosen dishes of which guests of one of the diets eat none (C86). */
export function uneatenCourses(
  { items }: OfferedPackage,
  selections: readonly ItemSelection[],
  diets: readonly Diet[],
): UneatenCourse[] {
  return items.flatMap((item) => {
    const names = selections.find(({ itemId }) => itemId === item.id)?.dishes ?? []
    const chosen = item.dishes.filter((dish) => names.includes(dish.name))
    if (chosen.length === 0) return []
    return strictestFirst
      .filter((diet) => diets.includes(diet) && !chosen.some((dish) => eats(diet, dish)))
      .map((diet): UneatenCourse => ({ code: 'course_uneaten', values: { category: item.name, diet } }))
  })
}

function eats(diet: Diet, dish: Pick<OfferedDish, 'diet'>): boolean {
  return dietsOfferedBy(diet).includes(dish.diet)
}
