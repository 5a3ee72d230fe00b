import { diets, type Diet } from '#contract/values/diet.ts'
import type { ItemSelection, OfferedPackage } from '#contract/rules/package-selection.ts'
import type { Details } from './draft-shape.ts'

export type SplitTexts = Pick<Details, Diet>

/** A number as typed; 0 for anything that is none. */
export function countOf(text: string): number {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
}

/** Returns the diet of guests without a choice: the package's own, or for a custom menu that of the chosen dishes. */
export function mainDiet(offer: OfferedPackage, selections: readonly ItemSelection[] = []): Diet {
  if (offer.diet !== 'custom') return offer.diet
  const chosen = new Set(selections.flatMap((selection) => selection.dishes))
  const meat = offer.items.some((item) => item.dishes.some((dish) => dish.diet === 'nonVeg' && chosen.has(dish.name)))
  return meat ? 'nonVeg' : 'veg'
}

/** Lets the main diet take up what the other numbers leave, so that a split adds up automatically; never below 0. */
export function balance({ veg, jain, nonVeg }: SplitTexts, guests: number, main: Diet): SplitTexts {
  // Only the split is taken and given: it is a part of more details, which are not to be touched.
  const split = { veg, jain, nonVeg }
  const others = diets.filter((diet) => diet !== main).reduce((sum, diet) => sum + countOf(split[diet]), 0)
  const filled: SplitTexts = { ...split, [main]: String(Math.max(0, guests - others)) }
  for (const diet of diets) if (filled[diet] === '') filled[diet] = '0'
  return filled
}

/** Changing the main number is taken at its word; changing another lets the main one follow. */
export function changeSplit(
  { veg, jain, nonVeg }: SplitTexts,
  changed: Diet,
  text: string,
  guests: number,
  main: Diet,
): SplitTexts {
  const next = { veg, jain, nonVeg, [changed]: text }
  return changed === main ? next : { ...balance(next, guests, main), [changed]: text }
}

export function splitOf(split: SplitTexts): Record<Diet, number> {
  return { veg: countOf(split.veg), jain: countOf(split.jain), nonVeg: countOf(split.nonVeg) }
}

/** Reports whether guests of a diet other than `main` were entered. */
export function isSplitEntered(split: SplitTexts, main: Diet): boolean {
  return diets.some((diet) => diet !== main && countOf(split[diet]) > 0)
}

/** Reports whether guests of several diets were entered; no package makes such a split automatically. */
export function hasSeveralDiets(split: SplitTexts): boolean {
  return diets.filter((diet) => countOf(split[diet]) > 0).length > 1
}

/** Guests without a diet yet; negative when there are too many. */
export function unplaced(split: SplitTexts, guests: number): number {
  return diets.reduce((left, diet) => left - countOf(split[diet]), guests)
}
