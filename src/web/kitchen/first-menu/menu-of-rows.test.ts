import { describe, expect, test } from 'vitest'
import type { ListRow } from './parse/list-row.ts'
import { countsOf, menuOfRows, menuProblem } from './menu-of-rows.ts'

const row = (kind: ListRow['kind'], name: string, more: Partial<ListRow> = {}): ListRow => ({
  line: 0,
  kind,
  name,
  diet: 'veg',
  ...more,
})
const rows = [
  row('dish', 'Papad'),
  row('category', 'Starters'),
  row('dish', 'Fish Fry', { diet: 'nonVeg', price: 120 }),
  row('ignored', 'Call us'),
  row('category', 'Rice'),
  row('category', 'STARTERS'),
  row('dish', 'fish fry'),
  row('dish', 'Idli'),
]
const dish = (name: string, diet = 'veg') => ({ diet, name, description: '' })

describe('menuOfRows', () => {
  test('joins categories of one name, and leaves out those without dishes, dishes that are there and what is ignored', () => {
    expect(menuOfRows(rows, { dishPricesShown: false })).toEqual([
      { name: 'Other dishes', dishes: [dish('Papad')] },
      { name: 'Starters', dishes: [dish('Fish Fry', 'nonVeg'), dish('Idli')] },
    ])
  })

  test('cuts what has become a category to the length of one', () => {
    const [long] = menuOfRows([row('category', `${'x'.repeat(79)} yz`), row('dish', 'Idli')], {
      dishPricesShown: false,
    })
    expect(long?.name).toBe('x'.repeat(79))
  })

  test('takes prices only of caterers that show prices of dishes', () => {
    const [, starters] = menuOfRows(rows, { dishPricesShown: true })
    expect(starters?.dishes.map(({ price }) => price)).toEqual(['120', undefined])
  })
})

const menu = (categories: number, dishes: number) =>
  Array.from({ length: categories }, (_, at) => ({
    name: `Course ${at}`,
    dishes: Array.from({ length: dishes }, (_one, i) => ({ diet: 'veg' as const, name: `Dish ${i}`, description: '' })),
  }))

test('countsOf counts dishes and categories', () => {
  expect([countsOf([]), countsOf(menu(3, 4))]).toEqual([
    { dishes: 0, categories: 0 },
    { dishes: 12, categories: 3 },
  ])
})

test.each([
  [0, 0, 'Mark at least one line as a dish'],
  [1, 1, undefined],
  [40, 80, undefined],
  [41, 1, 'You can have 40 categories'],
  [2, 81, 'Course 0 has 81 dishes. A category can have 80.'],
])('menuProblem of %i categories of %i dishes is %j', (categories, dishes, problem) => {
  expect(menuProblem(menu(categories, dishes))).toBe(problem)
})
