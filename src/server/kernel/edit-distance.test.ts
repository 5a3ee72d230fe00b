import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })

/** The textbook definition, slow and plain. */
function plainDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const replaced = plainDistance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1)
  const counts = [replaced, plainDistance(a.slice(1), b) + 1, plainDistance(a, b.slice(1)) + 1]
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0])
    counts.push(plainDistance(a.slice(2), b.slice(2)) + 1)
  return Math.min(...counts)
}

test('mistakes are counted as the textbook counts them, and the best beginning is the best of all beginnings', () => {
  fc.assert(
    fc.property(letters, letters, (typed, word) => {
      const counted = editDistance(typed, word, 99)
      expect(counted.whole).toBe(plainDistance(typed, word))
      const beginnings = Array.from({ length: word.length + 1 }, (_, end) => plainDistance(typed, word.slice(0, end)))
      expect(counted.start).toBe(Math.min(...beginnings))
      const bounded = editDistance(typed, word, 1)
      expect(Math.min(bounded.whole, 2)).toBe(Math.min(counted.whole, 2))
    }),
    { numRuns: 150 },
  )
})
