import { limits } from '#contract/limits.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { Diet } from '#contract/values/diet.ts'
import { bandFor } from '#contract/values/guest-band.ts'
import type { Point } from '#contract/values/place.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Catalogue } from '../catalogue.ts'

/** Guests, and what is known of their event. */
export interface GuestsToServe {
  guests: number
  dietSplit: Record<Diet, number>
  day: Day | undefined
  point: Point | undefined
  /** A caterer that is left out. */
  except: string
}

/** A caterer by name, for a link. */
export interface ServingCaterer {
  id: string
  slug: string
  /** Absent in the first city. */
  city?: string | undefined
  name: string
}

const most = 3

/** Returns up to three live caterers that cook for all of the guests, in the order of a search; none for a day that cannot be booked. */
export async function listServing(
  catalogue: Pick<Catalogue, 'search'>,
  { guests, dietSplit, day, point, except }: GuestsToServe,
): Promise<ServingCaterer[]> {
  const asked = catalogue.search({
    ...(point ? { lat: point.lat, lng: point.lng } : {}),
    ...(day ? { date: day, guests } : {}),
    radius: limits.search.defaultRadiusKm,
    people: bandFor(guests),
    capacity: guests,
    jain: dietSplit.jain > 0,
    nonVeg: dietSplit.nonVeg > 0,
    veg: false,
    jainOnly: false,
    sort: 'default',
    page: 1,
    facets: false,
  })
  const found = await asked.catch((error: unknown) => {
    if (error instanceof AppError) return { items: [] }
    throw error
  })
  const others = found.items.filter(({ id }) => id !== except).slice(0, most)
  return others.map(({ id, slug, city, name }) => ({ id, slug, city, name }))
}
