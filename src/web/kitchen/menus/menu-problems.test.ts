import { describe, expect, test } from 'vitest'
import { m } from '#messages'
import { emptyDish, entryOf, type DishEntry, type MenuEntry } from './menu-entries.ts'
import { menuControlId, problemsOf } from './menu-problems.ts'

const priced = { dishPricesShown: true }
const dish = (key: string, more: Partial<DishEntry> = {}): DishEntry => ({
  key,
  ...emptyDish('veg'),
  name: `Dish ${key}`,
  ...more,
})
const menu = (more: Partial<MenuEntry> = {}): MenuEntry => ({ key: 'new-1', name: 'Sweets', dishes: [], ...more })
const of = (entry: MenuEntry, others: readonly MenuEntry[] = [], options = priced) =>
  problemsOf(entry, [...others, entry], options)

test('nothing is wrong with a name and dishes as long as allowed', () => {
  const dishes = [dish('a', { name: 'd'.repeat(120), description: 'e'.repeat(500), price: '100000' })]
  expect(of(menu({ name: 'n'.repeat(80), dishes }))).toEqual([])
})

describe('a category', () => {
  test.each([
    ['without a name', ' ', m.error_category_name_needed()],
    ['with a long name', 'n'.repeat(81), m.error_too_long({ max: 80 })],
  ])('%s says what to enter', (_, name, message) => {
    expect(of(menu({ name }))).toEqual([{ menu: 'new-1', field: 'name', message }])
  })

  test('that is removed has nothing wrong', () => {
    expect(of(menu({ name: '', isRemoved: true }))).toEqual([])
  })

  test('of a name that is taken says so, the later of two', () => {
    const first = menu({ key: 'new-0', name: 'sweets ' })
    const taken = [{ menu: 'new-1', field: 'name', message: m.error_category_name_taken() }]
    expect(of(menu(), [first])).toEqual(taken)
    expect(problemsOf(first, [first, menu()], priced)).toEqual([])
    expect(of(menu(), [{ ...first, isRemoved: true }])).toEqual([])
  })

  test('that takes the name of a later one that is saved says so itself', () => {
    const later = entryOf({ id: 'M2', version: 1, name: 'Sweets', dishes: [] })
    const renamed = menu({ key: 'M1', saved: { id: 'M1', version: 1, name: 'Rice', dishes: [] } })
    expect(problemsOf(renamed, [renamed, later], priced)).toHaveLength(1)
    const edited = { ...later, saved: { ...later.saved, name: 'Drinks', dishes: [] } }
    expect(problemsOf(renamed, [renamed, edited], priced)).toEqual([])
  })

  test('beyond 40 says so', () => {
    const others = Array.from({ length: 40 }, (_, at) => menu({ key: `M${at}`, name: `Course ${at}` }))
    expect(of(menu(), others)).toEqual([
      { menu: 'new-1', field: 'name', message: m.error_categories_limit({ max: 40 }) },
    ])
    expect(of(menu(), others.slice(1))).toEqual([])
    expect(of({ ...menu(), saved: { name: 'Sweets', dishes: [] } }, others)).toEqual([])
  })
})

describe('a dish', () => {
  test.each<[string, Partial<DishEntry>, string, string]>([
    ['without a name', { name: ' ' }, 'name', m.error_dish_name_needed()],
    ['with a long name', { name: 'd'.repeat(121) }, 'name', m.error_too_long({ max: 120 })],
    ['with a long description', { description: 'e'.repeat(501) }, 'description', m.error_too_long({ max: 500 })],
    ['with a negative price', { price: '-1' }, 'price', m.manage_need_price({ max: '1,00,000' })],
    ['with a price above all', { price: '100000.01' }, 'price', m.manage_need_price({ max: '1,00,000' })],
    ['with a text as price', { price: 'ten' }, 'price', m.manage_need_price({ max: '1,00,000' })],
    ['with an exponent as price', { price: '1e3' }, 'price', m.manage_need_price({ max: '1,00,000' })],
    ['with three decimals', { price: '1.234' }, 'price', m.manage_need_price({ max: '1,00,000' })],
  ])('%s says what to enter', (_, more, field, message) => {
    expect(of(menu({ dishes: [dish('a', more)] }))).toEqual([{ menu: 'new-1', dish: 'a', field, message }])
  })

  test('may have a price with spaces around it, and anything where prices do not count', () => {
    expect(of(menu({ dishes: [dish('a', { price: ' 12.50 ' })] }))).toEqual([])
    expect(of(menu({ dishes: [dish('a', { price: 'ten' })] }), [], { dishPricesShown: false })).toEqual([])
  })

  test('of a name that is taken says so, the later of two', () => {
    const dishes = [dish('a', { name: 'Kheer' }), dish('b', { name: 'kheer ', diet: 'jain' })]
    expect(of(menu({ dishes }))).toEqual([
      { menu: 'new-1', dish: 'b', field: 'name', message: m.error_dish_name_taken() },
    ])
    expect(of(menu({ dishes: [dish('a', { name: 'Kheer', isRemoved: true }), dish('b', { name: 'Kheer' })] }))).toEqual(
      [],
    )
  })

  test('beyond 80 says so, removed ones not counted', () => {
    const dishes = Array.from({ length: 81 }, (_, at) => dish(`d${at}`))
    expect(of(menu({ dishes }))).toEqual([
      { menu: 'new-1', dish: 'd80', field: 'name', message: m.error_dishes_limit({ max: 80 }) },
    ])
    expect(of(menu({ dishes: dishes.with(0, dish('d0', { isRemoved: true })) }))).toEqual([])
  })

  test('says one thing of each control, the category first', () => {
    const problems = of(menu({ name: '', dishes: [dish('a', { name: '', price: 'x' }), dish('b', { name: '' })] }))
    expect(problems.map(({ dish: key, field }) => [key, field])).toEqual([
      [undefined, 'name'],
      ['a', 'name'],
      ['a', 'price'],
      ['b', 'name'],
    ])
  })
})

test('controls have ids of their own', () => {
  expect(menuControlId({ menu: 'M1', field: 'name' })).toBe('menu-M1-name')
  expect(menuControlId({ menu: 'M1', dish: 'd0', field: 'imgUrl' })).toBe('menu-M1-d0-imgUrl')
})
