import { type Point } from '#contract/values/place.ts'

/** Things on the map by coarse cells, so that a search around a point looks at the neighbourhood only. */
export interface Grid<Key> {
  put(key: Key, at: Point): void
  remove(key: Key, at: Point): void
  /** Everything within the distance and some of what lies just beyond: whoever asks measures. */
  near(point: Point, km: number): Iterable<Key>
}

/** About 5.5 km from south to north. */
const cellDegrees = 0.05
const kmPerDegree = 111.19
const cellsAround = Math.ceil(360 / cellDegrees)

export function createGrid<Key>(): Grid<Key> {
  const cells = new Map<number, Set<Key>>()
  return {
    put(key, at) {
      const cell = cellOf(row(at.lat), column(at.lng))
      cells.set(cell, (cells.get(cell) ?? new Set<Key>()).add(key))
    },
    remove(key, at) {
      const cell = cellOf(row(at.lat), column(at.lng))
      const things = cells.get(cell)
      things?.delete(key)
      if (things?.size === 0) cells.delete(cell)
    },
    *near(point, km) {
      const box = boxAround(point, km)
      if (!box || (box.rows.to - box.rows.from + 1) * (box.columns.to - box.columns.from + 1) > cells.size) {
        for (const things of cells.values()) yield* things
        return
      }
      for (let r = box.rows.from; r <= box.rows.to; r++) {
        for (let c = box.columns.from; c <= box.columns.to; c++) yield* cells.get(cellOf(r, c)) ?? []
      }
    },
  }
}

function row(lat: number): number {
  return Math.floor((lat + 90) / cellDegrees)
}

function column(lng: number): number {
  return Math.floor((lng + 180) / cellDegrees)
}

function cellOf(row: number, column: number): number {
  return row * cellsAround + ((column + cellsAround) % cellsAround)
}

/** The cells that a circle touches; undefined where it holds a pole, for there a box is no help. */
function boxAround({ lat, lng }: Point, km: number) {
  const angle = km / kmPerDegree
  const rows = { from: row(lat - angle), to: row(lat + angle) }
  if (lat - angle <= -90 || lat + angle >= 90) return undefined
  const rad = Math.PI / 180
  const sideways = Math.asin(Math.min(1, Math.sin(angle * rad) / Math.cos(lat * rad))) / rad
  return { rows, columns: { from: column(lng - sideways), to: column(lng + sideways) } }
}
