import { distanceKm, type Point } from '#contract/values/place.ts'
import { bareName, type Gazetteer } from './place.ts'

interface NearPlace extends Point {
  name: string
  /** Kilometres, two decimals. */
  km: number
}

/** Places beside a point, the nearest first. */
export interface Near {
  stations: NearPlace[]
  localities: NearPlace[]
  /** Areas that a caterer may name as its own, by their addresses. */
  areas: NearPlace[]
}

const most = 3

/** Returns the three nearest places of each kind, however far they are. */
export function placesNear({ places, areas }: Gazetteer, point: Point): Near {
  const nearest = (candidates: readonly (Point & { name: string })[]): NearPlace[] =>
    candidates
      .map(({ name, lat, lng }) => ({ name, lat, lng, km: Math.round(distanceKm(point, { lat, lng }) * 100) / 100 }))
      .toSorted((one, other) => one.km - other.km)
      .slice(0, most)
  const ofKind = (kind: string) => places.filter((place) => place.kind === kind)
  return {
    stations: nearest(ofKind('railway_station').map((place) => ({ ...place, name: bareName(place.name) }))),
    localities: nearest(ofKind('locality')),
    areas: nearest(areas.map((area) => ({ ...area, name: area.label }))),
  }
}

/** Returns the name of the locality around a point: the nearest one, however far it is. Empty without localities. */
export function localityAt({ places }: Gazetteer, point: Point): string {
  let nearest: { name: string; km: number } | undefined
  for (const { kind, name, lat, lng } of places) {
    if (kind !== 'locality') continue
    const km = distanceKm(point, { lat, lng })
    if (!nearest || km < nearest.km) nearest = { name, km }
  }
  return nearest?.name ?? ''
}
