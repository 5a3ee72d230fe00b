import { expect, test } from 'vitest'
import { aVersionOf } from '#test/factories/order-view.ts'
import { changedLines } from './changed-lines.ts'

const before = {
  ...aVersionOf(40, 1),
  dishes: [{ category: 'Starters', dishes: ['Paneer Tikka', 'Hara Bhara Kebab'] }],
}

test('nothing is said of what stays', () => {
  expect(changedLines(before, before)).toEqual([])
})

test('guests and dishes that came or went are said as they were and are', () => {
  const after = { ...aVersionOf(45, 1), dishes: [{ category: 'Starters', dishes: ['Paneer Tikka', 'Jain Samosa'] }] }
  expect(changedLines(before, after)).toEqual([
    { what: 'Guests', was: '40 (40 Veg)', is: '45 (45 Veg)' },
    { what: 'Starters', was: 'Hara Bhara Kebab', is: 'Jain Samosa' },
  ])
})

test('a category that is new was nothing before', () => {
  const after = { ...before, dishes: [...before.dishes, { category: 'Sweets', dishes: ['Kheer'] }] }
  expect(changedLines(before, after)).toEqual([{ what: 'Sweets', was: '', is: 'Kheer' }])
})
