import type { GuestBand } from '#contract/values/guest-band.ts'
import { budgets, ratings } from '#contract/values/search-choices.ts'
import type { Point } from '#contract/values/place.ts'
import type { ServiceKind } from '#contract/values/service-kind.ts'
import { at32, leastChord, mostChord, narrowed, type Blocks } from './blocks.ts'
import { chordSquare, chordTo, onSphere, priceIn, services, traits, type Columns, type PricedBy } from './columns.ts'

/** Takes from the word of a block the rows that do not fulfil a condition. */
export type Narrow = (word: number, block: number) => number

/** What conditions are about. */
export interface Indexed {
  columns: Columns
  blocks: Blocks
}

/** What a text costs for a row to which it does not lead. */
export const noText = 255

export const nobody: Narrow = () => 0
export const everybody: Narrow = (word) => word

/** All of the conditions; those that let most go should come first. */
export function allOf(conditions: readonly (Narrow | undefined)[]): Narrow {
  const given = conditions.filter((condition) => condition !== undefined)
  return (word, block) => {
    let left = word
    for (let i = 0; i < given.length && left !== 0; i++) left = (given[i] as Narrow)(left, block) // i lies within
    return left
  }
}

/** With all of these {@link traits}. */
export function withTraits({ blocks }: Indexed, bits: number): Narrow {
  return allOf(placesOf(bits).map((place) => withWords(blocks.traits[place])))
}

export function withoutTrait({ blocks }: Indexed, bit: number): Narrow {
  const words = blocks.traits[placesOf(bit)[0] ?? 0]
  return words ? (word, block) => word & ~at32(words, block) : everybody
}

/** With a range of guests: all that make the main list. */
export const inMainList = ({ blocks }: Indexed): Narrow => withSome(blocks.traits, traits.anyBand)

export function offering({ blocks }: Indexed, kind: ServiceKind, people: GuestBand | undefined): Narrow {
  return withSome(blocks.services, services.bits(kind, people))
}

export function ratedAtLeast({ blocks, columns }: Indexed, rating: number): Narrow {
  // Choices are few, and any other number may be asked for as well.
  const words = blocks.rated[ratings.findIndex((choice) => choice === rating)]
  return words ? withWords(words) : ofRows((row) => (columns.rating[row] as number) >= rating) // rows are those of words, here and below
}

/** No dearer; what of it is offered at all is another condition. */
export function affordable({ blocks, columns }: Indexed, priced: PricedBy, budget: number): Narrow {
  const words = blocks.affordable(priced)[budgets.findIndex((choice) => choice === budget)]
  return words ? withWords(words) : ofRows((row) => priceIn(columns, row, priced) <= budget)
}

/** Where a text leads. */
export function withText(costs: Uint8Array): Narrow {
  return ofRows((row) => (costs[row] ?? noText) !== noText)
}

/** How blocks lie to a circle: most are wholly beyond it or within, and only on its rim is each row measured. */
export function within({ blocks, columns }: Indexed, { point, radiusKm }: { point: Point; radiusKm: number }): Narrow {
  const [center, reach] = [onSphere(point), chordSquare(radiusKm)]
  return (word, block) => {
    if (leastChord(blocks.boxes, block, center) > reach) return 0
    if (mostChord(blocks.boxes, block, center) <= reach) return word
    return narrowed(word, block, (row) => chordTo(columns, row, center) <= reach)
  }
}

export function ofRows(fulfils: (row: number) => boolean): Narrow {
  return (word, block) => narrowed(word, block, fulfils)
}

function withWords(words: Uint32Array | undefined): Narrow {
  return words ? (word, block) => word & at32(words, block) : nobody
}

function withSome(all: readonly Uint32Array[], bits: number): Narrow {
  const some = placesOf(bits).map((place) => all[place] as Uint32Array) // bits are those of the words
  const [only] = some
  if (only && some.length === 1) return withWords(only)
  return (word, block) => {
    let found = 0
    for (let i = 0; i < some.length; i++) found |= at32(some[i] as Uint32Array, block) // i lies within
    return word & found
  }
}

/** The places of the bits of a number, from the lowest. */
function placesOf(bits: number): number[] {
  const places: number[] = []
  for (let left = bits; left !== 0; left &= left - 1) places.push(31 - Math.clz32(left & -left))
  return places
}
