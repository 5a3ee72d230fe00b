import { expect, test } from 'vitest'
import { moved } from './move.ts'

const letters = ['a', 'b', 'c', 'd']

test.each([
  [0, 1, 'bacd'],
  [0, 3, 'bcda'],
  [3, 0, 'dabc'],
  [2, 1, 'acbd'],
])('an item moves from %i to %i', (from, to, expected) => expect(moved(letters, from, to).join('')).toBe(expected))

test.each([
  [0, -1],
  [3, 4],
  [1, 1],
  [4, 0],
])('from %i to %i is no move', (from, to) => expect(moved(letters, from, to)).toBe(letters))
