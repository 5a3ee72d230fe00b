import { describe, expect, test } from 'vitest'
import { cuisines } from '#contract/values/cuisine.ts'
import { NewPackage } from '#contract/endpoints/offer/packages.ts'
import { NewMenu } from '#contract/endpoints/offer/menus.ts'
import { dishesOf } from '#contract/rules/package-selection.ts'
import type { Diet } from '#contract/values/diet.ts'
import { fitted, menuOfTemplate, packagesOf } from './menu-of-template.ts'
import { loadTemplate } from './templates/load-template.ts'
import { menuTemplate } from './templates/menu-template.ts'

const template = menuTemplate({
  courses: {
    Starters: { veg: ['Tikki'], nonVeg: ['Fish Fry', 'Kheema'], jain: ['Jain Tikki', 'Dhokla'] },
    Rassa: { nonVeg: ['Tambda'] },
    Sweets: { veg: ['Gajar Halwa'], jain: ['Jalebi', 'Shrikhand'] },
  },
  packages: {
    '10-25': { name: 'Small', diet: 'veg', items: { Starters: 1, Sweets: 1 } },
    '25-50': { name: 'Big Jain Lunch', diet: 'jain', items: { Sweets: 2, Starters: 2 } },
    '50-100': { name: 'Non Veg Feast', diet: 'nonVeg', items: { Starters: 5, Rassa: 1 } },
    '100+': { name: 'Large', diet: 'veg', items: { Starters: 3, Rassa: 1, Sweets: 3 } },
  },
})
const every: Diet[] = ['veg', 'nonVeg', 'jain']
const menuFor = (...types: Diet[]) =>
  menuOfTemplate(template, types).map(({ name, dishes }) => [
    name,
    ...dishes.map((dish) => `${dish.name}: ${dish.diet}`),
  ])
const packagesFor = (...types: Diet[]) =>
  packagesOf(template, types).map(({ name, dishType, items }) => [
    name,
    dishType,
    items?.map(({ item, quantity }) => `${quantity} ${item}`).join(', '),
  ])

describe('menuOfTemplate', () => {
  test('has all dishes for who cooks all', () => {
    expect(menuFor(...every)).toEqual([
      ['Starters', 'Tikki: veg', 'Fish Fry: nonVeg', 'Kheema: nonVeg', 'Jain Tikki: jain', 'Dhokla: jain'],
      ['Rassa', 'Tambda: nonVeg'],
      ['Sweets', 'Gajar Halwa: veg', 'Jalebi: jain', 'Shrikhand: jain'],
    ])
    expect(menuOfTemplate(template, every)[0]?.dishes[0]).toEqual({ diet: 'veg', name: 'Tikki', description: '' })
  })

  test('has what is not made for Jains alone as veg for who cooks no Jain food, and no meat for who cooks none', () => {
    expect(menuFor('veg')).toEqual([
      ['Starters', 'Tikki: veg', 'Dhokla: veg'],
      ['Sweets', 'Gajar Halwa: veg', 'Jalebi: veg', 'Shrikhand: veg'],
    ])
    expect(menuFor('nonVeg')[1]).toEqual(['Rassa', 'Tambda: nonVeg'])
  })

  test('has only Jain dishes for who cooks nothing else', () => {
    expect(menuFor('jain')).toEqual([
      ['Starters', 'Jain Tikki: jain', 'Dhokla: jain'],
      ['Sweets', 'Jalebi: jain', 'Shrikhand: jain'],
    ])
  })
})

describe('packagesOf', () => {
  test('has one for each range of guests, without a price', () => {
    expect(packagesFor(...every)).toEqual([
      ['Small', 'veg', '1 Starters, 1 Sweets'],
      ['Big Jain Lunch', 'jain', '2 Starters, 2 Sweets'],
      ['Non Veg Feast', 'nonVeg', '5 Starters, 1 Rassa'],
      ['Large', 'veg', '3 Starters, 3 Sweets'],
    ])
    expect(packagesOf(template, every).map(({ bands, basePrice }) => [bands, basePrice])).toEqual([
      [['10-25'], 0],
      [['25-50'], 0],
      [['50-100'], 0],
      [['100+'], 0],
    ])
  })

  test('makes those of a diet that is not cooked veg, also in their names', () => {
    expect(packagesFor('veg').slice(1, 3)).toEqual([
      ['Big Lunch', 'veg', '2 Starters, 2 Sweets'],
      ['Feast', 'veg', '2 Starters'],
    ])
    expect(packagesFor('jain').map(([, diet]) => diet)).toEqual(['jain', 'jain', 'jain', 'jain'])
  })

  test.each(cuisines)('of %s can be sent to the API and booked, whatever the caterer cooks', async (cuisine) => {
    const chosen = await loadTemplate(cuisine)
    for (const types of [['veg'], ['jain'], ['nonVeg'], ['veg', 'jain'], ['veg', 'nonVeg'], every] satisfies Diet[][]) {
      const menu = menuOfTemplate(chosen, types)
      for (const { name } of menu) expect(NewMenu.safeParse({ name }).success).toBe(true)
      for (const one of packagesOf(chosen, types)) {
        const { dishType = 'custom', items = [] } = NewPackage.parse(one)
        expect(dishType === 'veg' || types.includes(dishType as Diet), `${one.name} for ${types.join()}`).toBe(true)
        expect(items.length, `${one.name} for ${types.join()}`).toBeGreaterThanOrEqual(3)
        for (const { item, quantity = 0 } of items)
          expect(
            dishesOf(menu.find(({ name }) => name === item)?.dishes ?? [], dishType).length,
          ).toBeGreaterThanOrEqual(quantity)
      }
    }
  })
})

describe('fitted', () => {
  const [, , feast] = packagesOf(template, every)
  test('leaves out categories that the menu lacks, and includes no more dishes than it has', () => {
    const menus = [
      {
        name: 'STARTERS',
        items: [
          { menuType: 'veg' as const, items: [1, 2] },
          { menuType: 'nonVeg' as const, items: [3] },
        ],
      },
      { name: 'Soups', items: [] },
    ]
    expect(feast && fitted(feast, menus)).toEqual({ ...feast, items: [{ item: 'Starters', quantity: 3 }] })
    expect(feast && fitted({ ...feast, dishType: 'jain' }, menus).items).toEqual([])
    expect(feast && fitted({ ...feast, dishType: 'veg' }, menus).items).toEqual([{ item: 'Starters', quantity: 2 }])
  })
})
