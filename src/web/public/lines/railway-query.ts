import type { PricedDiet } from '#contract/rules/card-price.ts'
import { distanceKm, type Point } from '#contract/values/place.ts'
import type { StationOnMap } from '#contract/endpoints/places.ts'
import { limits } from '#contract/limits.ts'
import { writeList, type Search, type SearchQueryParams } from '#web/public/listing/search-params.ts'

/** The filters of a list as the lines know them: all but its place and what orders it. */
export function railwayQuery(search: Search, diet: PricedDiet | undefined): SearchQueryParams {
  const {
    place: _place,
    lat: _lat,
    lng: _lng,
    radius: _radius,
    sort: _sort,
    page: _page,
    ...filters
  } = writeList(search)
  return { ...filters, diet }
}

/** The station nearest to a point, as far as a search around it reaches. */
export function stationNear(stations: readonly StationOnMap[], point: Point | undefined): string | undefined {
  let best: { name: string; km: number } | undefined
  for (const station of point ? stations : []) {
    const km = point ? distanceKm(station, point) : Infinity
    if (km <= limits.search.defaultRadiusKm && km < (best?.km ?? Infinity)) best = { name: station.name, km }
  }
  return best?.name
}

/** The station that a place is named after, as Andheri for Andheri West, else the nearest one. */
export function stationOf(
  stations: readonly StationOnMap[],
  place: (Point & { name: string }) | undefined,
): string | undefined {
  if (!place) return undefined
  const near = stations.filter((station) => distanceKm(station, place) <= limits.search.defaultRadiusKm)
  const named = near.filter(({ name }) => isNamedAfter(place.name, name))
  // Matunga Road is another station than Matunga.
  const [longest] = named.toSorted((a, b) => b.name.length - a.name.length)
  return longest?.name ?? stationNear(stations, place)
}

function isNamedAfter(place: string, station: string): boolean {
  return `${place.toLowerCase()} `.startsWith(`${station.toLowerCase()} `)
}
