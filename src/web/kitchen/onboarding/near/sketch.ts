import type { NearPlaces } from '#contract/endpoints/places.ts'
import type { Point } from '#contract/values/place.ts'

/** Units of the drawing. */
export const sketchSize = { width: 360, height: 240 }
const margin = 28

export interface SketchMark {
  /** As it is numbered in the list beside the drawing, from 1. */
  number: number
  name: string
  km: number
  isStation: boolean
  x: number
  y: number
}

interface Sketch {
  marks: SketchMark[]
  /** A round distance and how long it is in the drawing. */
  bar: { km: number; length: number }
}

const kmPerDegree = 111.195

/** Lays out the places around a point, to scale and with north above; the point is in the middle. */
export function sketchOf(point: Point, { stations, localities }: Pick<NearPlaces, 'stations' | 'localities'>): Sketch {
  const places = [
    ...stations.map((place) => ({ ...place, isStation: true })),
    ...localities.map((place) => ({ ...place, isStation: false })),
  ].map(({ lat, lng, ...place }) => ({
    ...place,
    east: (lng - point.lng) * kmPerDegree * Math.cos((point.lat * Math.PI) / 180),
    north: (lat - point.lat) * kmPerDegree,
  }))
  const { width, height } = sketchSize
  const widest = Math.max(...places.map(({ east }) => Math.abs(east) / (width / 2 - margin)))
  const highest = Math.max(...places.map(({ north }) => Math.abs(north) / (height / 2 - margin)))
  // Kilometres of one unit; of places that all are at the point, as if they were 100 metres away.
  const scale = Math.max(widest, highest, 0.1 / (height / 2 - margin))
  const marks = places.map(({ east, north, ...place }, at) => ({
    number: at + 1,
    ...place,
    x: width / 2 + east / scale,
    y: height / 2 - north / scale,
  }))
  const km = roundBelow(scale * 110)
  return { marks, bar: { km, length: km / scale } }
}

/** Returns the largest of 1, 2, 5, 10 … and their tenths that is not above a distance. */
function roundBelow(km: number): number {
  const power = 10 ** Math.floor(Math.log10(km))
  const step = [5, 2, 1].find((each) => each * power <= km) ?? 1
  // 0.05 and the like, without what binary adds to them.
  return Number((step * power).toPrecision(1))
}
