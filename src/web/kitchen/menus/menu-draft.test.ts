import { describe, expect, test } from 'vitest'
import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import { dishIndexOf, draftOf, menuChangesFrom, newMenuFrom, type DishDraft, type MenuDraft } from './menu-draft.ts'

const priced = { dishPricesShown: true }
const unpriced = { dishPricesShown: false }

const dish = (name: string, more: Partial<DishDraft> = {}): DishDraft => ({
  diet: 'veg',
  name,
  description: '',
  price: '',
  imgUrl: '',
  ...more,
})

const saved: OwnMenu = {
  id: 'M1',
  version: 4,
  name: 'Starters',
  catererId: 'C1',
  basePrice: 20,
  status: { id: 1 },
  items: [
    { menuType: 'veg', items: [{ name: 'Paneer tikka', description: 'Smoky', price: 0, imgUrl: '/p.avif' }] },
    { menuType: 'jain', items: [{ name: 'Banana cutlet', description: '', price: 12.5, imgUrl: '' }] },
  ],
}
const draft: MenuDraft = {
  id: 'M1',
  version: 4,
  name: 'Starters',
  dishes: [
    dish('Paneer tikka', { description: 'Smoky', imgUrl: '/p.avif' }),
    dish('Banana cutlet', { diet: 'jain', price: '12.5' }),
  ],
}

test('draftOf shows a category as it is saved, a price of 0 as none', () => {
  expect(draftOf(saved)).toEqual(draft)
})

describe('newMenuFrom', () => {
  const typed: MenuDraft = {
    name: ' Sweets ',
    dishes: [
      dish('Basundi ', { diet: 'jain', price: ' 15 ' }),
      dish('Jalebi', { description: ' Hot ', imgUrl: '/j.avif' }),
      { diet: 'jain', name: 'Shrikhand', description: '' },
    ],
  }

  test('groups the dishes by diet in their order, trimmed', () => {
    expect(newMenuFrom(typed, priced)).toEqual({
      name: 'Sweets',
      status: { id: 1 },
      items: [
        { menuType: 'veg', items: [{ name: 'Jalebi', description: 'Hot', price: 0, imgUrl: '/j.avif' }] },
        {
          menuType: 'jain',
          items: [
            { name: 'Basundi', description: '', price: 15, imgUrl: '' },
            { name: 'Shrikhand', description: '', price: 0, imgUrl: '' },
          ],
        },
      ],
    })
  })

  test('sends no prices for a caterer that sets none', () => {
    const dishes = newMenuFrom(typed, unpriced).items?.flatMap(({ items }) => items)
    expect(dishes?.map((each) => Object.keys(each))).toEqual([
      ['name', 'description', 'imgUrl'],
      ['name', 'description', 'imgUrl'],
      ['name', 'description', 'imgUrl'],
    ])
  })
})

describe('menuChangesFrom', () => {
  test.each<[string, Partial<MenuDraft>]>([
    ['nothing', {}],
    ['spaces', { name: ' Starters ' }],
    ['the order of dishes of two diets', { dishes: draft.dishes.toReversed() }],
    [
      'the spelling of a price',
      { dishes: draft.dishes.with(1, dish('Banana cutlet', { diet: 'jain', price: '12.50' })) },
    ],
  ])('is undefined when %s changed', (_, change) => {
    expect(menuChangesFrom(draft, { ...draft, ...change }, priced)).toBeUndefined()
  })

  test('has the name alone when only that changed, with the version that was loaded', () => {
    expect(menuChangesFrom(draft, { ...draft, name: 'Snacks' }, priced)).toEqual({ name: 'Snacks', version: 4 })
  })

  test('has no version where none was loaded', () => {
    expect(menuChangesFrom({ name: 'A', dishes: [] }, { name: 'B', dishes: [] }, priced)).toEqual({ name: 'B' })
  })

  test('has all dishes when one of them changed', () => {
    const dishes = [...draft.dishes, dish('Kothimbir vadi')]
    expect(menuChangesFrom(draft, { ...draft, dishes }, unpriced)).toEqual({
      items: newMenuFrom({ ...draft, dishes }, unpriced).items,
      version: 4,
    })
  })

  test('ignores prices of a caterer that sets none', () => {
    const dishes = draft.dishes.map((each) => ({ ...each, price: '99' }))
    expect(menuChangesFrom(draft, { ...draft, dishes }, unpriced)).toBeUndefined()
    expect(menuChangesFrom(draft, { ...draft, dishes }, priced)).toBeDefined()
  })
})

test.each([
  ['items.0.items.0.name', 1],
  ['items.0.items.1', 3],
  ['items.1.items.0.price', 0],
  ['items.1.items.1.imgUrl', 2],
  ['items.1.items.2.name', -1],
  ['items.2.items.0.name', -1],
  ['items', -1],
  ['name', -1],
])('%s of the API is dish %i', (field, index) => {
  const dishes = [dish('a', { diet: 'jain' }), dish('b'), dish('c', { diet: 'jain' }), dish('d')]
  expect(dishIndexOf({ name: '', dishes }, field)).toBe(index)
})
