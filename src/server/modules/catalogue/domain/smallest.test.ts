import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallest } from './smallest.ts'

const ascending = (a: number, b: number) => a - b

test('the smallest are those that sorting would put first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 200 }), fc.nat(210), (items, count) => {
      const before = [...items]
      expect(smallest(items, count, ascending)).toEqual([...items].sort(ascending).slice(0, count))
      expect(items).toEqual(before)
    }),
  )
})

test('a few of many are found without comparing everything with everything', () => {
  let comparisons = 0
  const items = Array.from({ length: 10_000 }, (_, i) => (i * 7919) % 10_000)
  const found = smallest(items, 10, (a, b) => {
    comparisons++
    return a - b
  })
  expect(found).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(comparisons).toBeLessThan(15_000)
})
