import { expect, test } from 'vitest'
import { fromRupees } from '../values/money.ts'
import { cardPrice, dietOf, packagesFor, type CardPrices } from './card-price.ts'

const card: CardPrices = {
  bandPrices: { '25-50': 300, '50-100': 280 },
  dietPrices: { jain: { '25-50': 340 } },
  boxPrices: { '10-25': { price: 100, minOrder: 20, portion: 'box' } },
  gstPercent: 5,
  delivery: { freeKm: 10, perKm: 0 },
}

test('a range has its own price, with GST, for its smallest number of guests', () => {
  expect(cardPrice(card, { people: '25-50' })).toEqual({
    perPlate: fromRupees(315),
    beforeGst: fromRupees(300),
    guests: 25,
    total: fromRupees(7875),
    soFar: false,
    portion: 'plate',
    minOrder: 10,
    ofRange: true,
  })
})

test('without a range, or without an offer for it, it is the lowest plate, never a box', () => {
  expect(cardPrice(card, {})).toMatchObject({ beforeGst: fromRupees(280), ofRange: false })
  expect(cardPrice(card, { people: '100+' })).toMatchObject({ beforeGst: fromRupees(280), ofRange: false })
})

test('a range with packed food only has the price of a box, for no fewer than its smallest order', () => {
  expect(cardPrice(card, { people: '10-25' })).toMatchObject({
    portion: 'box',
    perPlate: fromRupees(105),
    guests: 20,
    total: fromRupees(2100),
  })
  expect(cardPrice({ ...card, bandPrices: {} }, {})).toMatchObject({ portion: 'box' })
})

test('a diet has prices of its own where it has packages of its own', () => {
  expect(cardPrice(card, { people: '25-50', diet: 'jain' })).toMatchObject({ beforeGst: fromRupees(340) })
  expect(cardPrice(card, { people: '50-100', diet: 'jain' })).toMatchObject({ beforeGst: fromRupees(280) })
  expect(cardPrice(card, { people: '25-50', diet: 'veg' })).toMatchObject({ beforeGst: fromRupees(300) })
})

test('a caterer without packages has no price', () => {
  expect(
    cardPrice({ ...card, bandPrices: {}, dietPrices: {}, boxPrices: {} }, { people: '25-50', diet: 'jain' }),
  ).toBeUndefined()
})

test('packages for a diet are those made for it, else those its guests can choose from', () => {
  const [veg, nonVeg, jain] = [{ diet: 'veg' }, { diet: 'nonVeg' }, { diet: 'jain' }] as const
  expect(packagesFor([veg, nonVeg, jain], undefined)).toEqual([veg, nonVeg, jain])
  expect(packagesFor([veg, nonVeg, jain], 'veg')).toEqual([veg, jain])
  expect(packagesFor([veg, nonVeg, jain], 'jain')).toEqual([jain])
  expect(packagesFor([veg, nonVeg], 'jain')).toEqual([veg, nonVeg])
})

test('prices are of the strictest diet that is asked for', () => {
  const none = { veg: false, jain: false, jainOnly: false }
  expect(dietOf(none)).toBeUndefined()
  expect(dietOf({ ...none, veg: true })).toBe('veg')
  expect(dietOf({ ...none, veg: true, jain: true })).toBe('jain')
  expect(dietOf({ ...none, jainOnly: true })).toBe('jain')
})
