import { distanceKm } from '#contract/values/place.ts'
import { byMerit, type Listing } from './listing.ts'

/** Circles that are looked through one after the other. In a dense city the smallest holds enough, a hundredth of all caterers. */
export const similarWithinKm = [2, 5, 15] as const

export interface Similar {
  listing: Listing
  distanceKm: number
}

/**
 * The nearest others within the distance that could cook instead: at least one cuisine in common, every diet that this one serves, and no
 * meat in the kitchen where this one has none. Those without packages cannot be booked and are left out.
 */
export function similarTo(
  listing: Listing,
  candidates: Iterable<Listing>,
  most: number,
  withinKm = Infinity,
): Similar[] {
  const found: Similar[] = []
  for (const other of candidates) {
    if (other.id === listing.id || !couldCookInstead(other, listing)) continue
    const km = distanceKm(listing.card.googleLocation, other.card.googleLocation)
    if (km <= withinKm) found.push({ listing: other, distanceKm: km })
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
