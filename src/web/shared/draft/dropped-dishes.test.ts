import { expect, test } from 'vitest'
import { emptyDetails, type Details, type Draft } from './draft-shape.ts'
import { droppedDishes } from './dropped-dishes.ts'

function aDraft(dishes: string[], given: Partial<Draft> = {}, details: Partial<Details> = {}): Draft {
  const category = { _id: 'i1', name: 'Starters', price: 40, minQty: 1, quantity: 2, addon: 0, descriptions: [] }
  return {
    version: 1,
    catererId: 'c1',
    catererSlug: 'annapurna',
    packageId: 'p1',
    name: 'Silver Feast',
    band: '25-50',
    menu: dishes.length > 0 ? [{ ...category, dishes }] : [],
    details: { ...emptyDetails, ...details },
    coupon: undefined,
    placing: undefined,
    ...given,
  }
}

const before = aDraft(['Samosa', 'Dhokla'], {}, { guests: '40', eventDate: '2026-12-12' })

test('another caterer takes all dishes, even those of the same name', () => {
  expect(droppedDishes(aDraft(['Samosa'], { catererId: 'c2' }, before.details), before)).toEqual({
    dishes: ['Samosa', 'Dhokla'],
    event: false,
  })
})

test('another package of the caterer takes the dishes that it does not have', () => {
  expect(droppedDishes(aDraft(['Samosa'], { packageId: 'p2' }, before.details), before)?.dishes).toEqual(['Dhokla'])
  expect(droppedDishes(aDraft(['Dhokla', 'Samosa'], { packageId: 'p2' }, before.details), before)).toBeUndefined()
})

test('a day, or anything else that was typed, is lost when it becomes another one', () => {
  expect(droppedDishes({ ...before, details: { ...before.details, eventDate: '' } }, before)).toEqual({
    dishes: [],
    event: true,
  })
})

test('nothing is lost where nothing was begun, nothing chosen, or nothing typed that differs', () => {
  expect(droppedDishes(before, undefined)).toBeUndefined()
  expect(droppedDishes(before, aDraft([], { catererId: 'c2' }, { guests: '12' }))).toBeUndefined()
  expect(droppedDishes(before, aDraft(['Samosa']))).toBeUndefined()
})

test('diet split is reset with the package', () => {
  const split = { ...before.details, veg: '35', jain: '5' }
  expect(droppedDishes({ ...before, packageId: 'p2' }, { ...before, details: split })).toBeUndefined()
})
