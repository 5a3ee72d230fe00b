import type { GuestBand } from '#contract/values/guest-band.ts'
import { budgets, ratings } from '#contract/values/search-choices.ts'
import type { Point } from '#contract/values/place.ts'
import type { ServiceKind } from '#contract/values/service-kind.ts'
import { at32, blockSize, groupOf, leastChord, lowestIn, mostChord, type Blocks } from './blocks.ts'
import { chordSquare, chordTo, onSphere, priceIn, services, traits, type Columns, type PricedBy } from './columns.ts'

/**
 * Takes from words, one for each block, the rows that do not fulfil a condition: of the blocks `from` up to `to`, which is not one of them.
 * It passes over them in one loop, because to call a function for each of thousands takes longer than what the function does.
 */
export type Narrow = (words: Uint32Array, from: number, to: number) => void

/** What conditions are about. */
export interface Indexed {
  columns: Columns
  blocks: Blocks
}

/** What a text costs for a row to which it does not lead. */
export const noText = 255

export const nobody: Narrow = (words, from, to) => void words.fill(0, from, to)
export const everybody: Narrow = () => {}

/** All of the conditions; those that let most go at the least cost should come first. */
export function allOf(conditions: readonly (Narrow | undefined)[]): Narrow {
  return (words, from, to) => {
    for (const condition of conditions) condition?.(words, from, to)
  }
}

/** The words of a condition alone, of rows that are among the given ones. */
export function narrowed(words: Uint32Array, condition: Narrow): Uint32Array {
  const left = words.slice()
  condition(left, 0, left.length)
  return left
}

/** The words of rows that both name. */
export function inBoth(words: Uint32Array, others: Uint32Array): Uint32Array {
  return narrowed(words, keeping(others))
}

/** With all of these {@link traits}. */
export function withTraits({ blocks }: Indexed, bits: number): Narrow {
  const all = placesOf(bits).map((place) => blocks.traits[place])
  return (words, from, to) => {
    for (const each of all) keep(words, each, from, to)
  }
}

export function withoutTrait({ blocks }: Indexed, bit: number): Narrow {
  const trait = blocks.traits[placesOf(bit)[0] ?? 0]
  if (!trait) return everybody
  return (words, from, to) => {
    for (let block = from; block < to; block++) words[block] = at32(words, block) & ~at32(trait, block)
  }
}

/** With a range of guests: all that make the main list. */
export const inMainList = ({ blocks }: Indexed): Narrow => withSome(blocks.traits, traits.anyBand)

export function offering({ blocks }: Indexed, kind: ServiceKind, people: GuestBand | undefined): Narrow {
  return withSome(blocks.services, services.bits(kind, people))
}

export function ratedAtLeast({ blocks, columns }: Indexed, rating: number): Narrow {
  // Choices are few, and any other number may be asked for as well.
  const rated = blocks.rated[ratings.findIndex((choice) => choice === rating)]
  return rated ? keeping(rated) : ofRows((row) => (columns.rating[row] as number) >= rating) // rows are those of words, here and below
}

/** No dearer; what of it is offered at all is another condition. */
export function affordable({ blocks, columns }: Indexed, priced: PricedBy, budget: number): Narrow {
  const cheap = blocks.affordable(priced)[budgets.findIndex((choice) => choice === budget)]
  return cheap ? keeping(cheap) : ofRows((row) => priceIn(columns, row, priced) <= budget)
}

/** Where a text leads. */
export function withText(costs: Uint8Array): Narrow {
  return (words, from, to) => {
    for (let block = from; block < to; block++) {
      const word = at32(words, block)
      let led = 0
      const first = block * blockSize
      // Costs may end before the last row.
      const rows = word === 0 ? 0 : Math.min(blockSize, costs.length - first)
      for (let bit = 0; bit < rows; bit++) if ((costs[first + bit] as number) !== noText) led |= 1 << bit
      words[block] = word & led
    }
  }
}

/** Where blocks may reach into a circle: numbers in pairs, of the first block and of the one behind the last. All others are wholly beyond it. */
export function spansWithin(
  { blocks }: Pick<Indexed, 'blocks'>,
  { point, radiusKm }: { point: Point; radiusKm: number },
): number[] {
  const [center, reach] = [onSphere(point), chordSquare(radiusKm)]
  const spans: number[] = []
  for (let first = 0, group = 0; first < blocks.count; first += blockSize, group++) {
    if (leastChord(blocks.groupBoxes, group, center) > reach) continue
    // Neighbours make one span.
    if (spans[spans.length - 1] === first) spans.pop()
    else spans.push(first)
    spans.push(Math.min(first + blockSize, blocks.count))
  }
  return spans
}

/**
 * Within a circle. Most blocks, and most groups of them, are wholly beyond it or within; only on its rim is each row measured.
 */
export function within({ blocks, columns }: Indexed, { point, radiusKm }: { point: Point; radiusKm: number }): Narrow {
  const [center, reach] = [onSphere(point), chordSquare(radiusKm)]
  const { boxes, groupBoxes } = blocks
  return (words, from, to) => {
    for (let first = from; first < to;) {
      const group = groupOf(first)
      const end = Math.min((group + 1) * blockSize, to)
      if (leastChord(groupBoxes, group, center) > reach) words.fill(0, first, end)
      else if (mostChord(groupBoxes, group, center) > reach)
        for (let block = first; block < end; block++) {
          const word = at32(words, block)
          if (word === 0) continue
          if (leastChord(boxes, block, center) > reach) words[block] = 0
          else if (mostChord(boxes, block, center) > reach) {
            let kept = word
            for (let left = word; left !== 0; left &= left - 1) {
              const bit = lowestIn(left)
              // Without a branch, which nobody could foretell.
              kept ^= Number(chordTo(columns, block * blockSize + bit, center) > reach) << bit
            }
            words[block] = kept
          }
        }
      first = end
    }
  }
}

export function ofRows(fulfils: (row: number) => boolean): Narrow {
  return (words, from, to) => {
    for (let block = from; block < to; block++) {
      const word = at32(words, block)
      let kept = word
      for (let left = word; left !== 0; left &= left - 1)
        if (!fulfils(block * blockSize + lowestIn(left))) kept &= ~(left & -left)
      words[block] = kept
    }
  }
}

function keeping(only: Uint32Array | undefined): Narrow {
  return (words, from, to) => keep(words, only, from, to)
}

function keep(words: Uint32Array, only: Uint32Array | undefined, from: number, to: number): void {
  if (!only) return void words.fill(0, from, to)
  for (let block = from; block < to; block++) words[block] = at32(words, block) & at32(only, block)
}

function withSome(all: readonly Uint32Array[], bits: number): Narrow {
  const some = placesOf(bits).map((place) => all[place] as Uint32Array) // bits are those of the words
  const [first, ...others] = some
  if (!first || others.length === 0) return keeping(first)
  return (words, from, to) => {
    for (let block = from; block < to; block++) {
      const word = at32(words, block)
      if (word === 0) continue
      let found = at32(first, block)
      for (let i = 0; i < others.length; i++) found |= at32(others[i] as Uint32Array, block) // i lies within
      words[block] = word & found
    }
  }
}

/** The places of the bits of a number, from the lowest. */
function placesOf(bits: number): number[] {
  const places: number[] = []
  for (let left = bits; left !== 0; left &= left - 1) places.push(31 - Math.clz32(left & -left))
  return places
}
