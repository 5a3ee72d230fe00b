import { dietsOfferedBy, type Diet } from '#contract/values/diet.ts'
import type { ChosenCategory } from './draft-shape.ts'
import type { Offer } from './offer.ts'

/**
 * Leaves out the dishes that no guest of these diets eats. What is chosen stays, and a category that would have too few dishes keeps
 * all of them, so that what fitted the package still does.
 */
export function offerForDiets(offer: Offer, diets: readonly Diet[], menu: readonly ChosenCategory[] = []): Offer {
  if (diets.length === 0) return offer
  const eaten = new Set(diets.flatMap((diet) => dietsOfferedBy(diet)))
  const items = offer.items.map((item) => {
    const chosen = menu.find(({ _id: id }) => id === item.id)
    const dishes = item.dishes.filter(({ name, diet }) => eaten.has(diet) || chosen?.dishes.includes(name))
    const needed = Math.max(1, item.quantity + (chosen?.addon ?? 0))
    return dishes.length < Math.min(needed, item.dishes.length) ? item : { ...item, dishes }
  })
  return { ...offer, items }
}

/** How many dishes an offer has. */
export function dishCount({ items }: Pick<Offer, 'items'>): number {
  return items.reduce((sum, { dishes }) => sum + dishes.length, 0)
}
