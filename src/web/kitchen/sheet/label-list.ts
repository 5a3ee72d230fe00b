import type { SheetOrder } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import { eats } from '#contract/rules/portions.ts'
import { diets, type Diet } from '#contract/values/diet.ts'

/** One label of a box or thali. */
export interface BoxLabel {
  bookingCode: string
  diet: Diet
  /** Which of the boxes of its diet. */
  number: number
  of: number
  /** What is in it: each chosen dish that its guest may eat (C102). */
  dishes: readonly string[]
}

/** Returns a label for each box and thali of the day; food that is served needs none. */
export function labelsOf(orders: readonly SheetOrder[]): BoxLabel[] {
  return orders
    .filter(({ portion }) => portion !== 'plate')
    .flatMap(({ bookingCode, dietSplit, courses }) =>
      diets.flatMap((diet) => {
        const dishes = courses.flatMap((course) => course.dishes).filter((dish) => eats(diet, dish.diet))
        const names = dishes.map(({ name }) => name)
        return Array.from({ length: dietSplit[diet] }, (_, at) => ({
          bookingCode,
          diet,
          number: at + 1,
          of: dietSplit[diet],
          dishes: names,
        }))
      }),
    )
}
