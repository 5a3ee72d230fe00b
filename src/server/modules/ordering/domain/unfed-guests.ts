import type { ItemSelection, OfferedPackage } from '#contract/rules/package-selection.ts'
import { diets, dietsOfferedBy, type Diet } from '#contract/values/diet.ts'

/** Guests who find nothing to eat in some of what was chosen. */
export interface UnfedGuests {
  diet: Diet
  guests: number
  /** Names of the categories with chosen dishes of which they eat none, in the order of the package. */
  courses: readonly string[]
  /** There is no dish for them at all. */
  hasNothing: boolean
}

/**
 * Returns the guests for whom a category with chosen dishes has none that they eat (C86): vegetarian guests eat Jain dishes too, all
 * others eat everything. Says nothing while no dish is chosen.
 */
export function unfedGuests(
  offer: Pick<OfferedPackage, 'items'>,
  selections: readonly ItemSelection[],
  split: Readonly<Record<Diet, number>>,
): UnfedGuests[] {
  const courses = offer.items.flatMap(({ id, name, dishes }) => {
    const chosen = new Set(selections.find(({ itemId }) => itemId === id)?.dishes)
    const dietsChosen = dishes.filter((dish) => chosen.has(dish.name)).map(({ diet }) => diet)
    return dietsChosen.length > 0 ? [{ name, dietsChosen }] : []
  })
  return diets.flatMap((diet): UnfedGuests[] => {
    const guests = split[diet]
    const eaten = dietsOfferedBy(diet)
    const without = courses.filter(({ dietsChosen }) => !dietsChosen.some((chosen) => eaten.includes(chosen)))
    if (!(guests > 0) || without.length === 0) return []
    return [{ diet, guests, courses: without.map(({ name }) => name), hasNothing: without.length === courses.length }]
  })
}
