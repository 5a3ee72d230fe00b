import { describe, expect, test } from 'vitest'
import { anOwnItem, aFilledMenu } from '#test/factories/own-offer.ts'
import {
  fieldsOfItem,
  isComposedAnew,
  itemOf,
  itemsBody,
  marksBody,
  menusToCopy,
  offeredDishes,
  problemsOfItem,
  withKnownMarks,
  type ItemFields,
} from './item-fields.ts'

const item = (menuId: string, values: Partial<ItemFields> = {}): ItemFields => ({
  menuId,
  quantity: '1',
  price: '30',
  minQty: '1',
  marked: [],
  ...values,
})

test('a saved item is typed as it is saved', () => {
  expect(fieldsOfItem(anOwnItem('M1', 1, { quantity: 2, basePrice: 30.5, minQty: 3 }), ['Dal'])).toEqual(
    item('M1', { quantity: '2', price: '30.5', minQty: '3', marked: ['Dal'] }),
  )
})

test('a request numbers items from 1 in their order, whatever they were before', () => {
  const body = itemsBody([item('B'), item('A', { quantity: '0', price: '', minQty: '2' })])
  expect(body).toEqual([
    { menuId: 'B', quantity: 1, basePrice: 30, minQty: 1, priority: 1 },
    { menuId: 'A', quantity: 0, basePrice: 0, minQty: 2, priority: 2 },
  ])
  expect(marksBody([item('A', { marked: ['x'] }), item('B')])).toEqual([{ menuId: 'A', dishes: ['x'] }])
})

describe('Copy Menu to Package', () => {
  const menus = [aFilledMenu('M1'), aFilledMenu('M2', { items: [] })]

  test('adds the menus that are missing, and none when all are there (R287)', () => {
    expect(menusToCopy(menus, [item('M2')]).map(({ id }) => id)).toEqual(['M1'])
    expect(menusToCopy(menus, [item('M1'), item('M2')])).toEqual([])
  })

  test('includes a dish of a menu that has one for the package, at the price of the menu', () => {
    const added = menus.map((menu) => itemOf(menu, { kind: 'package', dishType: 'veg' }))
    expect(added).toEqual([item('M1', { price: '40' }), item('M2', { quantity: '0', price: '40' })])
    const jain = menus.map((menu) => itemOf(menu, { kind: 'package', dishType: 'jain' }))
    expect(jain.map(({ quantity }) => quantity)).toEqual(['0', '0'])
    expect(itemOf(aFilledMenu('M1'), { kind: 'custom', dishType: 'custom' }).quantity).toBe('0')
  })
})

test('a package offers the dishes of its diet', () => {
  const menu = aFilledMenu('M')
  expect(offeredDishes(menu, 'veg').map(({ name }) => name)).toEqual(['M paneer', 'M dal'])
  expect(offeredDishes(menu, 'nonVeg')).toHaveLength(3)
  expect(offeredDishes(undefined, 'veg')).toEqual([])
})

describe('isComposedAnew (R285)', () => {
  const loaded = [item('A'), item('B')]

  test.each([
    ['a quantity', [item('A', { quantity: '2' }), item('B')]],
    ['a minimum quantity', [item('A'), item('B', { minQty: '2' })]],
    ['a priority', [item('B'), item('A')]],
    ['the number of items', [item('A')]],
    ['the number of items', [item('A'), item('B'), item('C')]],
    ['an item', [item('A'), item('C')]],
  ])('%s makes it differ', (_, items) => expect(isComposedAnew(loaded, items)).toBe(true))

  test('a price or a mark does not', () => {
    expect(isComposedAnew(loaded, [item('A', { price: '99' }), item('B', { marked: ['x'] })])).toBe(false)
  })
})

describe('problemsOfItem', () => {
  test.each(['', 'x', '-1', '1.5', '81'])('%j is no quantity', (quantity) => {
    expect(problemsOfItem(item('A', { quantity }), { kind: 'package' })).toEqual({
      quantity: 'Enter a number from 0 to 80',
    })
  })

  test.each(['', '0', '81', 'x'])('%j is no minimum', (minQty) => {
    expect(problemsOfItem(item('A', { minQty }), { kind: 'package' })).toEqual({
      minQty: 'Enter a number from 1 to 80',
    })
  })

  test('a price needs rupees, and no more dishes are marked than are included', () => {
    const wrong = item('A', { price: 'x', marked: ['a', 'b'] })
    expect(problemsOfItem(wrong, { kind: 'package' })).toEqual({
      price: 'Enter rupees per plate, from 0 to 1,00,000',
      marked: 'Tick 1 dish at most',
    })
    expect(problemsOfItem({ ...wrong, price: '1' }, { kind: 'custom' })).toEqual({})
    expect(problemsOfItem(item('A', { quantity: '0', minQty: '80' }), { kind: 'package' })).toEqual({})
  })
})

test('marks of dishes that are gone are left out', () => {
  const menu = aFilledMenu('M')
  const marked = item('M', { marked: ['M dal', 'M chicken', 'Gone'] })
  expect(withKnownMarks(marked, menu, 'veg').marked).toEqual(['M dal'])
  const known = item('M', { marked: ['M dal'] })
  expect(withKnownMarks(known, menu, 'veg')).toBe(known)
})
