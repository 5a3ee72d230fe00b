import { expect, test } from 'vitest'
import { cardPrice, priceRange, shownDistance } from './prices.ts'

test('the price range is the caterer’s own', () => {
  expect(priceRange({ minPrice: 180, maxPrice: 900 })).toEqual({ min: 180, max: 900 })
})

test('a caterer without a price range is shown with 59 to 300', () => {
  expect(priceRange({ minPrice: null, maxPrice: null })).toEqual({ min: 59, max: 300 })
})

test('a fallback never turns the range around', () => {
  expect(priceRange({ minPrice: 450, maxPrice: null })).toEqual({ min: 450, max: 450 })
  expect(priceRange({ minPrice: null, maxPrice: 40 })).toEqual({ min: 40, max: 40 })
  expect(priceRange({ minPrice: null, maxPrice: 500 })).toEqual({ min: 59, max: 500 })
})

test('a card names the price of the chosen range, and what it makes for its smallest number of guests', () => {
  const card = { minPrice: 180, maxPrice: 900, bandPrices: { '25-50': 349.5 } }
  expect(cardPrice(card, '25-50')).toEqual({ perPlate: 349.5, total: { rupees: 8737.5, guests: 25 } })
})

test('a card names the lowest price when no range is chosen, or none is offered for it', () => {
  const card = { minPrice: 180, maxPrice: 900, bandPrices: { '25-50': 349 } }
  expect(cardPrice(card, undefined)).toEqual({ perPlate: 180 })
  expect(cardPrice(card, '100+')).toEqual({ perPlate: 180 })
  expect(cardPrice({ minPrice: null, maxPrice: null, bandPrices: {} }, undefined)).toEqual({ perPlate: 59 })
})

test.each([
  [0, '0.0'],
  [0.849, '0.8'],
  [9.94, '9.9'],
  [9.96, '10'],
  [14.6, '15'],
])('%d km is shown as %s', (km, shown) => {
  expect(shownDistance(km)).toBe(shown)
})
