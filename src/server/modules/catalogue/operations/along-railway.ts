import type { RailwayMap, RailwayMapQuery } from '#contract/endpoints/places.ts'
import { limits } from '#contract/limits.ts'
import { cardPrice } from '#contract/rules/card-price.ts'
import type { Portion } from '#contract/rules/portion.ts'
import { distanceKm } from '#contract/values/place.ts'
import type { ServiceKind } from '#contract/values/service-kind.ts'
import type { Railway } from '#server/modules/places/index.ts'
import { priceIn, type PricedBy } from '../domain/columns.ts'
import type { Listing } from '../domain/listing.ts'
import { dietIn, matchesOf } from '../domain/search.ts'
import type { City } from '../read-model/city.ts'
import type { DayPlan } from '../read-model/day-plans.ts'
import { criteriaOf } from './search-city.ts'

type CountAlong = (city: City, query: RailwayMapQuery, plan: DayPlan | undefined) => RailwayMap

/** Returns what counts the caterers that match a query, each at the station nearest to it. */
export function createRailwayCounter({ lines, stations }: Railway): CountAlong {
  /** A caterer that is read again has a new listing. */
  const nearestOf = new WeakMap<Listing, number>()
  const stationOf = (listing: Listing): number => {
    const known = nearestOf.get(listing)
    if (known !== undefined) return known
    const found = nearest(listing)
    nearestOf.set(listing, found)
    return found
  }
  /** Its place among the stations; -1 where a search around that station would not find the caterer. */
  const nearest = ({ card: { googleLocation } }: Listing): number => {
    let best = -1
    let least: number = limits.search.defaultRadiusKm
    for (const [at, station] of stations.entries()) {
      const km = distanceKm(station, googleLocation)
      if (km > least) continue
      best = at
      least = km
    }
    return best
  }
  return (city, query, plan) => {
    const criteria = criteriaOf(city, query, { around: undefined, plan })
    const priced = { people: query.people, diet: dietIn(criteria), kind: query.kind }
    const counts = new Uint32Array(stations.length)
    const lowest = new Map<number, number>()
    for (const row of matchesOf(city, criteria)) {
      const listing = city.listings[row]
      const at = listing ? stationOf(listing) : -1
      if (!listing || at < 0) continue
      counts[at] = (counts[at] ?? 0) + 1
      const price = priceIn(city.columns, row, priced)
      // Packed food is no meal at the venue: 'from' is said of plates (C77).
      if (price < (lowest.get(at) ?? Infinity) && isOfKind(listing, priced)) lowest.set(at, price)
    }
    return {
      portion: portionOfKind(query.kind),
      lines: lines.map(({ id, branches }) => ({ id, branches: branches.map((branch) => [...branch]) })),
      stations: stations.map((station, at) => {
        const from = lowest.get(at)
        const shown = { ...station, lines: [...station.lines], caterers: counts[at] ?? 0 }
        return from === undefined ? shown : { ...shown, from }
      }),
    }
  }
}

/** Prices of a kind that is looked for are of it alone. */
function isOfKind({ card }: Listing, { people, diet, kind }: PricedBy): boolean {
  return kind !== undefined || cardPrice(card, { people, diet })?.portion === 'plate'
}

function portionOfKind(kind: ServiceKind | undefined): Portion {
  return kind === 'thali' ? 'thali' : kind === 'boxes' ? 'box' : 'plate'
}
