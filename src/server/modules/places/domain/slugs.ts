import { distanceKm, type Point } from '#contract/values/place.ts'
import { slugOf } from '#contract/values/slug.ts'
import { bareName, type Gazetteer, type Place } from './place.ts'

/** A place that a page of the site is about. */
export interface PlaceOfSlug {
  slug: string
  name: string
  /** Text to search by, which means this place alone. */
  place: string
  /** The nearest halls. */
  halls: string[]
}

interface Named extends Point {
  slug: string
  name: string
  place: string
}

/** Kinds with pages of their own, those that are meant first. */
const kinds = ['railway_station', 'locality', 'pincode', 'post_office_area'] as const
const halls: ReadonlySet<string> = new Set(['banquet_hall', 'auditorium', 'convention_centre'])
const mostHalls = 3
const hallsWithinKm = 6

/**
 * Returns the one place of each slug: areas of the line, then stations, localities, PIN codes and post-office areas, each kind by
 * rank. A second place of the same name has its city in its slug, and none when that is taken as well (C99).
 */
export function placesBySlug({ places, areas }: Gazetteer): ReadonlyMap<string, PlaceOfSlug> {
  const venues = places.filter(({ kind }) => halls.has(kind))
  const owners = new Map<string, PlaceOfSlug>()
  const own = (named: Named) => {
    const { slug, name, place } = named
    if (slug !== '' && !owners.has(slug)) owners.set(slug, { slug, name, place, halls: nearestTo(named, venues) })
  }
  for (const { slug, area, label, lat, lng } of areas) own({ slug, name: area, place: label, lat, lng })
  const stops = new Set(areas.map(({ area }) => area))
  for (const kind of kinds)
    for (const place of places.filter((one) => one.kind === kind).toSorted((a, b) => (b.rank ?? 0) - (a.rank ?? 0))) {
      const name = bareName(place.name)
      // An area of the line is its station.
      if (kind === 'railway_station' && stops.has(name)) continue
      own(namedOf(place, name, owners))
    }
  return owners
}

function namedOf(place: Place, name: string, owners: ReadonlyMap<string, unknown>): Named {
  const { lat, lng, kind, pincode, city = '' } = place
  if (kind === 'pincode' && pincode) return { slug: pincode, name: place.name, place: pincode, lat, lng }
  const slug = slugOf(name)
  if (!owners.has(slug)) return { slug, name, place: place.name, lat, lng }
  // Its name alone means the other place.
  return { slug: slugOf(`${name} ${city}`), name: `${name}, ${city}`, place: pincode ?? place.address, lat, lng }
}

function nearestTo(point: Point, venues: readonly Place[]): string[] {
  return venues
    .map((venue) => ({ name: venue.name, km: distanceKm(point, venue) }))
    .filter(({ km }) => km <= hallsWithinKm)
    .toSorted((one, other) => one.km - other.km)
    .slice(0, mostHalls)
    .map(({ name }) => name)
}
