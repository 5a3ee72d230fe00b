import { budgets, ratings } from '#contract/values/search-choices.ts'
import type { Point } from '#contract/values/place.ts'
import {
  chordSquare,
  onSphere,
  priceIn,
  priceKey,
  services,
  traits,
  type Columns,
  type Direction,
  type PricedBy,
} from './columns.ts'

/** Rows of a block: those whose numbers differ in the lowest bits only. A word has a bit for each. */
export const blockSize = 32

/**
 * Rows in blocks, with a word for each trait and block: a filter is an `&` of words, and a count the number of their bits. Blocks
 * are numbered from 0; neighbours on the map should have neighbouring rows. As many blocks as a block has rows make a group. Boxes and
 * bounds may be too wide after a change, never too narrow.
 */
export interface Blocks {
  count: number
  /** Rows that are in use; the other words say something about these only. */
  used: Uint32Array
  /** For each bit of {@link traits}, by its place. */
  traits: Uint32Array[]
  /** For each bit of {@link services}, by its place. */
  services: Uint32Array[]
  /** For each of the ratings to choose from: rated at least so. */
  rated: Uint32Array[]
  /** West, south and low end, then the others, on the unit sphere: six numbers to a block. */
  boxes: Float64Array
  /** The same for each group. */
  groupBoxes: Float64Array
  /** For each of the budgets to choose from: at most so dear. Of rows that do not offer the kind of service it says nothing. */
  affordable(priced: PricedBy): readonly Uint32Array[]
  /** Takes a row in as its columns are now, for the first time or again. */
  set(row: number): void
  remove(row: number): void
  /** Rows in use, in parts, each once. */
  all(): Iterable<readonly number[]>
  /** Those within the distance, and some beyond; the caller measures. */
  near(point: Point, km: number): Iterable<readonly number[]>
}

export function createBlocks(columns: Columns): Blocks {
  let capacity = 8
  const words = (count: number) => Array.from({ length: count }, () => new Uint32Array(capacity))
  const pricesBy = new Map<number, Affordable>()

  const place = (row: number): void => {
    const [block, bit] = [blockOf(row), bitOf(row)]
    const [own, offered] = [at32(columns.traits, row), at32(columns.services, row)]
    for (const [i, each] of blocks.traits.entries()) write(each, block, bit, (own & (1 << i)) !== 0)
    for (const [i, each] of blocks.services.entries()) write(each, block, bit, (offered & (1 << i)) !== 0)
    for (const [i, rating] of ratings.entries())
      write(blocks.rated[i], block, bit, (columns.rating[row] as number) >= rating) // the row is there, here and below
    for (const [i, axis] of [columns.x, columns.y, columns.z].entries()) {
      widen(blocks.boxes, block * 6 + i, axis[row] as number)
      widen(blocks.groupBoxes, groupOf(block) * 6 + i, axis[row] as number)
    }
    for (const known of pricesBy.values()) placePrice(known, row)
  }
  const placePrice = ({ priced, words: ofBudgets }: Affordable, row: number): void => {
    const price = priceIn(columns, row, priced)
    for (const [i, budget] of budgets.entries()) write(ofBudgets[i], blockOf(row), bitOf(row), price <= budget)
  }
  const empty = (block: number): void => {
    emptyBox(blocks.boxes, block)
  }
  const rowsOf = (block: number): number[] => rowsIn(at32(blocks.used, block), block)

  const blocks: Blocks = {
    count: 0,
    used: new Uint32Array(capacity),
    traits: words(traits.count),
    services: words(services.count),
    rated: words(ratings.length),
    boxes: new Float64Array(capacity * 6),
    groupBoxes: new Float64Array(groupsIn(capacity) * 6),
    set(row) {
      const block = blockOf(row)
      if (block >= capacity) {
        capacity = Math.max(block + 1, capacity * 2)
        grow(blocks, capacity)
        for (const known of pricesBy.values()) known.words = known.words.map((each) => grown(each, capacity))
      }
      while (blocks.count <= block) {
        if (blocks.count % blockSize === 0) emptyBox(blocks.groupBoxes, groupOf(blocks.count))
        empty(blocks.count++)
      }
      write(blocks.used, block, bitOf(row), true)
      place(row)
    },
    remove(row) {
      const block = blockOf(row)
      write(blocks.used, block, bitOf(row), false)
      if (at32(blocks.used, block) === 0) empty(block)
    },
    affordable(priced) {
      const key = priceKey(priced)
      const known = pricesBy.get(key)
      if (known) return known.words
      const made = { priced, words: words(budgets.length) }
      pricesBy.set(key, made)
      for (let block = 0; block < blocks.count; block++) for (const row of rowsOf(block)) placePrice(made, row)
      return made.words
    },
    *all() {
      for (let block = 0; block < blocks.count; block++) yield rowsOf(block)
    },
    *near(point, km) {
      // A little more: the caller measures along the ground, which is rounded otherwise.
      const [center, reach] = [onSphere(point), chordSquare(km) * (1 + 1e-9)]
      for (let block = 0; block < blocks.count; block++)
        if (leastChord(blocks.boxes, block, center) <= reach) yield rowsOf(block)
    },
  }
  return blocks
}

