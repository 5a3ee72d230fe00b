import { expect, test } from 'vitest'
import { comparePairs, type Pair } from './compare-shops.ts'

const pairOf = (before: number, after: number): Pair => ({
  before: { service: before, postgres: before / 2, client: 0 },
  after: { service: after, postgres: after / 2, client: 0 },
})

test('turns that follow each other are compared, so that a machine that slows down changes nothing', () => {
  const pairs = [1, 2, 4, 8, 16].map((slowness) => pairOf(slowness, 1.1 * slowness))
  expect(comparePairs(pairs).slice(0, 4)).toEqual(['4.00', '4.40', '+10.0%', '+10.0% to +10.0%'])
})

test('one disturbed turn shows in the bounds but not in the change', () => {
  const pairs = [pairOf(2, 1.9), pairOf(2, 1.9), pairOf(2, 80), pairOf(2, 1.9), pairOf(2, 1.9)]
  const bounds = '−5.0% to +3900.0%'
  expect(comparePairs(pairs)).toEqual(['2.00', '1.90', '−5.0%', bounds, '1.00', '0.950', '−5.0%', bounds])
})
