import type { Point, RailwayLine } from '#contract/values/place.ts'
import { bareName, type Gazetteer, type LineOfStations } from './place.ts'

/** A station of the lines. */
export interface Station extends Point {
  name: string
  /** Text to search by, which means this station alone. */
  place: string
  lines: RailwayLine[]
}

export interface Railway {
  lines: readonly LineOfStations[]
  /** Each once, in the order of the lines. */
  stations: readonly Station[]
}

/** Returns the lines with the points of their stations; a station that the places do not have is left out. */
export function railwayOf({ places, lines }: Gazetteer): Railway {
  const points = new Map(
    places.filter(({ kind }) => kind === 'railway_station').map((place) => [bareName(place.name), place]),
  )
  const stations = new Map<string, Station>()
  for (const { id, branches } of lines)
    for (const name of branches.flat()) {
      const known = stations.get(name)
      const point = points.get(name)
      if (known && !known.lines.includes(id)) known.lines.push(id)
      if (known || !point) continue
      const { name: place, lat, lng } = point
      stations.set(name, { name, place, lat, lng, lines: [id] })
    }
  return { lines, stations: [...stations.values()] }
}
