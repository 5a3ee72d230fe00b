import { expect, test } from 'vitest'
import type { Diet } from '#contract/values/diet.ts'
import { zero } from '#contract/values/money.ts'
import type { ChosenCategory } from './draft-shape.ts'
import type { Offer, ShownItem } from './offer.ts'
import { dishCount, offerForDiets } from './offer-for-diets.ts'

const item = (id: string, quantity: number, dishes: Record<string, Diet>): ShownItem => ({
  id,
  menuId: id,
  name: id,
  quantity,
  price: zero,
  minQty: 1,
  dishes: Object.entries(dishes).map(([name, diet]) => ({
    name,
    diet,
    supplement: zero,
    description: '',
    picture: '',
  })),
})
const offer: Offer = {
  id: 'P1',
  name: 'Own',
  description: '',
  kind: 'custom',
  diet: 'custom',
  basePrice: zero,
  minOrder: 10,
  minBill: zero,
  terms: { gstRate: 500, delivery: { freeKm: 10, perKm: zero } },
  bands: [],
  items: [item('starters', 1, { Kebab: 'nonVeg', Samosa: 'veg', Patra: 'jain' }), item('soups', 0, { Hot: 'nonVeg' })],
}
const names = (diets: Diet[], menu: ChosenCategory[] = []) =>
  offerForDiets(offer, diets, menu).items.map(({ dishes }) => dishes.map(({ name }) => name))
const chosen = (dishes: string[], addon = 0): ChosenCategory => ({
  _id: 'starters',
  name: 'starters',
  price: 0,
  minQty: 1,
  quantity: 1 + addon,
  addon,
  dishes,
  descriptions: [],
})

test('guests of one diet are shown what they eat, all of them everything', () => {
  expect(names(['jain'])).toEqual([['Patra'], ['Hot']])
  expect(names(['veg', 'jain'])).toEqual([['Samosa', 'Patra'], ['Hot']])
  expect(names(['jain', 'nonVeg'])).toEqual([['Kebab', 'Samosa', 'Patra'], ['Hot']])
  expect(offerForDiets(offer, [], [])).toBe(offer)
  expect([dishCount(offer), dishCount(offerForDiets(offer, ['jain'], []))]).toEqual([4, 2])
})

test('what is chosen stays, and a category keeps as many dishes as it needs', () => {
  expect(names(['jain'], [chosen(['Kebab'])])[0]).toEqual(['Kebab', 'Patra'])
  expect(names(['jain'], [chosen(['Patra'], 1)])[0]).toEqual(['Kebab', 'Samosa', 'Patra'])
})
