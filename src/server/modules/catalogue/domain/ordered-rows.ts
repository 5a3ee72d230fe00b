import { at32, bitOf, blockOf } from './blocks.ts'

/** Rows in an order that is the same for every search, from the first to the last. Neighbours in it are neighbours in memory. */
export interface OrderedRows {
  /** The first `count` are rows. */
  readonly rows: Uint32Array
  readonly count: number
}

/** Rows that are kept in order as they change. */
export interface KeptOrder extends OrderedRows {
  /** Takes a row to its place as it is now, for the first time or again. */
  put(row: number): void
  remove(row: number): void
}

/**
 * Keeps rows in the order in which they are given. `compare` must tell any two apart, the given ones in just that order; a change moves
 * the bytes behind its place, of which there are four to a row.
 */
export function keepOrder(given: readonly number[], compare: (a: number, b: number) => number): KeptOrder {
  let rows = Uint32Array.from(given)
  let count = given.length

  const rowAt = (place: number): number => rows[place] as number // callers name a place below the count
  const placeOf = (row: number): number => rows.subarray(0, count).indexOf(row)
  /** The first place whose row comes behind this one. */
  const placeFor = (row: number): number => {
    let [from, to] = [0, count]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (compare(rowAt(middle), row) < 0) from = middle + 1
      else to = middle
    }
    return from
  }
  const isInOrder = (place: number): boolean =>
    (place === 0 || compare(rowAt(place - 1), rowAt(place)) < 0) &&
    (place === count - 1 || compare(rowAt(place), rowAt(place + 1)) < 0)
  const cut = (place: number): void => {
    if (place < 0) return
    rows.copyWithin(place, place + 1, count)
    count -= 1
  }
  return {
    get rows() {
      return rows
    },
    get count() {
      return count
    },
    put(row) {
      const before = placeOf(row)
      if (before >= 0 && isInOrder(before)) return
      cut(before)
      if (count === rows.length) {
        const larger = new Uint32Array(Math.max(32, count * 2))
        larger.set(rows)
        rows = larger
      }
      const place = placeFor(row)
      rows.copyWithin(place + 1, place, count)
      rows[place] = row
      count += 1
    },
    remove: (row) => cut(placeOf(row)),
  }
}

/** The first of the rows that words name, in an order that all of them have a place in. */
export function firstInOrder(words: Uint32Array, count: number, { rows, count: all }: OrderedRows): number[] {
  const first: number[] = []
  for (let place = 0; place < all && first.length < count; place++) {
    const row = rows[place] as number // place lies within
    if ((at32(words, blockOf(row)) & bitOf(row)) !== 0) first.push(row)
  }
  return first
}
