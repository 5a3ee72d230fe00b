import { limits } from '#contract/limits.ts'
import type { City } from '../read-model/city.ts'
import type { Listing } from '../domain/listing.ts'
import type { Show } from '../domain/search.ts'
import { similarTo, similarWithinKm, type Similar } from '../domain/similar.ts'

/** The nearest caterers like this one; in a thin neighbourhood those of the whole city. */
export function similarCards<Shown>(city: City, listing: Listing, show: Show<Shown>): Shown[] {
  // Rounded to a tenth of a kilometre, as it is part of every page.
  return nearestLike(city, listing, limits.similarCaterers).map(({ listing: other, distanceKm }) =>
    show(other, Math.round(distanceKm * 10) / 10, city.rowOf(other.id)),
  )
}

function nearestLike(city: City, listing: Listing, most: number): Similar[] {
  for (const km of similarWithinKm) {
    const found = similarTo(listing, listingsIn(city, city.near(listing.card.googleLocation, km)), most, km)
    if (found.length === most) return found
  }
  return similarTo(listing, listingsIn(city, city.all()), most)
}

function* listingsIn({ listings }: City, rows: Iterable<readonly number[]>): Iterable<Listing> {
  for (const cell of rows) {
    for (const row of cell) {
      const listing = listings[row]
      if (listing) yield listing
    }
  }
}
