import { expect, test } from 'vitest'
import { dietsText, quantityText } from './sheet-text.ts'

test.each([
  [{ quantity: { amount: 15.75, unit: 'kg' as const }, portions: 100 }, '15.75 kg'],
  [{ quantity: { amount: 1200, unit: 'piece' as const }, portions: 600 }, '1,200 pieces'],
  [{ quantity: { amount: 1, unit: 'piece' as const }, portions: 1 }, '1 piece'],
  [{ quantity: { amount: 0.84, unit: 'litre' as const }, portions: 7 }, '0.84 litres'],
  [{ portions: 7 }, '7 portions'],
])('%j is told as %s', (dish, text) => {
  expect(quantityText(dish)).toBe(text)
})

test('guests are told by diet, without diets that nobody has', () => {
  expect(dietsText({ veg: 30, jain: 10, nonVeg: 0 })).toBe('30 Veg · 10 Jain')
})
