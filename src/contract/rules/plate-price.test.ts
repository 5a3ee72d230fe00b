import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromRupees, paise, zero } from '../values/money.ts'
import { chargedKm, platePrice, pricedGuests } from './plate-price.ts'

const full = { kind: 'package', minOrder: 0 } as const
const free = { freeKm: 10, perKm: zero }
const near = { gstRate: 500, delivery: free }

test('a plate of ₹219 with 5 % GST costs ₹230, upwards to the rupee', () => {
  const price = platePrice(fromRupees(219), full, { people: '25-50' }, near)
  expect(price).toEqual({
    perPlate: fromRupees(230),
    beforeGst: fromRupees(219),
    guests: 25,
    // The two halves of the tax are rounded one by one, as on the bill.
    total: fromRupees(5748.76),
    soFar: false,
  })
})

test('both prices are rounded up, never down', () => {
  const price = platePrice(fromRupees(199.1), full, { guests: 10 }, near)
  expect([price.perPlate, price.beforeGst]).toEqual([fromRupees(210), fromRupees(200)])
  // 18 % of ₹450 is ₹531 exactly.
  expect(platePrice(fromRupees(450), full, {}, { ...near, gstRate: 1800 }).perPlate).toBe(fromRupees(531))
})

test('a caterer that adds no GST costs what its menu says', () => {
  const price = platePrice(fromRupees(450), full, { people: '10-25' }, { ...near, gstRate: 0 })
  expect(price).toMatchObject({ perPlate: fromRupees(450), beforeGst: fromRupees(450), total: fromRupees(4500) })
})

test('a total is for the guests, else for the fewest of the range that may be ordered', () => {
  const boxes = { kind: 'packed', minOrder: 20 } as const
  expect(pricedGuests(boxes, { people: '10-25' })).toBe(20)
  expect(pricedGuests(boxes, { people: '25-50' })).toBe(25)
  // As the bill: it says what is wrong with twelve, and what they come to.
  expect(pricedGuests(boxes, { guests: 12 })).toBe(12)
  expect(pricedGuests({ ...boxes, minOrder: 3 }, {})).toBe(10)
  // What is no packed food has no smallest order but that of a catering order.
  expect(pricedGuests({ ...boxes, kind: 'package' }, { people: '10-25' })).toBe(10)
  expect(pricedGuests(full, { guests: 37, people: '10-25' })).toBe(37)
})

test('delivery is in the total, with its GST, once the distance is known, and in no plate', () => {
  const terms = { gstRate: 500, delivery: { freeKm: 10, perKm: fromRupees(20) } }
  const unknown = platePrice(fromRupees(100), full, { guests: 10 }, terms)
  expect(unknown).toMatchObject({ total: fromRupees(1050), soFar: true })
  // Five started kilometres.
  const known = platePrice(fromRupees(100), full, { guests: 10, distanceKm: 14.2 }, terms)
  expect(known).toMatchObject({ perPlate: unknown.perPlate, total: fromRupees(1155), soFar: false })
  expect(chargedKm(terms.delivery, 10)).toBe(0)
})

test('so many plates at the price shown pay the total, and less than a rupee a plate is over', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10_000_000 }),
      fc.integer({ min: 10, max: 500 }),
      fc.constantFrom(0, 500, 1800),
      (plate, guests, gstRate) => {
        const { perPlate, total } = platePrice(paise(plate), full, { guests }, { ...near, gstRate })
        const over = perPlate * guests - total
        // The halves of the tax are rounded one by one, which makes up to a paisa.
        expect(over).toBeGreaterThanOrEqual(-1)
        expect(over).toBeLessThan(guests * 100)
        expect(perPlate % 100).toBe(0)
      },
    ),
  )
})
