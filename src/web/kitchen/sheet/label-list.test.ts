import { expect, test } from 'vitest'
import type { SheetOrder } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import { labelsOf } from './label-list.ts'

// What labels read of an order.
const order = {
  bookingCode: 'PGT-7K3QX',
  portion: 'box',
  dietSplit: { veg: 2, jain: 1, nonVeg: 0 },
  courses: [
    {
      name: 'Snacks',
      dishes: [
        { name: 'Samosa', diet: 'veg', portions: 2 },
        { name: 'Jain cutlet', diet: 'jain', portions: 3 },
      ],
      uneaten: [],
    },
  ],
} as unknown as SheetOrder

test('each box has a label with the dishes that its guest may eat, and served food has none', () => {
  const of = (diet: string, number: number, all: number, dishes: string[]) => ({
    bookingCode: 'PGT-7K3QX',
    diet,
    number,
    of: all,
    dishes,
  })
  expect(labelsOf([order, { ...order, portion: 'plate' }])).toEqual([
    of('veg', 1, 2, ['Samosa', 'Jain cutlet']),
    of('veg', 2, 2, ['Samosa', 'Jain cutlet']),
    of('jain', 1, 1, ['Jain cutlet']),
  ])
})
