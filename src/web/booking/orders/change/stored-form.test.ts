import { expect, test, vi } from 'vitest'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { clearStoredForm, storeForm, readStoredForm, parseStoredForms } from './stored-form.ts'
import { formStateOf } from './change-form-state.ts'

type StoredForms = ReturnType<typeof parseStoredForms>

/** What a browser keeps, without a browser: every value is written and read as text. */
function aStore() {
  let text = 'null'
  return {
    get: (): StoredForms => parseStoredForms(JSON.parse(text)),
    set: (value: StoredForms) => void (text = JSON.stringify(value)),
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

const typed = { ...formStateOf(order('o1')), guests: '4', veg: '4', serviceHours: '' }

test('what was typed is there after a reload, half a number too', () => {
  const store = aStore()
  storeForm(order('o1'), typed, store)
  expect(readStoredForm(order('o1'), store)).toEqual(typed)
  expect(readStoredForm(order('o2'), store)).toBeUndefined()
})

test('it is not for an order that has become another one', () => {
  const store = aStore()
  storeForm(order('o1'), typed, store)
  expect(readStoredForm(order('o1', 45), store)).toBeUndefined()
})

test('what was sent or dropped is gone, and that of other orders stays', () => {
  const store = aStore()
  storeForm(order('o1'), typed, store)
  storeForm(order('o2'), typed, store)
  clearStoredForm(order('o1'), store)
  expect([readStoredForm(order('o1'), store), readStoredForm(order('o2'), store)]).toEqual([undefined, typed])
})

test('the latest five orders are kept, each once', () => {
  const store = aStore()
  for (const id of ['o1', 'o2', 'o2', 'o3', 'o4', 'o5', 'o6']) storeForm(order(id), typed, store)
  expect(store.get().map(({ orderId }) => orderId)).toEqual(['o6', 'o5', 'o4', 'o3', 'o2'])
})

test('the latest of an order takes the place of the one before', () => {
  const store = aStore()
  storeForm(order('o1'), typed, store)
  storeForm(order('o1'), { ...typed, guests: '5' }, store)
  expect([store.get().length, readStoredForm(order('o1'), store)?.guests]).toEqual([1, '5'])
})

test('nothing is written when there is nothing to forget', () => {
  const { get, set } = aStore()
  const written = vi.fn<typeof set>(set)
  const store = { get, set: written }
  storeForm(order('o1'), typed, store)
  written.mockClear()
  clearStoredForm(order('o2'), store)
  expect(written).not.toHaveBeenCalled()
  clearStoredForm(order('o1'), store)
  expect(store.get()).toEqual([])
})

test('five are written, and five are read of what an earlier version wrote', () => {
  let written: StoredForms = []
  const before = Array.from({ length: 7 }, (_, at) => ({ orderId: `o${at}`, of: 'x', wish: typed }))
  storeForm(order('new'), typed, { get: () => before, set: (value) => void (written = value) })
  expect([written.length, parseStoredForms(before).length]).toEqual([5, 5])
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
])('%j holds no form', (stored) => {
  expect(parseStoredForms([whole])).toHaveLength(1)
  expect(parseStoredForms(stored)).toEqual([])
})

test('parts that were tampered with become empty ones', () => {
  const stored = [{ orderId: 'o1', of: 'x', wish: { package: { id: 'p', name: 'P' }, menu: [3], guests: 4 } }]
  expect(parseStoredForms(stored)[0]?.wish).toMatchObject({ menu: [], guests: '', veg: '' })
})
