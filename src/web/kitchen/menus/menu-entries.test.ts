import { describe, expect, test } from 'vitest'
import type { DishDraft } from './menu-draft.ts'
import {
  draftFrom,
  emptyDish,
  entryOf,
  hasWork,
  isSameName,
  leftOf,
  movedDish,
  withDish,
  withDrafts,
  withMenu,
  type MenuEntry,
} from './menu-entries.ts'

const options = { dishPricesShown: false }
const dish = (name: string, diet: DishDraft['diet'] = 'veg'): DishDraft => ({ ...emptyDish(diet), name })
const saved = { id: 'M1', version: 2, name: 'Starters', dishes: [dish('Samosa'), dish('Cutlet', 'jain')] }
const entry = entryOf(saved)
const namesOf = (dishes: readonly { name: string }[]) => dishes.map(({ name }) => name)

test('an entry of a saved category would send what is saved', () => {
  expect(entry).toMatchObject({ key: 'M1', saved, name: 'Starters' })
  expect(entry.dishes.map(({ key }) => key)).toEqual(['d0', 'd1'])
  expect(draftFrom(entry)).toEqual(saved)
})

test('draftFrom leaves out removed dishes, and has no id for a new category', () => {
  const dishes = entry.dishes.map((each, at) => (at === 0 ? { ...each, isRemoved: true } : each))
  expect(draftFrom({ key: 'new-1', name: 'Sweets', dishes })).toEqual({
    name: 'Sweets',
    dishes: [dish('Cutlet', 'jain')],
  })
})

test('leftOf keeps what is not removed', () => {
  expect(leftOf([{ name: 'a' }, { name: 'b', isRemoved: true }, { name: 'c', isRemoved: false }])).toEqual([
    { name: 'a' },
    { name: 'c', isRemoved: false },
  ])
})

test.each<[string, MenuEntry, boolean]>([
  ['is as it is saved', entry, false],
  ['was renamed', { ...entry, name: 'Snacks' }, true],
  ['is new', { key: 'new-1', name: '', dishes: [] }, true],
  ['was removed', { ...entry, isRemoved: true }, true],
  ['is new and was removed', { key: 'new-1', name: 'Sweets', dishes: [], isRemoved: true }, false],
])('a category that %s has work: %s', (_, each, expected) => {
  expect(hasWork(each, options)).toBe(expected)
})

describe('keys', () => {
  test('of new categories and dishes are free ones', () => {
    const two = withMenu(withMenu([entry], { name: 'A', dishes: [] }), { name: 'B', dishes: [dish('x'), dish('y')] })
    expect(two.map(({ key }) => key)).toEqual(['M1', 'new-1', 'new-2'])
    expect(two[2]?.dishes.map(({ key }) => key)).toEqual(['new-1', 'new-2'])
    expect(withMenu(two.toSpliced(1, 1), { name: 'C', dishes: [] }).at(-1)?.key).toBe('new-3')
    expect(withDish(entry.dishes, dish('z')).at(-1)).toEqual({ key: 'new-1', ...dish('z') })
  })

  test('are not mistaken for others that end alike', () => {
    expect(withDish([{ key: 'x-new-7', ...dish('a') }], dish('b')).at(-1)?.key).toBe('new-1')
    expect(withDish([{ key: 'new-7-x', ...dish('a') }], dish('b')).at(-1)?.key).toBe('new-1')
    expect(withDish([{ key: 'new-19', ...dish('a') }], dish('b')).at(-1)?.key).toBe('new-20')
  })
})

test('a new category fills in what its dishes do not say', () => {
  const [only] = withMenu([], { name: 'Sweets', dishes: [{ diet: 'jain', name: 'Basundi', description: 'Thick' }] })
  expect(only?.dishes).toEqual([
    { key: 'new-1', diet: 'jain', name: 'Basundi', description: 'Thick', price: '', imgUrl: '' },
  ])
})

describe('withDrafts', () => {
  test('adds categories in their order', () => {
    const drafts = [
      { name: 'Sweets', dishes: [dish('Jalebi')] },
      { name: 'Rice', dishes: [] },
    ]
    expect(namesOf(withDrafts([entry], drafts))).toEqual(['Starters', 'Sweets', 'Rice'])
  })

  test('gives a category of that name the dishes that it lacks', () => {
    const after = withDrafts([entry], [{ name: ' starters', dishes: [dish('samosa '), dish('Vada')] }])
    expect(after.map(({ name, dishes }) => [name, namesOf(dishes)])).toEqual([
      ['Starters', ['Samosa', 'Cutlet', 'Vada']],
    ])
    expect(after[0]?.dishes.at(-1)).toEqual({ key: 'new-1', ...dish('Vada') })
  })

  test('adds beside a category, or a dish, that is removed', () => {
    const removed = { ...entry, isRemoved: true }
    expect(namesOf(withDrafts([removed], [{ name: 'Starters', dishes: [] }]))).toEqual(['Starters', 'Starters'])
    const without = { ...entry, dishes: entry.dishes.map((each) => ({ ...each, isRemoved: true })) }
    const [after] = withDrafts([without], [{ name: 'Starters', dishes: [dish('Samosa')] }])
    expect(leftOf(after?.dishes ?? [])).toEqual([{ key: 'new-1', ...dish('Samosa') }])
  })

  test('keeps categories without a name apart', () => {
    const nameless = { name: ' ', dishes: [dish('Poha')] }
    expect(withDrafts([], [nameless, nameless])).toHaveLength(2)
  })

  test('joins two drafts of one name', () => {
    const drafts = ['Poha', 'Upma'].map((name) => ({ name: 'Breakfast', dishes: [dish(name)] }))
    expect(withDrafts([], drafts).map(({ dishes }) => namesOf(dishes))).toEqual([['Poha', 'Upma']])
  })
})

test('names are the same whatever their case and the spaces around them', () => {
  expect([isSameName(' Dal', 'dAL '), isSameName('Dal', 'Daal')]).toEqual([true, false])
})

test.each([
  ['a', 1, 'cba'],
  ['c', -1, 'cba'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['b', 1, 'abc'],
  ['x', 1, 'abc'],
] as const)('moving %s by %i among dishes of its diet makes %s', (key, by, expected) => {
  const dishes = [
    { key: 'a', ...dish('a') },
    { key: 'b', ...dish('b', 'jain') },
    { key: 'c', ...dish('c') },
  ]
  expect(namesOf(movedDish(dishes, key, by)).join('')).toBe(expected)
})
