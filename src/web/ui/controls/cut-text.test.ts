import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test.each([
  ['Shop 3, Veera Desai Road', 25, undefined],
  ['x'.repeat(25), 25, undefined],
  ['Shop 3, Sai Krupa, Veera Desai Road', 25, 'Shop 3, Sai Krupa, Veera'],
  ['North Indian, Maharashtrian, Gujarati', 28, 'North Indian, Maharashtrian'],
  ['x'.repeat(26), 25, 'x'.repeat(25)],
])('%j at %i characters is cut to %j', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut)
})

test('what is shown is never longer than allowed, and always the beginning', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.constantFrom(25, 28, 40, 150), (text, length) => {
      const cut = cutText(text, length)
      expect(cut === undefined).toBe(text.length <= length)
      if (cut !== undefined) expect(text.slice(0, length).startsWith(cut)).toBe(true)
    }),
  )
})
