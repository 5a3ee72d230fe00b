import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromRupees, paise, zero } from '#contract/values/money.ts'
import { wholePrice } from './whole-price.ts'

const near = { delivery: { freeKm: 10, perKm: zero }, distanceKm: undefined }

test('a plate of ₹450 with 5 % GST comes to ₹472.50', () => {
  const price = wholePrice({ basePrice: fromRupees(450), guests: 25, taxRate: 500, ...near })
  expect(price).toEqual({ perPlate: fromRupees(472.5), total: fromRupees(11_812.5) })
})

test('a caterer that adds no GST costs what its menu says', () => {
  expect(wholePrice({ basePrice: fromRupees(450), guests: 25, taxRate: 0, ...near }).perPlate).toBe(fromRupees(450))
})

test('delivery to a place beyond the free distance is spread over the guests, with its tax', () => {
  const delivery = { freeKm: 10, perKm: fromRupees(20) }
  const price = wholePrice({ basePrice: fromRupees(100), guests: 10, taxRate: 500, delivery, distanceKm: 14.2 })
  // ₹1,000 of plates and five started kilometres at ₹20, with 5 % on both.
  expect(price).toEqual({ perPlate: fromRupees(115.5), total: fromRupees(1155) })
})

test('so many plates at the price shown are the total, but for half a paisa a plate', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 500_000 }),
      fc.integer({ min: 10, max: 500 }),
      fc.constantFrom(0, 500, 1800),
      (base, guests, taxRate) => {
        const { perPlate, total } = wholePrice({ basePrice: paise(base), guests, taxRate, ...near })
        expect(Math.abs(perPlate * guests - total)).toBeLessThanOrEqual(guests / 2)
      },
    ),
  )
})
