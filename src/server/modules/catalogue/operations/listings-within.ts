import { distanceKm, type Point } from '#contract/values/place.ts'
import type { Listing } from '../domain/listing.ts'
import type { City } from '../read-model/city.ts'

/** The live caterers within so many kilometres of a place, or of the whole city. */
export function* listingsWithin(city: City, place: Point | undefined, km: number): Generator<Listing> {
  for (const cell of place ? city.near(place, km) : city.all()) {
    for (const row of cell) {
      const listing = city.listings[row]
      if (listing && (!place || distanceKm(place, listing.card.googleLocation) <= km)) yield listing
    }
  }
}
