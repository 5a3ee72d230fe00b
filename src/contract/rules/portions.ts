import { diets, dietsOfferedBy, type Diet } from '../values/diet.ts'
import type { PackageKind } from './package-selection.ts'

/** A course with the dishes that were chosen of it. */
export interface ChosenCourse {
  name: string
  dishes: readonly { name: string; diet: Diet }[]
}

/** What decides how much of each dish is cooked. */
export interface Eaters {
  kind: PackageKind
  courses: readonly ChosenCourse[]
  dietSplit: Readonly<Record<Diet, number>>
}

export interface CoursePortions {
  name: string
  dishes: { name: string; diet: Diet; portions: number }[]
  /** Diets among the guests that eat none of its dishes (C86). */
  uneaten: Diet[]
}

/**
 * Returns the portions of each dish of an order (C102). Packed food is not split: every box holds each dish that its guest may eat.
 * Otherwise the guests of a diet share the dishes of a course that they may eat; the shares of a dish are added as fractions and
 * rounded up once.
 */
export function portionsOf({ kind, courses, dietSplit }: Eaters): CoursePortions[] {
  return courses.map(({ name, dishes }) => {
    const groups = diets
      .filter((diet) => dietSplit[diet] > 0)
      .map((diet) => ({ diet, guests: dietSplit[diet], eats: dishes.filter((dish) => eats(diet, dish.diet)) }))
    const fed = groups.filter((group) => group.eats.length > 0)
    // Each share is guests ÷ dishes; over the product of the numbers of dishes all of them are whole numbers.
    const whole = kind === 'packed' ? 1 : fed.reduce((product, group) => product * group.eats.length, 1)
    const sharesOf = (dish: ChosenCourse['dishes'][number]) =>
      fed
        .filter((group) => group.eats.includes(dish))
        .reduce((sum, { guests, eats: { length } }) => sum + guests * (kind === 'packed' ? 1 : whole / length), 0)
    return {
      name,
      dishes: dishes.map((dish) => ({ ...dish, portions: Math.ceil(sharesOf(dish) / whole) })),
      uneaten: groups.filter((group) => group.eats.length === 0).map(({ diet }) => diet),
    }
  })
}

/** Reports whether a guest of a diet eats a dish: vegetarian guests eat Jain dishes too, all others eat everything. */
export function eats(guest: Diet, dish: Diet): boolean {
  return dietsOfferedBy(guest).includes(dish)
}

/** Units in which dishes are cooked. */
export const yieldUnits = ['kg', 'litre', 'piece'] as const
export type YieldUnit = (typeof yieldUnits)[number]

/** Percent that is cooked on top of the portions, unless a caterer sets another number; and the least and the most. */
export const usualBuffer = { percent: 5, min: 0, max: 30 } as const

/** Returns how much is cooked for portions: pieces as whole ones, kilograms and litres to a hundredth, both rounded up. */
export function quantityOf(
  portions: number,
  { perPortion, unit, bufferPercent }: { perPortion: number; unit: YieldUnit; bufferPercent: number },
): number {
  const step = unit === 'piece' ? 1 : 100
  // Yields have at most three decimals. In whole thousandths no product of decimals is a hair too large.
  const thousandths = Math.round(perPortion * 1000) * portions * (100 + bufferPercent)
  return Math.ceil((thousandths * step) / 100_000) / step
}
