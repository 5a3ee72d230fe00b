import { expect, test } from 'vitest'
import { packagePriceText, startingPrice, type PricedPackage } from './package-price.ts'

const item = (name: string, basePrice: number) => ({
  id: name,
  item: name,
  menuId: name,
  quantity: 1,
  basePrice,
  minQty: 1,
  priority: 1,
})
const feast: PricedPackage = {
  kind: 'package',
  name: 'Feast',
  basePrice: 500,
  items: [],
  minOrder: 10,
  gstPercent: 5,
  delivery: { freeKm: 10, perKm: 0 },
}
const boxes: PricedPackage = { ...feast, kind: 'packed', name: 'Snack Boxes', basePrice: 109, minOrder: 20 }
const own: PricedPackage = {
  ...feast,
  kind: 'custom',
  name: 'Custom Menu',
  basePrice: 0,
  items: [item('Soups', 30), item('Breads', 20)],
  minBill: 2000,
}

test('a package starts at its price, an own menu at its cheapest dish', () => {
  expect(startingPrice(feast)).toBe(500)
  expect(startingPrice(own)).toBe(20)
  expect(startingPrice({ ...own, items: [] })).toBeUndefined()
})

test('boxes are priced for no fewer than may be ordered', () => {
  expect(packagePriceText(boxes, { people: '10-25' })).toEqual({
    text: '₹115 per box incl. GST',
    notes: ['₹109 before GST', 'from 20 boxes'],
    minimum: 'from 20 boxes',
    total: '₹2,289 for 20 boxes',
  })
  expect(packagePriceText(feast, {})).toEqual({ text: '₹525 per plate incl. GST', notes: ['₹500 before GST'] })
})

test('a custom menu names its smallest bill', () => {
  expect(packagePriceText(own, { people: '25-50' })).toEqual({
    text: 'from ₹20 per dish before GST',
    notes: ['minimum bill ₹2,000 before GST'],
    minimum: 'minimum bill ₹2,000 before GST',
  })
})
