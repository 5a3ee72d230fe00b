import { describe, expect, test } from 'vitest'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import { isUnchanged, mainDietOf, problemsInForm, requestOf, formStateOf } from './change-form-state.ts'

const category = (id: string, dishes: string[], addon = 0) => ({
  _id: id,
  name: id,
  price: 20,
  minQty: 1,
  quantity: dishes.length,
  addon,
  dishes,
  descriptions: dishes.map(() => ''),
})
// Only what a change may touch.
const order = {
  package: { id: 'p1', name: 'Home Feast', kind: 'package', dishType: 'veg' },
  menu: [category('starters', ['Paneer Tikka', 'Samosa'], 1), category('sweets', ['Jalebi'])],
  guests: 40,
  dietSplit: { veg: 30, jain: 10, nonVeg: 0 },
  serviceHours: 3,
} as unknown as OrderView

test('the form begins as the order is, and asks for that in the shape of the API', () => {
  expect(requestOf(formStateOf(order))).toEqual({
    packageId: 'p1',
    selections: [
      { itemId: 'starters', addOn: 1, dishes: ['Paneer Tikka', 'Samosa'] },
      { itemId: 'sweets', addOn: 0, dishes: ['Jalebi'] },
    ],
    guests: 40,
    dietSplit: { veg: 30, jain: 10, nonVeg: 0 },
    serviceHours: 3,
  })
})

describe('the form is unchanged', () => {
  test('whatever the order in which dishes were chosen', () => {
    const menu = [category('sweets', ['Jalebi']), category('starters', ['Samosa', 'Paneer Tikka'], 1)]
    expect(isUnchanged({ ...formStateOf(order), menu }, order)).toBe(true)
  })

  test.each([
    { guests: '41' },
    { veg: '29', jain: '11' },
    { serviceHours: '4' },
    { package: { id: 'p2', name: 'Grand Feast' } },
    { menu: [category('starters', ['Paneer Tikka', 'Kebab'], 1), category('sweets', ['Jalebi'])] },
  ])('not with %j', (other) => {
    expect(isUnchanged({ ...formStateOf(order), ...other }, order)).toBe(false)
  })
})

test('the diet that most guests eat takes up what a change leaves', () => {
  expect(mainDietOf(order)).toBe('veg')
  expect(mainDietOf({ dietSplit: { veg: 10, jain: 0, nonVeg: 30 } })).toBe('nonVeg')
  expect(mainDietOf({ dietSplit: { veg: 20, jain: 20, nonVeg: 20 } })).toBe('veg')
})

test('guests and hours that cannot be are said before the server is asked', () => {
  const wrong = (other: object) => problemsInForm({ ...formStateOf(order), ...other }).map(({ field }) => field)
  expect(wrong({})).toEqual([])
  expect(wrong({ guests: '' })).toEqual(['guests'])
  expect(wrong({ guests: '10001' })).toEqual(['guests'])
  expect(wrong({ serviceHours: '0' })).toEqual(['serviceHours'])
  expect(wrong({ serviceHours: '25', guests: '0' })).toEqual(['guests', 'serviceHours'])
})

test('the minimum and the maximum of guests and hours are no problems, and one more is told with the maximum', () => {
  const { maxGuests, maxServiceHours } = limits.order
  const sentences = (guests: number, hours: number) =>
    problemsInForm({ ...formStateOf(order), guests: String(guests), serviceHours: String(hours) }).map(
      ({ message }) => message,
    )
  expect([sentences(1, 1), sentences(maxGuests, maxServiceHours)]).toEqual([[], []])
  expect(sentences(maxGuests + 1, maxServiceHours + 1)).toEqual([
    m.change_guests_most({ max: maxGuests }),
    m.bill_hours_range({ max: maxServiceHours }),
  ])
})
