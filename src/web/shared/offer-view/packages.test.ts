import { describe, expect, test } from 'vitest'
import type { PackageView } from '#contract/endpoints/caterers.ts'
import { bookable, includedItems, isFor, optionalItems, packageGroups } from './packages.ts'

function aPackage(of: Partial<PackageView>): PackageView {
  return {
    id: 'p',
    name: 'Rasoi Veg',
    description: '',
    kind: 'package',
    basePrice: 300,
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
    items: [],
    shortages: [],
    ...of,
  }
}

function anItem(name: string, quantity: number, priority: number, basePrice = 40) {
  return { id: name, item: name, menuId: name, quantity, basePrice, minQty: 1, priority }
}

const feast = aPackage({ id: 'feast', basePrice: 500 })
const simple = aPackage({ id: 'simple', basePrice: 200 })
const large = aPackage({ id: 'large', bands: ['100+'] })
const boxes = aPackage({ id: 'boxes', kind: 'packed', basePrice: 90, bands: ['10-25', '25-50'] })
const own = aPackage({
  id: 'own',
  kind: 'custom',
  basePrice: 0,
  bands: [],
  items: [anItem('Soups', 0, 1, 30), anItem('Breads', 0, 2, 20)],
})
const all = [own, boxes, large, feast, simple]
const ids = (packs: readonly PackageView[]) => packs.map(({ id }) => id)

describe('the packages of a range', () => {
  test('are those offered for it, cheapest first, apart from packed food and the own menu', () => {
    const { packages, packed, custom } = packageGroups(all, '25-50')
    expect([ids(packages), ids(packed), ids(custom)]).toEqual([['simple', 'feast'], ['boxes'], ['own']])
  })

  test('are all while no range is chosen', () => {
    expect(ids(bookable(all, undefined))).toEqual(['simple', 'large', 'feast', 'boxes', 'own'])
  })

  test('may be none', () => {
    expect(bookable([large], '10-25')).toEqual([])
  })

  test('that lack dishes are shown and cannot be booked', () => {
    const short = aPackage({ id: 'short', shortages: [{ itemId: 'i', item: 'Rice', needed: 2, available: 1 }] })
    expect(
      packageGroups([short, simple], '25-50')
        .packages.map(({ id }) => id)
        .toSorted(),
    ).toEqual(['short', 'simple'])
    expect(bookable([short, simple], '25-50').map(({ id }) => id)).toEqual(['simple'])
  })

  test('always hold the own menu, which is for any number', () => {
    expect(isFor(own, '100+')).toBe(true)
    expect(isFor(boxes, '100+')).toBe(false)
  })
})

test('a package includes what has a quantity and offers the rest on top, both in their order', () => {
  const pack = aPackage({ items: [anItem('Sweets', 1, 3), anItem('Soups', 0, 2), anItem('Starters', 3, 1)] })
  expect(includedItems(pack).map(({ item }) => item)).toEqual(['Starters', 'Sweets'])
  expect(optionalItems(pack).map(({ item }) => item)).toEqual(['Soups'])
})

test('with a diet its packages alone are offered, and the others are apart', () => {
  const jain = aPackage({ id: 'jain', basePrice: 900, dishType: 'jain' })
  const packs = [boxes, feast, jain, simple, own]
  expect(ids(bookable(packs, '25-50', 'jain'))).toEqual(['jain', 'own'])
  expect(ids(packageGroups(packs, '25-50', 'jain').others)).toEqual(['boxes', 'simple', 'feast'])
  expect(packageGroups(packs, '25-50').others).toEqual([])
})

test('where no package is made for a diet, those with dishes of it are offered', () => {
  const meat = aPackage({ id: 'meat', dishType: 'nonVeg', kind: 'packed' })
  expect(ids(bookable([feast, simple, meat], '25-50', 'jain'))).toEqual(['simple', 'feast', 'meat'])
})

describe('the packages of a kind of service', () => {
  const thali = aPackage({ id: 'thali', name: 'Packed Thali Veg', kind: 'packed', basePrice: 150 })
  const counter = aPackage({ id: 'counter', basePrice: 800, items: [anItem('Chaat counter', 0, 1)] })
  const packs = [...all, thali, counter]

  test('come first, apart from the others of the menu', () => {
    expect(ids(bookable(packs, '25-50', undefined, 'thali'))).toEqual([
      'thali',
      'simple',
      'feast',
      'counter',
      'boxes',
      'own',
    ])
    const groups = packageGroups(packs, '25-50', undefined, 'thali')
    expect([ids(groups.ofService), ids(groups.packed)]).toEqual([['thali'], ['boxes']])
  })

  test('with live counters are those that have one to choose', () => {
    expect(ids(packageGroups(packs, '25-50', undefined, 'counters').ofService)).toEqual(['counter'])
  })

  test('are none of them where the caterer has none', () => {
    const { ofService, packages } = packageGroups([simple, own], '25-50', undefined, 'boxes')
    expect([ids(ofService), ids(packages)]).toEqual([[], ['simple']])
  })
})