/** For each of the budgets, what costs no more by these prices. */
interface Affordable {
  priced: PricedBy
  words: Uint32Array[]
}

/** The group of a block, as of a row the block. */
export const groupOf = (block: number): number => block >>> 5
const groupsIn = (blocks: number): number => groupOf(blocks - 1) + 1
export const blockOf = (row: number): number => row >>> 5
/** The bit of a row in the word of its block. */
export const bitOf = (row: number): number => 1 << (row & (blockSize - 1))

/** The rows of a block that a word names, in their order. */
export function rowsIn(word: number, block: number): number[] {
  const rows: number[] = []
  for (let left = word; left !== 0; left &= left - 1) rows.push(block * blockSize + lowestIn(left))
  return rows
}

/** Which bit of a word is its lowest; the word has one. */
export function lowestIn(word: number): number {
  return 31 - Math.clz32(word & -word)
}

/** How many bits a word has. */
export function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The square of a straight line than which no row of a block is nearer. */
export function leastChord(boxes: Float64Array, block: number, { x, y, z }: Direction): number {
  const dx = outside(boxes, block * 6, x)
  const dy = outside(boxes, block * 6 + 1, y)
  const dz = outside(boxes, block * 6 + 2, z)
  return dx * dx + dy * dy + dz * dz
}

/** The square of a straight line than which no row of a block is farther. */
export function mostChord(boxes: Float64Array, block: number, { x, y, z }: Direction): number {
  const dx = across(boxes, block * 6, x)
  const dy = across(boxes, block * 6 + 1, y)
  const dz = across(boxes, block * 6 + 2, z)
  return dx * dx + dy * dy + dz * dz
}

function outside(boxes: Float64Array, low: number, value: number): number {
  const from = boxes[low] as number // callers name a block that is there, here and below
  const to = boxes[low + 3] as number
  return value < from ? from - value : value > to ? value - to : 0
}

function across(boxes: Float64Array, low: number, value: number): number {
  return Math.max(Math.abs(value - (boxes[low] as number)), Math.abs(value - (boxes[low + 3] as number)))
}

/** A word of a block. It takes one kind of array only, which keeps it fast. */
export function at32(words: Uint32Array, block: number): number {
  return words[block] as number // as above
}

function emptyBox(boxes: Float64Array, nth: number): void {
  boxes.fill(Infinity, nth * 6, nth * 6 + 3)
  boxes.fill(-Infinity, nth * 6 + 3, nth * 6 + 6)
}

/** Widens a box along an axis, of which it has the low end at the place, to a value. */
function widen(boxes: Float64Array, low: number, value: number): void {
  boxes[low] = Math.min(boxes[low] as number, value) // callers name a box that is there
  boxes[low + 3] = Math.max(boxes[low + 3] as number, value)
}

function write(words: Uint32Array | undefined, block: number, bit: number, isSet: boolean): void {
  if (words) words[block] = isSet ? at32(words, block) | bit : at32(words, block) & ~bit
}

function grow(blocks: Blocks, capacity: number): void {
  blocks.used = grown(blocks.used, capacity)
  for (const name of ['traits', 'services', 'rated'] as const)
    blocks[name] = blocks[name].map((each) => grown(each, capacity))
  blocks.boxes = grownNumbers(blocks.boxes, capacity * 6)
  blocks.groupBoxes = grownNumbers(blocks.groupBoxes, groupsIn(capacity) * 6)
}

function grownNumbers(numbers: Float64Array, capacity: number): Float64Array {
  const larger = new Float64Array(capacity)
  larger.set(numbers)
  return larger
}

function grown(words: Uint32Array, capacity: number): Uint32Array {
  const larger = new Uint32Array(capacity)
  larger.set(words)
  return larger
}

/** About a hundred metres. */
const stepDegrees = 0.001

/** Sorts places so that neighbours on the map come near each other: digits of latitude and longitude take turns (Z-order). */
export function byNeighbourhood(a: Point, b: Point): number {
  const [latA, latB] = [stepsOf(a.lat + 90), stepsOf(b.lat + 90)]
  const [lngA, lngB] = [stepsOf(a.lng + 180), stepsOf(b.lng + 180)]
  // The coordinate whose highest differing digit is higher decides.
  const [lat, lng] = [latA ^ latB, lngA ^ lngB]
  return lat < lng && lat < (lat ^ lng) ? lngA - lngB : latA - latB
}

const stepsOf = (degrees: number): number => Math.floor(degrees / stepDegrees)
