import { describe, expect, test } from 'vitest'
import { anOwnItem, anOwnPackage } from '#test/factories/own-offer.ts'
import { NewPackage, PackageChanges } from '#contract/endpoints/offer/packages.ts'
import { changesBetween, copyOf, emptyPackage, fieldsOf, newPackageFrom } from './package-fields.ts'

const saved = fieldsOf(
  anOwnPackage('P1', {
    items: [anOwnItem('M2', 2), anOwnItem('M1', 1, { quantity: 2 })],
    marked: [{ itemId: 'I-M1', dishes: ['Dal'] }],
  }),
)

test('a saved package is typed with its items in their order and their marks', () => {
  expect(saved).toMatchObject({ basePrice: '350', minOrder: '10', minBill: '0', bands: ['10-25'] })
  expect(saved.items.map(({ menuId, quantity, marked }) => [menuId, quantity, marked])).toEqual([
    ['M1', '2', ['Dal']],
    ['M2', '1', []],
  ])
})

describe('changesBetween', () => {
  test.each([
    [{ name: ' Big Thali ' }, { name: 'Big Thali' }],
    [
      { description: 'x', servings: 'a', prepTime: 'b' },
      { description: 'x', servings: 'a', prepTime: 'b' },
    ],
    [
      { dietaryInfo: 'c', allergenInfo: 'd', imgUrl: '/e' },
      { dietaryInfo: 'c', allergenInfo: 'd', imgUrl: '/e' },
    ],
    [{ dishType: 'jain' as const }, { dishType: 'jain' }],
    [{ basePrice: '' }, { basePrice: 0 }],
    [{ basePrice: '350.00' }, {}],
    [{ bands: ['25-50' as const] }, { bands: ['25-50'] }],
    // Not of a package of this kind.
    [{ minOrder: '20', minBill: '20' }, {}],
  ])('of %j is %j', (typed, changes) => {
    expect(changesBetween(saved, { ...saved, ...typed })).toEqual(changes)
  })

  test('all items and marks are sent when one differs', () => {
    const items = saved.items.toReversed()
    expect(changesBetween(saved, { ...saved, items })).toMatchObject({
      items: [
        { menuId: 'M2', priority: 1 },
        { menuId: 'M1', priority: 2 },
      ],
      defaultSelection: [{ menuId: 'M1', dishes: ['Dal'] }],
    })
  })

  test('packed food has a smallest order, a custom menu a smallest bill', () => {
    const packed = { ...saved, kind: 'packed' as const }
    expect(changesBetween(packed, { ...packed, minOrder: '20', minBill: '5' })).toEqual({ minOrder: 20 })
    const custom = { ...saved, kind: 'custom' as const, minBill: '' }
    expect(changesBetween(custom, { ...custom, minBill: '0' })).toEqual({})
    expect(changesBetween(custom, { ...custom, minOrder: '20', minBill: '500' })).toEqual({ minBill: 500 })
  })

  test('is what the API takes', () => {
    const other = { ...saved, name: 'X', basePrice: '1.5', items: saved.items.toReversed() }
    expect(PackageChanges.safeParse(changesBetween(saved, other)).success).toBe(true)
  })
})

describe('newPackageFrom', () => {
  test.each(['package', 'packed', 'custom'] as const)('makes a request of a %s that the API takes', (kind) => {
    const values = { ...emptyPackage(kind, ['10-25', '25-50']), name: 'X', basePrice: kind === 'custom' ? '' : '99.5' }
    const body = newPackageFrom({ ...values, minOrder: '25', items: saved.items })
    expect(NewPackage.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({
      kind,
      name: 'X',
      bands: ['10-25', '25-50'],
      items: [{ menuId: 'M1' }, { menuId: 'M2' }],
    })
    expect(body.minOrder).toBe(kind === 'packed' ? 25 : undefined)
    expect(body.dishType).toBe(kind === 'custom' ? 'custom' : 'veg')
  })

  test('sends an empty package with what it needs', () => {
    expect(newPackageFrom({ ...emptyPackage('package', []), name: ' X ' })).toEqual({
      kind: 'package',
      name: 'X',
      dishType: 'veg',
      bands: [],
      items: [],
      defaultSelection: [],
    })
  })
})

test('a copy has the same content and a name that fits', () => {
  expect(copyOf(saved, 'y'.repeat(90))).toEqual({ ...saved, name: 'y'.repeat(80) })
})
