import { expect, test } from 'vitest'
import { sinceText } from './since-text.ts'

test.each([
  [2009, 2026, 'since 2009, 17+ years'],
  [2025, 2026, 'since 2025, 1+ years'],
  [2026, 2026, 'since 2026'],
  [2027, 2026, 'since 2027'],
])('caterer since %i is in %i described as %s', (start, year, text) => {
  expect(sinceText(start, year)).toBe(text)
})
