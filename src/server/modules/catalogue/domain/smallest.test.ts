import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepSmallest } from './smallest.ts'

function smallest(items: readonly number[], count: number, keys: Float64Array, tie: (a: number, b: number) => number) {
  const kept = keepSmallest(count, tie)
  for (const item of items) kept.offer(item, keys[item] ?? 0)
  return kept.sorted()
}

test('the smallest are those that sorting would put first, whatever the ties', () => {
  const anyKeys = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 200 })
  fc.assert(
    fc.property(anyKeys, fc.nat(210), fc.boolean(), (keys, count, latestFirst) => {
      const items = keys.map((_, i) => i)
      const tie = (a: number, b: number) => (latestFirst ? b - a : a - b)
      const sorted = items.toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || tie(a, b))

      expect(smallest(items, count, Float64Array.from(keys), tie)).toEqual(sorted.slice(0, count))
      expect(items).toEqual(keys.map((_, i) => i))
    }),
  )
})

test('a few of many are found without sorting them all', () => {
  const items = Array.from({ length: 10_000 }, (_, i) => i)
  const keys = Float64Array.from(items, (i) => ((i * 7919) % 10_000) >> 1)
  let ties = 0
  const found = smallest(items, 10, keys, (a, b) => {
    ties++
    return a - b
  })
  expect(found.map((item) => keys[item])).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
  expect(ties).toBeLessThan(500)
})
