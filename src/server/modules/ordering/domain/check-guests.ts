import { limits } from '#contract/limits.ts'
import { smallestOrder } from '#contract/rules/plate-price.ts'
import { dietsOfferedBy, type Diet } from '#contract/values/diet.ts'
import { bandHolds, boundsOf, type GuestBand } from '#contract/values/guest-band.ts'
import { problem, type Draft, type CatererTerms, type Offer, type Problem } from './draft.ts'

type Guests = Pick<Draft, 'guests' | 'dietSplit'>

/** Whether an order of that size can be of this package at all (C28, C42, C64). */
export function sizeProblem(offer: Pick<Offer, 'kind' | 'bands' | 'minOrder'>, guests: number): Problem | undefined {
  if (offer.kind === 'packed') {
    const min = smallestOrder(offer)
    return guests < min ? problem('packed_minimum', 'guests', { min }) : undefined
  }
  if (offer.bands.some((band) => bandHolds(band, guests))) return undefined
  const nearest = offer.bands.toSorted((a, b) => distance(a, guests) - distance(b, guests))[0]
  if (!nearest) {
    // Offered without bands it is for every catering order.
    const { minGuests } = limits.order
    return guests < minGuests ? problem('guests_below_band', 'guests', { min: minGuests }) : undefined
  }
  const { min, max } = boundsOf(nearest)
  return Number.isFinite(max)
    ? problem('guests_outside_band', 'guests', { min, max })
    : problem('guests_below_band', 'guests', { min })
}

function distance(band: GuestBand, guests: number): number {
  const { min, max } = boundsOf(band)
  return guests < min ? min - guests : Math.max(0, guests - max)
}

/** The diet among the guests that neither package nor caterer can feed (C65); undefined when all can eat. */
export function unservedDiet(
  offer: Pick<Offer, 'diet'>,
  caterer: Pick<CatererTerms, 'cateringTypes'>,
  split: Draft['dietSplit'],
): Diet | undefined {
  const cooks = (diet: Diet) => caterer.cateringTypes.includes(diet)
  const offered = dietsOfferedBy(offer.diet).includes('nonVeg') && (offer.diet !== 'custom' || cooks('nonVeg'))
  if (split.nonVeg > 0 && !offered) return 'nonVeg'
  return split.jain > 0 && !cooks('jain') ? 'jain' : undefined
}

/** Everything wrong with how many come and what they eat. */
export function guestProblems({ guests, dietSplit }: Guests, offer: Offer, caterer: CatererTerms): Problem[] {
  const problems: Problem[] = []
  const size = sizeProblem(offer, guests)
  if (size) problems.push(size)
  const capacity = caterer.maximumServingCapacity
  if (guests > capacity) problems.push(problem('guests_above_capacity', 'guests', { capacity }))
  if (dietSplit.veg + dietSplit.jain + dietSplit.nonVeg !== guests) {
    problems.push(problem('diet_split_wrong', 'dietSplit.veg', { guests }))
  }
  const unserved = unservedDiet(offer, caterer, dietSplit)
  if (unserved) problems.push(problem('diet_not_served', `dietSplit.${unserved}`, { diet: unserved }))
  return problems
}

/** Reports whether these guests could order this package: what the bill offers instead (C28, C65). */
export function fits(
  offer: Pick<Offer, 'kind' | 'bands' | 'minOrder' | 'diet'>,
  caterer: CatererTerms,
  { guests, dietSplit }: Guests,
): boolean {
  return sizeProblem(offer, guests) === undefined && unservedDiet(offer, caterer, dietSplit) === undefined
}
