import type { YieldUnit } from '#contract/rules/portions.ts'

/** A kind of dish with what one portion of it takes. */
export interface DishKind {
  id: string
  name: string
  unit: YieldUnit
  perPortion: number
  /** Words of dishes of this kind, in lower case; several words in a row are one. */
  words: readonly string[]
}

/** Returns the kind of a dish by its name: the one with the longest word in it. Undefined for a dish of no known kind. */
export function kindOfDish(name: string, kinds: readonly DishKind[]): DishKind | undefined {
  const text = ` ${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  let found: { kind: DishKind; length: number } | undefined
  for (const kind of kinds) {
    for (const word of kind.words) {
      const isIn = text.includes(` ${word} `) || text.includes(` ${word}s `)
      if (isIn && word.length > (found?.length ?? 0)) found = { kind, length: word.length }
    }
  }
  return found?.kind
}
