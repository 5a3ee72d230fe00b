import { expect, test } from 'vitest'
import { cardPriceText, priceSpanOf, shownDistance } from './prices.ts'

const card: Parameters<typeof cardPriceText>[0] = {
  bandPrices: { '25-50': 349.5 },
  boxPrices: { '10-25': { price: 109, minOrder: 20, portion: 'box' } },
  gstPercent: 5,
  delivery: { freeKm: 10, perKm: 0 },
  hasCustomMenu: false,
  googleLocation: { lat: 19.1197, lng: 72.8464 },
}

test('a card names the price with GST and before it, and the total of the chosen range', () => {
  expect(cardPriceText(card, { people: '25-50' })).toEqual({
    text: 'from ₹367/plate incl. GST',
    notes: ['₹350 before GST'],
    total: '₹9,174.38 for 25 guests',
  })
  expect(cardPriceText(card, {})).toEqual({ text: 'from ₹367/plate incl. GST', notes: ['₹350 before GST'] })
})

test('a total without a delivery charge that depends on the venue is so far', () => {
  const charged = { ...card, delivery: { freeKm: 5, perKm: 20 } }
  expect(cardPriceText(charged, { people: '25-50' }).total).toBe('₹9,174.38 so far for 25 guests')
})

test('boxes are called boxes, with their smallest order', () => {
  expect(cardPriceText(card, { people: '10-25' })).toEqual({
    text: 'from ₹115/box incl. GST',
    notes: ['₹109 before GST', 'from 20 boxes'],
    minimum: 'from 20 boxes',
    total: '₹2,289 for 20 boxes',
  })
})

test('a caterer that may not charge GST says so', () => {
  expect(cardPriceText({ ...card, gstPercent: 0 }, {})).toEqual({
    text: 'from ₹350/plate',
    notes: ['No GST added'],
  })
})

test('without packages a price is on request, and of a custom menu by the dish', () => {
  const none = { ...card, bandPrices: {}, boxPrices: {} }
  expect(cardPriceText(none, { people: '25-50' })).toEqual({ text: 'Price on request', notes: [] })
  expect(cardPriceText({ ...none, hasCustomMenu: true }, {}).text).toBe('Priced by dish')
})

const pack = {
  kind: 'package',
  name: 'Feast',
  basePrice: 300,
  items: [],
  minOrder: 10,
  gstPercent: 5,
  delivery: { freeKm: 1, perKm: 0 },
} as const

test('prices of a menu run from its cheapest to its dearest plate, boxes only where there are no plates', () => {
  const boxes = { ...pack, kind: 'packed', name: 'Mini Thali', basePrice: 90 } as const
  expect(priceSpanOf([boxes, { ...pack, basePrice: 500 }, pack] as never)).toEqual({
    text: '₹315–₹525 per plate incl. GST',
  })
  expect(priceSpanOf([boxes] as never)).toEqual({ text: '₹95 per thali incl. GST', minimum: 'from 10 thalis' })
  expect(priceSpanOf([])).toBeUndefined()
})

test.each([
  [0, '0'],
  [0.849, '0.8'],
  [9.94, '9.9'],
  [9.96, '10'],
  [14.6, '15'],
])('%d km is shown as %s', (km, shown) => {
  expect(shownDistance(km)).toBe(shown)
})
