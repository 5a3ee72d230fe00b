import { expect, test, vi } from 'vitest'
import type { OrderView } from '#contract/endpoints/ordering.ts'
import { forgetWish, keepWish, keptWish, readKept } from './kept-wish.ts'
import { wishOf } from './wish.ts'

type Kept = ReturnType<typeof readKept>

/** What a browser keeps, without a browser: every value is written and read as text. */
function aStore() {
  let text = 'null'
  return {
    get: (): Kept => readKept(JSON.parse(text)),
    set: (value: Kept) => void (text = JSON.stringify(value)),
  }
}

// Only what a change may touch.
const order = (id: string, guests = 40) =>
  ({
    id,
    package: { id: 'p1', name: 'Home Feast' },
    menu: [
      {
        _id: 'i1',
        name: 'Sweets',
        price: 20,
        minQty: 1,
        quantity: 1,
        addon: 0,
        dishes: ['Jalebi'],
        descriptions: [''],
      },
    ],
    guests,
    dietSplit: { veg: guests, jain: 0, nonVeg: 0 },
    serviceHours: 3,
  }) as unknown as OrderView

const typed = { ...wishOf(order('o1')), guests: '4', veg: '4', serviceHours: '' }

test('what was typed is there after a reload, half a number too', () => {
  const store = aStore()
  keepWish(order('o1'), typed, store)
  expect(keptWish(order('o1'), store)).toEqual(typed)
  expect(keptWish(order('o2'), store)).toBeUndefined()
})

test('it is not for an order that has become another one', () => {
  const store = aStore()
  keepWish(order('o1'), typed, store)
  expect(keptWish(order('o1', 45), store)).toBeUndefined()
})

test('what was sent or dropped is gone, and that of other orders stays', () => {
  const store = aStore()
  keepWish(order('o1'), typed, store)
  keepWish(order('o2'), typed, store)
  forgetWish(order('o1'), store)
  expect([keptWish(order('o1'), store), keptWish(order('o2'), store)]).toEqual([undefined, typed])
})

test('the latest five orders are kept, each once', () => {
  const store = aStore()
  for (const id of ['o1', 'o2', 'o2', 'o3', 'o4', 'o5', 'o6']) keepWish(order(id), typed, store)
  expect(store.get().map(({ orderId }) => orderId)).toEqual(['o6', 'o5', 'o4', 'o3', 'o2'])
})

test('the latest of an order takes the place of the one before', () => {
  const store = aStore()
  keepWish(order('o1'), typed, store)
  keepWish(order('o1'), { ...typed, guests: '5' }, store)
  expect([store.get().length, keptWish(order('o1'), store)?.guests]).toEqual([1, '5'])
})

test('nothing is written when there is nothing to forget', () => {
  const { get, set } = aStore()
  const written = vi.fn<typeof set>(set)
  const store = { get, set: written }
  keepWish(order('o1'), typed, store)
  written.mockClear()
  forgetWish(order('o2'), store)
  expect(written).not.toHaveBeenCalled()
  forgetWish(order('o1'), store)
  expect(store.get()).toEqual([])
})

test('five are written, and five are read of what an earlier version wrote', () => {
  let written: Kept = []
  const before = Array.from({ length: 7 }, (_, at) => ({ orderId: `o${at}`, of: 'x', wish: typed }))
  keepWish(order('new'), typed, { get: () => before, set: (value) => void (written = value) })
  expect([written.length, readKept(before).length]).toEqual([5, 5])
})

const whole = { orderId: 'o1', of: 'x', wish: { package: { id: 'p', name: 'P' } } }
test.each<[unknown]>([
  [undefined],
  ['x'],
  [{}],
  [[7]],
  [[null]],
  [[{ orderId: 'o1', of: 'x' }]],
  [[{ orderId: 'o1', of: 'x', wish: { package: 3 } }]],
  [[{ ...whole, orderId: 7 }]],
  [[{ ...whole, of: 7 }]],
  [[{ ...whole, wish: { package: { id: 7, name: 'P' } } }]],
  [[{ ...whole, wish: { package: { id: 'p', name: 7 } } }]],
])('%j holds no wish', (stored) => {
  expect(readKept([whole])).toHaveLength(1)
  expect(readKept(stored)).toEqual([])
})

test('parts that were tampered with become empty ones', () => {
  const stored = [{ orderId: 'o1', of: 'x', wish: { package: { id: 'p', name: 'P' }, menu: [3], guests: 4 } }]
  expect(readKept(stored)[0]?.wish).toMatchObject({ menu: [], guests: '', veg: '' })
})
