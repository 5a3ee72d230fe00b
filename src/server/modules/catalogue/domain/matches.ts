import { at32, bitsIn, blockSize, groupOf, lowestIn } from './blocks.ts'
import { firstInOrder, type OrderedRows } from './ordered-rows.ts'
import { keepSmallest, type Smallest } from './smallest.ts'

/** How many rows words name. */
export function totalOf(words: Uint32Array): number {
  let total = 0
  for (let block = 0; block < words.length; block++) total += bitsIn(at32(words, block))
  return total
}

/** How rows are sorted. */
export interface Order {
  /** What a row is sorted by, smaller first. */
  keyOf(row: number): number
  /** Equal keys leave it to merit, so that every order is total. */
  tie(a: number, b: number): number
  /** Where there is one, it spares to look at most rows. */
  bound?: Bound
  /** The rows of every search in just this order, where that is kept. */
  kept?: () => OrderedRows
}

/** Numbers below which no key of a block or of a group lies. */
export interface Bound {
  ofBlock(block: number): number
  ofGroup(group: number): number
}

/** Rows that words name, and how many they are. */
export interface Matches {
  words: Uint32Array
  total: number
}

/** To read the key of a row takes as long as to pass over so many rows in a kept order. */
const passedForAKey = 16

/** The first of the rows that words name, in an order: as many as asked for, of which there are enough. */
export function firstOf({ words, total }: Matches, count: number, order: Order): number[] {
  if (count === 0) return []
  const kept = order.kept?.()
  // What is wanted of them lies among so many rows, if matches are spread evenly.
  if (kept && (kept.count / total) * count < total * passedForAKey) return firstInOrder(words, count, kept)
  const { keyOf, bound, tie } = order
  const best = keepSmallest(count, tie)
  const offer = (block: number): void => {
    for (let left = at32(words, block); left !== 0; left &= left - 1) {
      const row = block * blockSize + lowestIn(left)
      best.offer(row, keyOf(row))
    }
  }
  if (bound) {
    const groups = groupOf(words.length + blockSize - 1)
    const ofGroups = roomFor(groups)
    for (let group = 0; group < groups; group++)
      ofGroups[group] = hasSome(group, words) ? bound.ofGroup(group) : Infinity
    visitLeast(ofGroups, groups, best, (group) => {
      for (let i = 0; i < blockSize; i++) {
        const block = group * blockSize + i
        inGroup[i] = block < words.length && at32(words, block) !== 0 ? bound.ofBlock(block) : Infinity
      }
      visitLeast(inGroup, blockSize, best, (i) => offer(group * blockSize + i))
    })
  } else for (let block = 0; block < words.length; block++) offer(block)
  return best.sorted()
}

/** Bounds of the groups, and of the blocks of the one that is visited. A typed array is dear to make, and no two searches run at a time. */
let everyGroup = new Float64Array(blockSize)
const inGroup = new Float64Array(blockSize)

function roomFor(groups: number): Float64Array {
  if (everyGroup.length < groups) everyGroup = new Float64Array(groups * 2)
  return everyGroup
}

/** So many searches for the least are quicker than sorting. */
const mostTurns = 40

/** Visits the first `count` places whose bound is within the limit, the least ones first; their bounds are overwritten. */
function visitLeast(bounds: Float64Array, count: number, best: Smallest, visit: (place: number) => void): void {
  for (let turn = 0; turn < mostTurns; turn++) {
    const place = placeOfLeast(bounds, count)
    const bound = bounds[place] as number // places lie within, here and below
    if (bound === Infinity || bound > best.limit()) return
    bounds[place] = Infinity
    visit(place)
  }
  for (let place = 0; place < count; place++) {
    const bound = bounds[place] as number
    if (bound !== Infinity && bound <= best.limit()) visit(place)
  }
}

function placeOfLeast(numbers: Float64Array, count: number): number {
  let place = 0
  let least = numbers[0] as number
  for (let i = 1; i < count; i++) {
    const number = numbers[i] as number
    if (number >= least) continue
    least = number
    place = i
  }
  return place
}

function hasSome(group: number, words: Uint32Array): boolean {
  for (let block = group * blockSize; block < endOf(group, words); block++) if (at32(words, block) !== 0) return true
  return false
}

function endOf(group: number, words: Uint32Array): number {
  return Math.min((group + 1) * blockSize, words.length)
}
