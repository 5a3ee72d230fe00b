import { expect, test } from 'vitest'
import { dietFrom } from './diet.ts'

test.each([
  ['Veg', 'veg'],
  ['veg', 'veg'],
  ['Non Veg', 'nonVeg'],
  ['nonveg', 'nonVeg'],
  ['nonVeg', 'nonVeg'],
  ['Non-Veg', 'nonVeg'],
  ['JAIN', 'jain'],
])('%s is %s', (text, diet) => {
  expect(dietFrom(text)).toBe(diet)
})

test.each(['', 'Vegan', 'Veg, Jain', '__proto__', 'custom'])('%j is no diet', (text) => {
  expect(dietFrom(text)).toBeUndefined()
})
