import { distanceKm } from '#contract/values/place.ts'
import { byMerit, type Listing } from './listing.ts'

/** Whoever is near enough to be visited instead. */
export const similarWithinKm = 15

export interface Similar {
  listing: Listing
  distanceKm: number
}

/**
 * The nearest others that could cook instead: at least one cuisine in common, every diet that this one serves, and no
 * meat in the kitchen where this one has none. Those without packages cannot be booked and are left out.
 */
export function similarTo(listing: Listing, candidates: Iterable<Listing>, most: number): Similar[] {
  const found: Similar[] = []
  for (const other of candidates) {
    if (other.id === listing.id || !couldCookInstead(other, listing)) continue
    found.push({ listing: other, distanceKm: distanceKm(listing.card.googleLocation, other.card.googleLocation) })
  }
  return found.sort((a, b) => a.distanceKm - b.distanceKm || byMerit(a.listing, b.listing)).slice(0, most)
}

function couldCookInstead({ card: other }: Listing, { card: wanted }: Listing): boolean {
  return (
    other.bands.length > 0 &&
    other.cuisinesOffered.some((cuisine) => wanted.cuisinesOffered.includes(cuisine)) &&
    wanted.cateringType.every((diet) => other.cateringType.includes(diet)) &&
    (wanted.cateringType.includes('nonVeg') || !other.cateringType.includes('nonVeg'))
  )
}
