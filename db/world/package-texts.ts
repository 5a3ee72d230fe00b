import type { OfferedItem } from '#contract/rules/package-selection.ts'
import type { PackageDiet } from '#contract/values/diet.ts'
import type { Random } from './random.ts'

/** Dishes that a sentence about a package names: two savoury ones, a rice or bread, and a sweet where there is one. */
interface Named {
  first: string
  second: string
  filling: string
  sweet: string
}

/**
 * What is said of a meal for an occasion. Guests choose the dishes, so each names them as choices. None says how the meal is served:
 * one caterer lays a buffet, another brings courses to the table or a leaf to the row.
 */
const ofMeals: readonly ((named: Named, occasion: string) => string)[] = [
  ({ first, second, sweet }, occasion) => `A meal for ${occasion}, with ${first}, ${second} or ${sweet} if you wish`,
  ({ first, filling, sweet }, occasion) => `For ${occasion}: choose ${first}, ${filling}, ${sweet} and more`,
  ({ first, second, filling }, occasion) => `${first} or ${second}? Choose for ${occasion}, then add ${filling}`,
  ({ first, second, sweet }, occasion) => `${first}, ${second} and ${sweet} are among the choices for ${occasion}`,
  ({ first, filling, sweet }, occasion) => `Plan ${occasion} around ${first}, ${filling} and ${sweet}`,
  ({ second, filling, sweet }, occasion) => `From ${second} to ${sweet}, with ${filling}: a spread for ${occasion}`,
  ({ first, second, filling }, occasion) => `Served by our team: ${first}, ${filling}, ${second}. Good for ${occasion}`,
  ({ second, sweet }, occasion) => `${second} for the main course, ${sweet} to finish: pick yours for ${occasion}`,
]

const ofBoxes: readonly ((named: Named) => string)[] = [
  ({ first, second, sweet }) => `Sealed boxes: ${first}, ${second}, ${sweet}, as you choose`,
  ({ first, second, sweet }) => `${first} and ${second} packed with ${sweet}, or your own choice`,
  ({ first, second, sweet }) => `Choose ${first} or ${second}, add ${sweet}: sealed and ready to hand out`,
  ({ first, second, sweet }) => `One box a guest, perhaps ${first}, ${second} and ${sweet}`,
]

const ofThalis: readonly ((named: Named) => string)[] = [
  ({ first, filling, sweet }) => `${first}, ${filling} and ${sweet} in a sealed tray, or dishes you prefer`,
  ({ first, second, filling }) => `A sealed tray: choose ${first} or ${second}, with ${filling}`,
  ({ second, filling, sweet }) => `A full meal, packed: ${second}, ${filling}, ${sweet}`,
  ({ first, second, sweet }) => `Sealed compartments for ${first}, ${second} and ${sweet}, for example`,
]

const ofCustom: readonly ((named: Named) => string)[] = [
  ({ first, sweet }) => `Anything we cook, from ${first} to ${sweet}`,
  ({ first, second, sweet }) => `Only ${first} and ${second}? Or ${sweet} alone? Every dish of ours is here`,
  ({ second, filling }) => `Begin with ${second}, ${filling} or whatever your guests like best`,
  ({ first, filling, sweet }) => `${first}, ${filling}, ${sweet}: put any of our dishes together`,
]

export const packageTexts = { meal: ofMeals, boxes: ofBoxes, thali: ofThalis, custom: ofCustom }

interface Chosen {
  diet: PackageDiet
  isPacked: boolean
  random: Random
}

/** A sentence about a package, made of dishes that it offers. */
export function textOf(
  kind: keyof typeof packageTexts,
  items: readonly OfferedItem[],
  { diet, occasion = '', random }: { diet: PackageDiet; occasion?: string; random: Random },
): string {
  const sentence = random.pick<(named: Named, occasion: string) => string>(packageTexts[kind])
  return sentence(namedIn(items, { diet, isPacked: kind === 'boxes' || kind === 'thali', random }), occasion)
}

function namedIn(items: readonly OfferedItem[], { diet, isPacked, random }: Chosen): Named {
  const included = items.filter(({ quantity }) => quantity > 0)
  const from = included.length > 0 ? included : items
  const taken = new Set<string>()
  const take = (...categories: readonly RegExp[]): string => {
    const fitting = categories.map((category) => from.filter(({ name }) => category.test(name)))
    const dishes = (fitting.find((some) => some.length > 0) ?? from).flatMap((item) => item.dishes)
    const wishes: ((dish: OfferedItem['dishes'][number]) => boolean)[] = [
      ({ name }) => !taken.has(name),
      ({ name }) => !isPacked || !/Ice Cream|Kulfi/.test(name),
      // A meat package is named after its meat, and only a Jain one after Jain variants.
      (dish) => diet !== 'nonVeg' || dish.diet === 'nonVeg',
      ({ name }) => diet === 'jain' || !name.startsWith('Jain '),
    ]
    const { name } = random.pick(
      wishes.reduce<readonly OfferedItem['dishes'][number][]>((left, wish) => orAll(left.filter(wish), left), dishes),
    )
    taken.add(name)
    return name.replace(/^(.+), Eggless$/, 'Eggless $1')
  }
  // A box has no main course, but two savouries all the same.
  const second = take(/Main/, /Starters|Hot Mezze/)
  return {
    first: take(/Starters|Hot Mezze|Main/),
    second,
    filling: take(/Rice|Breads|Pasta/),
    sweet: take(/Desserts/),
  }
}

function orAll<T>(some: readonly T[], all: readonly T[]): readonly T[] {
  return some.length > 0 ? some : all
}
