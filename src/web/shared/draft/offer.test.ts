import { describe, expect, test } from 'vitest'
import type { MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import { fitSelections, offerFrom, servedGuests, stored } from './offer.ts'
import {
  findDishes,
  firstToDo,
  leftToChoose,
  mostToAdd,
  previewOf,
  progressOf,
  selectionOf,
} from '#web/booking/steps/progress.ts'
import { portionOf } from './portion.ts'

const dish = (name: string, price = 0) => ({ name, description: `${name} described`, price, imgUrl: '' })

const menus: MenuView[] = [
  {
    id: 'm1',
    name: 'Starters',
    catererId: 'c',
    basePrice: 40,
    status: { id: 1 },
    items: [
      { menuType: 'veg', items: [dish('Samosa'), dish('Paneer Tikka', 20), dish('Kebab')] },
      { menuType: 'nonVeg', items: [dish('Chicken Tikka')] },
      { menuType: 'jain', items: [dish('Jain Vada')] },
    ],
  },
  {
    id: 'm2',
    name: 'Sweets',
    catererId: 'c',
    basePrice: 30,
    status: { id: 1 },
    items: [{ menuType: 'veg', items: [dish('Jalebi'), dish('Kheer')] }],
  },
]

function aPackage(change: Partial<PackageView> = {}): PackageView {
  return {
    id: 'p',
    name: 'Silver Feast',
    description: '',
    kind: 'package',
    basePrice: 450,
    dishType: 'veg',
    catererId: 'c',
    bands: ['25-50'],
    minOrder: 10,
    gstPercent: 5,
    delivery: { freeKm: 10, perKm: 0 },
    servings: '',
    prepTime: '',
    dietaryInfo: '',
    allergenInfo: '',
    imgUrl: '',
    items: [
      { id: 'i2', item: 'Sweets', menuId: 'm2', quantity: 0, basePrice: 30, minQty: 1, priority: 2 },
      { id: 'i1', item: 'Starters', menuId: 'm1', quantity: 2, basePrice: 40, minQty: 1, priority: 1 },
    ],
    shortages: [],
    ...change,
  }
}

const offer = offerFrom(aPackage(), menus)
const chose = (dishes: string[], addOn = 0, itemId = 'i1') => ({ itemId, addOn, dishes })

describe('an offer', () => {
  test('has its categories by priority and only the dishes of its diet', () => {
    expect(offer.items.map((item) => item.name)).toEqual(['Starters', 'Sweets'])
    expect(offer.items[0]?.dishes.map((one) => one.name)).toEqual(['Samosa', 'Paneer Tikka', 'Kebab', 'Jain Vada'])
    expect(offer.items[0]?.dishes[1]?.supplement).toBe(2000)
  })

  test('of a menu that is gone has a category without dishes, in which nothing can be missing', () => {
    const orphaned = offerFrom(aPackage(), [])
    expect(orphaned.items[0]?.dishes).toEqual([])
    expect(leftToChoose(orphaned, [])).toBe(0)
  })

  test.each([
    ['package', 'Silver', 'plate'],
    ['packed', 'Snack Boxes', 'box'],
    ['packed', 'Packed Thali', 'thali'],
  ] as const)('%s %s comes by the %s', (kind, name, portion) => {
    expect(portionOf({ kind, name })).toBe(portion)
  })
})

describe('a stored choice', () => {
  test('comes back as it was', () => {
    const selections = [chose(['Samosa', 'Paneer Tikka', 'Kebab'], 1), chose(['Kheer'], 1, 'i2')]
    expect(fitSelections(offer, stored(offer, selections))).toEqual({ selections, gone: [] })
  })

  test('has the spec’s shape, with the add-on in its quantity', () => {
    expect(stored(offer, [chose(['Samosa'], 1)])).toEqual([
      {
        _id: 'i1',
        name: 'Starters',
        price: 40,
        minQty: 1,
        quantity: 3,
        addon: 1,
        dishes: ['Samosa'],
        descriptions: ['Samosa described'],
      },
    ])
  })

  test('loses dishes that are no longer there or too many, and says which', () => {
    const before = stored(offer, [chose(['Samosa', 'Paneer Tikka', 'Kebab'], 1)])
    const changed = offerFrom(aPackage(), [
      { ...menus[0]!, items: [{ menuType: 'veg', items: [dish('Samosa'), dish('Kebab')] }] },
      menus[1]!,
    ])
    expect(fitSelections(changed, before)).toMatchObject({
      selections: [chose(['Samosa', 'Kebab'], 0), chose([], 0, 'i2')],
      gone: ['Paneer Tikka'],
    })
  })

  test('is carried over to another package by the names of its categories', () => {
    const other = offerFrom(
      aPackage({
        id: 'p9',
        items: [{ id: 'x1', item: 'Starters', menuId: 'm1', quantity: 1, basePrice: 50, minQty: 1, priority: 1 }],
      }),
      menus,
    )
    expect(fitSelections(other, stored(offer, [chose(['Samosa', 'Kebab'])]))).toEqual({
      selections: [chose(['Samosa'], 0, 'x1')],
      gone: ['Kebab'],
    })
  })
})

describe('how far the choice is', () => {
  test('a category says how many are left', () => {
    expect(progressOf('package', offer.items[0]!, chose(['Samosa']))).toEqual({
      chosen: 1,
      allowed: 2,
      missing: 1,
      complete: false,
      extra: false,
    })
    expect(progressOf('package', offer.items[0]!, chose(['Samosa', 'Kebab']))).toMatchObject({
      missing: 0,
      complete: true,
    })
  })

  test('one of which nothing is included is an extra until something is added', () => {
    expect(progressOf('package', offer.items[1]!, chose([], 0, 'i2'))).toMatchObject({ extra: true, complete: false })
    expect(progressOf('package', offer.items[1]!, chose([], 1, 'i2'))).toMatchObject({ extra: false, missing: 1 })
  })

  test('a custom menu has no extras and asks for its least only once a category is used', () => {
    const custom = offerFrom(
      aPackage({
        kind: 'custom',
        dishType: 'custom',
        basePrice: 0,
        items: [{ id: 'i1', item: 'Starters', menuId: 'm1', quantity: 0, basePrice: 40, minQty: 2, priority: 1 }],
      }),
      menus,
    )
    expect(progressOf('custom', custom.items[0]!, chose([]))).toMatchObject({
      extra: false,
      missing: 0,
      complete: false,
      allowed: 5,
    })
    expect(progressOf('custom', custom.items[0]!, chose(['Samosa']))).toMatchObject({ missing: 1 })
    expect(firstToDo(custom, [])).toBe('nothing')
    expect(firstToDo(custom, [chose(['Samosa'])])).toEqual({ itemId: 'i1', name: 'Starters', count: 1 })
  })

  test('the first thing to do leads to its category, and there is none when the choice is whole', () => {
    expect(firstToDo(offer, [chose(['Samosa'])])).toEqual({ itemId: 'i1', name: 'Starters', count: 1 })
    expect(leftToChoose(offer, [chose(['Samosa']), chose([], 2, 'i2')])).toBe(3)
    expect(firstToDo(offer, [chose(['Samosa', 'Kebab'])])).toBeUndefined()
  })

  test('the preview tells what each category adds to a plate', () => {
    const rows = previewOf(offer, [chose(['Samosa', 'Paneer Tikka', 'Kebab'], 1)])
    expect(rows.map(({ item, adds, addOn }) => [item.name, adds, addOn])).toEqual([['Starters', 6000, 1]])
    expect(selectionOf([], 'i2')).toEqual(chose([], 0, 'i2'))
  })

  test('no more can be added than there are dishes, and never more than ten', () => {
    expect(mostToAdd(offer.items[0]!)).toBe(2)
    const many = {
      ...offer.items[0]!,
      dishes: Array.from({ length: 40 }, (_, at) => ({ ...offer.items[0]!.dishes[0]!, name: `D${at}` })),
    }
    expect(mostToAdd(many)).toBe(10)
    expect(mostToAdd({ ...offer.items[0]!, dishes: [] })).toBe(0)
  })

  test('dishes are found by a part of their name, whatever its case', () => {
    expect(findDishes(offer, ' ALEB ').map(({ item, dishes }) => [item.name, dishes.map((one) => one.name)])).toEqual([
      ['Sweets', ['Jalebi']],
    ])
    expect(findDishes(offer, 'pizza')).toEqual([])
  })
})

describe('whom a package is for', () => {
  const from = (bands: PackageView['bands'], chosen?: PackageView['bands'][number]) => servedGuests({ bands }, chosen)

  test('is the chosen range with those that follow on it, whatever their order', () => {
    expect(from(['50-100', '25-50'], '25-50')).toEqual({ min: 25, max: 100 })
    expect(from(['10-25', '50-100', '100+'], '100+')).toEqual({ min: 50, max: Infinity })
    expect(from(['10-25', '50-100'], '10-25')).toEqual({ min: 10, max: 25 })
  })

  test('is its first ranges when it is not for the chosen one', () => {
    expect(from(['25-50'], '100+')).toEqual({ min: 25, max: 50 })
    expect(from(['25-50'])).toEqual({ min: 25, max: 50 })
  })

  test('is anybody without ranges, as a custom menu is', () => {
    expect(from([], '25-50')).toBeUndefined()
  })
})
