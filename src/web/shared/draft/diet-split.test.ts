import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OfferedPackage } from '#contract/rules/package-selection.ts'
import { diets } from '#contract/values/diet.ts'
import { zero } from '#contract/values/money.ts'
import { balance, changeSplit, countOf, mainDiet, splitOf, unplaced } from './diet-split.ts'

const offer: OfferedPackage = {
  id: 'p',
  name: 'Custom Menu',
  kind: 'custom',
  diet: 'custom',
  basePrice: zero,
  items: [
    {
      id: 'i',
      menuId: 'm',
      name: 'Mains',
      quantity: 0,
      price: zero,
      minQty: 1,
      dishes: [
        { name: 'Dal', diet: 'veg', supplement: zero },
        { name: 'Chicken', diet: 'nonVeg', supplement: zero },
      ],
    },
  ],
}
const nothing = { veg: '', jain: '', nonVeg: '' }

test.each([
  ['40', 40],
  [' 7 ', 7],
  ['', 0],
  ['4.5', 0],
  ['-3', 0],
  ['1e3', 0],
  ['9999999', 0],
])('%j counts as %d', (text, count) => {
  expect(countOf(text)).toBe(count)
})

describe('who eats what', () => {
  test('all eat what the package is until something is said', () => {
    expect(balance(nothing, 40, 'jain')).toEqual({ veg: '0', jain: '40', nonVeg: '0' })
    expect(mainDiet({ ...offer, diet: 'nonVeg' })).toBe('nonVeg')
    expect(mainDiet(offer, [])).toBe('veg')
    expect(mainDiet(offer, [{ itemId: 'i', addOn: 0, dishes: ['Chicken'] }])).toBe('nonVeg')
  })

  test('saying that five eat Jain leaves the others veg', () => {
    expect(changeSplit(balance(nothing, 40, 'veg'), 'jain', '5', 40, 'veg')).toEqual({
      veg: '35',
      jain: '5',
      nonVeg: '0',
    })
  })

  test('the main number itself is taken at its word, and what is missing is known', () => {
    const said = changeSplit(balance(nothing, 40, 'veg'), 'veg', '30', 40, 'veg')
    expect(said.veg).toBe('30')
    expect(unplaced(said, 40)).toBe(10)
  })

  test('more guests than there are never make a number negative', () => {
    const over = changeSplit(balance(nothing, 40, 'veg'), 'jain', '50', 40, 'veg')
    expect(over).toEqual({ veg: '0', jain: '50', nonVeg: '0' })
    expect(unplaced(over, 40)).toBe(-10)
  })

  test('a half-typed number stays as it is typed', () => {
    expect(changeSplit(balance(nothing, 40, 'veg'), 'jain', '', 40, 'veg')).toEqual({
      veg: '40',
      jain: '',
      nonVeg: '0',
    })
  })

  test('a split that is part of more gives back only itself', () => {
    const details = { ...nothing, guests: '', company: 'Shah & Sons' }
    expect(Object.keys(balance(details, 40, 'veg'))).toEqual(['veg', 'jain', 'nonVeg'])
    expect(Object.keys(changeSplit(details, 'jain', '5', 40, 'veg'))).toEqual(['veg', 'jain', 'nonVeg'])
    expect(Object.keys(changeSplit(details, 'veg', '5', 40, 'veg'))).toEqual(['veg', 'jain', 'nonVeg'])
  })

  test('a balanced split adds up whenever the others leave room', () => {
    const count = fc.integer({ min: 0, max: 5000 })
    fc.assert(
      fc.property(count, count, count, fc.constantFrom(...diets), (a, b, more, main) => {
        const [first, second] = diets.filter((diet) => diet !== main)
        const guests = a + b + more
        const split = balance({ ...nothing, [first!]: String(a), [second!]: String(b) }, guests, main)
        expect(unplaced(split, guests)).toBe(0)
        expect(splitOf(split)[main]).toBe(more)
      }),
    )
  })
})
