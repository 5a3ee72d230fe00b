import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { createWordIndex, notFound, type Found, type Wording } from './word-index.ts'

const letters = (text: string) => text.split('')

/** Words that resemble each other often, of two scripts, some longer than what is compared. */
const word = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: fc.constantFrom(...letters('abcdeiknrst')), minLength: 1, maxLength: 9 }) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...letters('पनीरटिक')), minLength: 1, maxLength: 6 }) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...letters('a1b2')), minLength: 1, maxLength: 5 }) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...letters('abc')), minLength: 60, maxLength: 67 }) },
)
const wording = fc.record({ words: fc.array(word, { maxLength: 4 }), cost: fc.constantFrom(0, 2, 4) })
const things = fc.array(fc.array(wording, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 12 })

/** A query of words that are in the index, whole, cut or with letters left out, swapped, wrong or too many, and of others. */
const query = (given: readonly Wording[][]) => {
  const known = given.flat().flatMap(({ words }) => words)
  const spoilt = fc
    .tuple(fc.constantFrom(...known, 'tikka'), fc.nat(9), fc.nat(5))
    .map(
      ([text, at, way]) =>
        [
          text,
          text.slice(0, at + 1),
          text.slice(0, at) + text.slice(at + 1),
          text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
          `${text.slice(0, at)}x${text.slice(at + 1)}`,
          `${text.slice(0, at)}x${text.slice(at, -2)}y${text.slice(-1)}`,
        ][way] ?? text,
    )
  return fc.array(fc.oneof(spoilt, word), { minLength: 1, maxLength: 3 })
}

/** What finding by words promises, without anything that makes it fast. */
function reference(given: readonly Wording[][]) {
  const vocabulary = [...new Set(given.flat().flatMap(({ words }) => words))]
  const exact = (typed: string): Map<string, number> =>
    new Map(vocabulary.filter((own) => own.startsWith(typed)).map((own) => [own, own === typed ? 0 : 1]))
  const alike = (typed: string): Map<string, number> => {
    const most = /\d/.test(typed) || typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2
    if (most === 0) return exact(typed)
    const distances = vocabulary.map((own) => [own, editDistance(typed, own, most)] as const)
    return new Map(
      distances
        .filter(([own, { whole, start }]) => Math.min(whole, start) <= most && own.length >= typed.length - most)
        .map(([own, { whole, start }]) => [own, Math.min(whole * 4, start * 4 + 1)]),
    )
  }
  const costOf = (wordings: readonly Wording[], leads: ReadonlyMap<string, number>): number =>
    Math.min(
      notFound,
      ...wordings.flatMap(({ words, cost }) => words.map((own) => cost + (leads.get(own) ?? notFound))),
    )
  const inAll = (leads: readonly ReadonlyMap<string, number>[]): number[] =>
    given.map((wordings) =>
      Math.min(
        notFound,
        leads.reduce((sum, each) => sum + costOf(wordings, each), 0),
      ),
    )
  return {
    find: (typed: readonly string[]) => inAll(typed.map(exact)),
    guess(typed: readonly string[]) {
      const corrected = inAll(typed.map((each) => (exact(each).size > 0 ? exact(each) : alike(each))))
      return corrected.some((cost) => cost !== notFound) ? corrected : inAll(typed.map(alike))
    },
  }
}

function costs({ costs: own }: Found, count: number): number[] {
  return Array.from({ length: count }, (_, thing) => own[thing] ?? notFound)
}

test('an index finds and guesses what a comparison with every word does, also after changes', () => {
  const changes = things.chain((given) =>
    fc.tuple(fc.constant(given), query(given), fc.array(wording, { minLength: 1 })),
  )
  fc.assert(
    fc.property(changes, ([given, typed, other]) => {
      const index = createWordIndex()
      given.forEach((wordings, thing) => index.put(thing, wordings))
      const before = reference(given)
      expect(costs(index.find(typed), given.length)).toEqual(before.find(typed))
      expect(costs(index.guess(typed), given.length)).toEqual(before.guess(typed))

      index.put(0, other)
      const after = reference([other, ...given.slice(1)])
      expect(costs(index.find(typed), given.length)).toEqual(after.find(typed))
      expect(costs(index.guess(typed), given.length)).toEqual(after.guess(typed))
      expect(index.find(typed).any).toBe(after.find(typed).some((cost) => cost !== notFound))
    }),
    { numRuns: 300 },
  )
})
