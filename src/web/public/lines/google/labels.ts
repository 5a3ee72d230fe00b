import type { StationOnMap } from '#contract/endpoints/places.ts'
import { drawn, type Spot } from '../layout.ts'

/** The side of the spot on which the name is, as on the drawing of the lines. */
export const isMirrored = (name: string) => drawn[name]?.side === 'left' || drawn[name]?.side === 'above-left'

/** Pixels that a name takes: by character, by the number and the price beside it, and around it. */
const width = { character: 8.5, plate: 30, price: 76, around: 24 }
const height = 34

interface Box {
  left: number
  right: number
  top: number
}

/**
 * Returns the stations that are named at a scale, so that no name covers another: the marked ones first, in their order, then those with most
 * caterers. The others are plates alone.
 */
export function namedStations(
  stations: readonly StationOnMap[],
  spots: ReadonlyMap<string, Spot>,
  marked: readonly (string | undefined)[],
): ReadonlySet<string> {
  const rank = ({ name, caterers }: StationOnMap) => (marked.includes(name) ? 1e6 - marked.indexOf(name) : caterers)
  const taken: Box[] = []
  const named = new Set<string>()
  for (const station of stations.toSorted((a, b) => rank(b) - rank(a))) {
    const spot = spots.get(station.name)
    if (!spot) continue
    const box = boxOf(station, spot)
    if (taken.some((other) => overlap(box, other))) continue
    taken.push(box)
    named.add(station.name)
  }
  return named
}

function boxOf({ name, caterers, from }: StationOnMap, { x, y }: Spot): Box {
  const text = drawn[name]?.short ?? name
  const long =
    text.length * width.character +
    (caterers > 0 ? width.plate : 0) +
    (from === undefined ? 0 : width.price) +
    width.around
  const left = isMirrored(name) ? x - long : x
  return { left, right: left + long, top: y - height / 2 }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && Math.abs(a.top - b.top) < height
}
