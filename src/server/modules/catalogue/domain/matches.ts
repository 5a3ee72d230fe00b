import { bitsIn, rowsIn } from './blocks.ts'
import { keepSmallest } from './smallest.ts'

/** Rows that match, by the blocks that have some. */
export interface Matches {
  blocks: number[]
  /** The rows of each of these blocks. */
  words: number[]
  total: number
}

export const newMatches = (): Matches => ({ blocks: [], words: [], total: 0 })

export function add(matches: Matches, word: number, block: number): void {
  if (word === 0) return
  matches.blocks.push(block)
  matches.words.push(word)
  matches.total += bitsIn(word)
}

/** How matches are sorted. */
export interface Order {
  /** What a row is sorted by, smaller first. */
  keyOf(row: number): number
  /** A number below which no key of a block lies, where there is one that spares to look at its rows. */
  leastIn: ((block: number) => number) | undefined
  /** Equal keys leave it to merit, so that every order is total. */
  tie(a: number, b: number): number
}

/** The first of the matches in an order. Blocks that can have none of them are not looked at. */
export function firstOf({ blocks, words, total }: Matches, count: number, { keyOf, leastIn, tie }: Order): number[] {
  if (count === 0) return []
  const best = keepSmallest(count, tie)
  const offer = (i: number): void => {
    for (const row of rowsIn(words[i] as number, blocks[i] as number)) best.offer(row, keyOf(row)) // i lies within, here and below
  }
  if (!leastIn || total <= count) for (let i = 0; i < blocks.length; i++) offer(i)
  else {
    const least = Float64Array.from(blocks, leastIn)
    // The best blocks first, until enough is known to pass over most others; they need not be sorted for that.
    for (let turn = 0; turn < mostTurns && best.limit() === Infinity; turn++) {
      const next = placeOfLeast(least)
      offer(next)
      least[next] = Infinity
    }
    for (let i = 0; i < least.length; i++) {
      const bound = least[i] as number
      if (bound !== Infinity && bound <= best.limit()) offer(i)
    }
  }
  return best.sorted()
}

/** So many searches for the least are quicker than sorting. */
const mostTurns = 40

function placeOfLeast(numbers: Float64Array): number {
  let place = 0
  for (let i = 1; i < numbers.length; i++) if ((numbers[i] as number) < (numbers[place] as number)) place = i
  return place
}
