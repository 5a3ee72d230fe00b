import type { Query } from '#contract/paths.ts'
import type { Cuisine } from '#contract/values/cuisine.ts'
import { noEvent, type PlannedEvent } from '#contract/values/event.ts'

/** An event and what else is wanted of its caterer. */
export interface Wish {
  event: PlannedEvent
  cuisine: Cuisine | undefined
  pureVeg: boolean
  jain: boolean
  nonVeg: boolean
  /** The cheapest first. */
  cheapest: boolean
}

/** A wish of which nothing is known. */
export const noWish: Wish = {
  event: noEvent,
  cuisine: undefined,
  pureVeg: false,
  jain: false,
  nonVeg: false,
  cheapest: false,
}

/** The filters of a wish in the URL of the list. */
export function filtersOf({ cuisine, pureVeg, jain, cheapest }: Wish): Query {
  return { cuisine, veg: pureVeg, jain, sort: cheapest ? 'price-low' : undefined }
}
