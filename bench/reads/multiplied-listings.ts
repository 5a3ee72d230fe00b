import { randomOf } from '#db/world/random.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { newId } from '#server/kernel/ids.ts'
import type { Listing } from '#server/modules/catalogue/domain/listing.ts'
import * as genuine from '#server/modules/catalogue/read-model/listings.ts'
import { writtenCard } from '#server/modules/catalogue/read-model/written-card.ts'

export const { loadListings, loadOwnCaterer } = genuine

/** How often each caterer is in the city; set by the bench. */
const times = Number(process.env.BENCH_CITY_TIMES ?? 1)
/** In degrees: copies are within some two kilometres. */
const jitter = 0.02

/** Listings of all live caterers, each followed by its copies. */
export async function loadAllListings(db: Queryable, now: Date): Promise<Listing[]> {
  return (await genuine.loadAllListings(db, now)).flatMap((listing) => [
    listing,
    ...Array.from({ length: times - 1 }, (_, i) => copyOf(listing, i + 2)),
  ])
}

/** The nth caterer of the same kind, with a place and an address of its own. Nothing else of it is in the database. */
export function copyOf(listing: Listing, nth: number): Listing {
  const random = randomOf('copy', listing.id, nth)
  const { lat, lng } = listing.card.googleLocation
  const own = {
    id: newId(),
    slug: `${listing.slug}-${nth}`,
    googleLocation: { lat: lat + jitter * (2 * random.next() - 1), lng: lng + jitter * (2 * random.next() - 1) },
  }
  const card = { ...listing.card, ...own }
  return {
    ...listing,
    id: own.id,
    slug: own.slug,
    city: 'mumbai',
    formerSlugs: [],
    card,
    ...writtenCard(card),
  }
}
