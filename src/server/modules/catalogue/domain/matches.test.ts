import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsIn } from './blocks.ts'
import { boundBy, firstOf, totalOf } from './matches.ts'

/** More blocks than one group and than are searched for the least one by one; many keys are equal. */
const anyMatches = fc
  .record({ blocks: fc.integer({ min: 1, max: 2_000 }), seed: fc.integer(), keys: fc.constantFrom(3, 50, 1e6) })
  .map(({ blocks, seed, keys }) => {
    let state = seed
    const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0)
    // Two of three blocks have no row.
    const words = Uint32Array.from({ length: blocks }, () => (next() % 3 === 0 ? next() & next() : 0))
    return { words, keys: Float64Array.from({ length: blocks * 32 }, () => next() % keys) }
  })

const leastOf = (keys: Float64Array) => (block: number) => Math.min(...keys.subarray(block * 32, block * 32 + 32))

test('the first rows are those that sorting would put first, with bounds and without', () => {
  fc.assert(
    fc.property(anyMatches, fc.constantFrom(0, 1, 10, 50, 1e6), ({ words, keys }, most) => {
      const rows = Array.from(words, rowsIn).flat()
      expect(totalOf(words)).toBe(rows.length)
      const keyOf = (row: number) => keys[row] ?? Number.NaN
      const tie = (a: number, b: number) => b - a
      const sorted = rows.toSorted((a, b) => keyOf(a) - keyOf(b) || tie(a, b)).slice(0, most)
      const count = Math.min(most, rows.length)
      for (const bound of [undefined, boundBy(leastOf(keys))])
        expect(firstOf(words, count, { keyOf, bound, tie })).toEqual(sorted)
    }),
    { numRuns: 60 },
  )
})

test('few rows are looked at where bounds say enough', () => {
  const words = new Uint32Array(320).fill(-1)
  const keys = Float64Array.from({ length: 320 * 32 }, (_, row) => row)
  let looked = 0
  const keyOf = (row: number) => {
    looked += 1
    return keys[row] ?? Number.NaN
  }
  const order = { keyOf, bound: boundBy(leastOf(keys)), tie: (a: number, b: number) => a - b }
  expect(firstOf(words, 10, order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(looked).toBe(32)
})
