import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zero } from '#contract/values/money.ts'
import type { Diet } from '#contract/values/diet.ts'
import { unfedGuests } from './unfed-guests.ts'

const category = (name: string, ...diets: Diet[]) => ({
  id: name,
  menuId: name,
  name,
  quantity: diets.length,
  price: zero,
  minQty: 1,
  dishes: diets.map((diet, at) => ({ name: `${name} ${at}`, diet, supplement: zero })),
})
const all = (items: ReturnType<typeof category>[]) =>
  items.map(({ id, dishes }) => ({ itemId: id, addOn: 0, dishes: dishes.map(({ name }) => name) }))
const none = { veg: 0, jain: 0, nonVeg: 0 }

test('guests are told of every category without a dish that they eat', () => {
  const items = [category('Starters', 'veg', 'jain'), category('Breads', 'veg'), category('Mains', 'nonVeg')]
  expect(unfedGuests({ items }, all(items), { veg: 20, jain: 10, nonVeg: 5 })).toEqual([
    { diet: 'veg', guests: 20, courses: ['Mains'], hasNothing: false },
    { diet: 'jain', guests: 10, courses: ['Breads', 'Mains'], hasNothing: false },
  ])
})

test('only what was chosen counts, and a category without a choice says nothing', () => {
  const items = [category('Starters', 'veg', 'jain'), category('Breads', 'veg')]
  const chosen = [{ itemId: 'Starters', addOn: 0, dishes: ['Starters 0'] }]
  expect(unfedGuests({ items }, chosen, { ...none, jain: 10 })).toEqual([
    { diet: 'jain', guests: 10, courses: ['Starters'], hasNothing: true },
  ])
  expect(unfedGuests({ items }, [], { ...none, jain: 10 })).toEqual([])
})

test('who eats everything is always fed, and nobody is told of guests that do not come', () => {
  const diet = fc.constantFrom<Diet>('veg', 'nonVeg', 'jain')
  fc.assert(
    fc.property(fc.array(fc.array(diet, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }), (menu) => {
      const items = menu.map((diets, at) => category(`Course ${at}`, ...diets))
      expect(unfedGuests({ items }, all(items), { ...none, nonVeg: 30 })).toEqual([])
      expect(unfedGuests({ items }, all(items), none)).toEqual([])
    }),
  )
})
