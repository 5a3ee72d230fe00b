import type { Point } from '#contract/values/place.ts'

/** Numbered things on the map by coarse cells, so that a search around a point looks at its neighbourhood only. */
export interface Grid {
  put(thing: number, at: Point): void
  /** Takes away what was put there. */
  remove(thing: number, at: Point): void
  /** Returns the cells that cover the distance, and points just beyond it; the caller measures. */
  near(point: Point, km: number): Iterable<readonly number[]>
  all(): Iterable<readonly number[]>
}

/** About 5.5 km from south to north. */
const cellDegrees = 0.05
/** A little less than there are, so that rounding never leaves a cell out. */
const kmPerDegree = 111.19
const cellsAround = Math.round(360 / cellDegrees)

export function createGrid(): Grid {
  const cells = new Map<number, number[]>()
  const cellAt = ({ lat, lng }: Point) => cellOf(rowOf(lat), columnOf(lng))
  return {
    put(thing, at) {
      const cell = cellAt(at)
      const things = cells.get(cell)
      if (things) things.push(thing)
      else cells.set(cell, [thing])
    },
    remove(thing, at) {
      const cell = cellAt(at)
      const rest = (cells.get(cell) ?? []).filter((other) => other !== thing)
      if (rest.length > 0) cells.set(cell, rest)
      else cells.delete(cell)
    },
    near(point, km) {
      const box = boxAround(point, km)
      return box && sizeOf(box) < cells.size ? cellsIn(box, cells) : cells.values()
    },
    all: () => cells.values(),
  }
}

/** Sorts things so that neighbours on the map come one after the other. */
export function byCell(a: Point, b: Point): number {
  return cellOf(rowOf(a.lat), columnOf(a.lng)) - cellOf(rowOf(b.lat), columnOf(b.lng))
}

function rowOf(lat: number): number {
  return Math.floor((lat + 90) / cellDegrees)
}

function columnOf(lng: number): number {
  return Math.floor((lng + 180) / cellDegrees)
}

/** Columns go on around the earth. */
function cellOf(row: number, column: number): number {
  return row * cellsAround + ((column + cellsAround) % cellsAround)
}

interface Box {
  south: number
  north: number
  west: number
  east: number
}

/** The cells that a circle touches; undefined where it holds a pole, for there a box is no help. */
function boxAround({ lat, lng }: Point, km: number): Box | undefined {
  const angle = km / kmPerDegree
  if (lat - angle <= -90 || lat + angle >= 90) return undefined
  const rad = Math.PI / 180
  const sideways = Math.asin(Math.min(1, Math.sin(angle * rad) / Math.cos(lat * rad))) / rad
  return {
    south: rowOf(lat - angle),
    north: rowOf(lat + angle),
    west: columnOf(lng - sideways),
    east: columnOf(lng + sideways),
  }
}

function sizeOf({ south, north, west, east }: Box): number {
  return (north - south + 1) * (east - west + 1)
}

function* cellsIn(
  { south, north, west, east }: Box,
  cells: ReadonlyMap<number, number[]>,
): Iterable<readonly number[]> {
  for (let row = south; row <= north; row++) {
    for (let column = west; column <= east; column++) {
      const things = cells.get(cellOf(row, column))
      if (things) yield things
    }
  }
}
