import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyDish, type DishEntry, type MenuEntry } from './menu-entries.ts'
import { problemsFrom, useMenuFailures } from './use-menu-failures.ts'

const dish = (key: string, diet: DishEntry['diet'] = 'veg', isRemoved = false): DishEntry => ({
  key,
  ...emptyDish(diet),
  name: key,
  ...(isRemoved ? { isRemoved } : {}),
})
const entry: MenuEntry = {
  key: 'M1',
  name: ' Starters ',
  dishes: [dish('a', 'jain'), dish('b', 'veg', true), dish('c'), dish('d')],
}

test('what the API says of an input is shown beside its control', () => {
  const said = {
    'items.0.items.1.price': 'Too much.',
    'items.1.items.0.imgUrl': 'Upload it.',
    'items.0.items.0': 'Odd.',
    name: 'Taken.',
    items: 'Too many.',
    'items.0.items.7.name': 'Gone.',
  }
  expect(problemsFrom(entry, said)).toEqual([
    { menu: 'M1', dish: 'd', field: 'price', message: 'Too much.' },
    { menu: 'M1', dish: 'a', field: 'imgUrl', message: 'Upload it.' },
    { menu: 'M1', dish: 'c', field: 'name', message: 'Odd.' },
    { menu: 'M1', field: 'name', message: 'Taken.' },
  ])
})

test('failures are named, and forgotten with the next try', () => {
  const { result } = renderHook(useMenuFailures)
  const problems = [{ menu: 'M1', field: 'name' as const, message: 'Taken.' }]
  const renamed = { key: 'M2', name: ' ', dishes: [], saved: { id: 'M2', name: 'Rice', dishes: [] } }
  act(() =>
    result.current.take([
      { entry, message: 'Taken.', problems },
      { entry: renamed, message: 'Gone.', problems: [] },
      { entry: { key: 'new-1', name: '', dishes: [] }, message: 'No.', problems: [] },
    ]),
  )
  expect(result.current.list.map(({ key, name, message }) => [key, name, message])).toEqual([
    ['M1', 'Starters', 'Taken.'],
    ['M2', 'Rice', 'Gone.'],
    ['new-1', '', 'No.'],
  ])
  expect([result.current.of('M2')?.name, result.current.of('M3')]).toEqual(['Rice', undefined])
  expect([result.current.problemsOf(entry), result.current.problemsOf({ ...entry, name: 'x' })]).toEqual([problems, []])
  expect(result.current.problemsOf({ ...entry, dishes: [] })).toEqual([])
  expect(result.current.problemsOf({ ...entry, key: 'M9' })).toEqual([])
  act(() => result.current.forget())
  expect(result.current.list).toEqual([])
})
