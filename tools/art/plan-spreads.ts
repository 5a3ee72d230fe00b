import { slugOf } from '#contract/values/slug.ts'
import { randomOf } from '#db/world/random.ts'
import { jainSignature, signatures, type CoverPlan } from './plan-covers.ts'

/** Shared pictures of each cuisine, for the further pages of a gallery. */
const spreadsPerCuisine = 2

/** Pictures that Jain kitchens share, whatever they cook. */
export function jainSpreadPlans(): CoverPlan[] {
  return (['Gujarati', 'Rajasthani'] as const).map((cuisine, i): CoverPlan => {
    const random = randomOf('jain spread', i)
    const { moods, heroes, others } = jainSignature(cuisine)
    const dishes = [...new Set([heroes[i % heroes.length], ...random.some([...others, ...heroes], 9)])]
    return {
      name: `jain-${i + 1}`,
      mood: moods[i + 1] ?? 'cream',
      layout: random.int(0, 5),
      dishes: dishes.filter((kind) => kind !== undefined).slice(0, 7),
      isJain: true,
    }
  })
}

/** Pictures that caterers of a cuisine share. */
export function spreadPlans(): CoverPlan[] {
  return Object.entries(signatures).flatMap(([cuisine, { moods, heroes, others }]) =>
    Array.from({ length: spreadsPerCuisine }, (_, i): CoverPlan => {
      const random = randomOf('spread', cuisine, i)
      const hero = heroes[(i + 1) % heroes.length]
      const dishes = [...new Set([hero, ...random.some([...others, ...heroes], 9)])]
      return {
        name: `${slugOf(cuisine)}-${i + 1}`,
        mood: moods[i] ?? 'cream',
        layout: random.int(0, 5),
        dishes: dishes.filter((kind) => kind !== undefined).slice(0, 7),
      }
    }),
  )
}
