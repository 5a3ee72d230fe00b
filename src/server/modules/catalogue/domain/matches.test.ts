import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsIn } from './blocks.ts'
import { firstOf, totalOf, type Bound } from './matches.ts'
import { keepOrder } from './ordered-rows.ts'

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

const boundBy = (keys: Float64Array): Bound => {
  const leastIn = (from: number, count: number) => Math.min(...keys.subarray(from, from + count))
  return { ofBlock: (block) => leastIn(block * 32, 32), ofGroup: (group) => leastIn(group * 1024, 1024) }
}

test('the first rows are those that sorting would put first, with bounds, in an order that is kept, and without either', () => {
  fc.assert(
    fc.property(anyMatches, fc.constantFrom(0, 1, 10, 50, 1e6), ({ words, keys }, most) => {
      const rows = Array.from(words, rowsIn).flat()
      const total = totalOf(words)
      expect(total).toBe(rows.length)
      const keyOf = (row: number) => keys[row] ?? Number.NaN
      const tie = (a: number, b: number) => b - a
      const compare = (a: number, b: number) => keyOf(a) - keyOf(b) || tie(a, b)
      const sorted = rows.toSorted(compare).slice(0, most)
      const kept = () => keepOrder([...keys.keys()].sort(compare), compare)
      const count = Math.min(most, rows.length)
      for (const by of [{}, { bound: boundBy(keys) }, { kept }])
        expect(firstOf({ words, total }, count, { keyOf, tie, ...by })).toEqual(sorted)
    }),
    { numRuns: 60 },
  )
})

test('few rows are looked at where bounds or an order that is kept say enough', () => {
  const words = new Uint32Array(320).fill(-1)
  const keys = Float64Array.from({ length: 320 * 32 }, (_, row) => row)
  let looked = 0
  const keyOf = (row: number) => {
    looked += 1
    return keys[row] ?? Number.NaN
  }
  const tie = (a: number, b: number) => a - b
  const all = { words, total: keys.length }
  expect(firstOf(all, 10, { keyOf, tie, bound: boundBy(keys) })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(looked).toBe(32)
  const order = keepOrder([...keys.keys()], tie)
  expect(firstOf(all, 10, { keyOf, tie, kept: () => order })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(looked).toBe(32)
})

test('a few matches of many rows are sorted by themselves', () => {
  const words = new Uint32Array(320)
  words[319] = 0b101
  const order = { rows: new Uint32Array(), count: 320 * 32 }
  expect(firstOf({ words, total: 2 }, 2, { keyOf: (row) => -row, tie: () => 0, kept: () => order })).toEqual([
    10_210, 10_208,
  ])
})
