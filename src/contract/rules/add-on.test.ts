import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addOnFits, isAddOnQuantity, minus, plus } from './add-on.ts'

describe('plus', () => {
  test.each([
    [0, 1, 1],
    [0, 3, 3],
    [2, 3, 3],
    [3, 3, 4],
    [5, 3, 6],
  ])('from %d with a step of %d goes to %d', (current, minQty, next) => {
    expect(plus(current, minQty)).toEqual({ quantity: next })
  })

  test.each([
    [10, 1],
    [0, 11],
  ])('from %d with a step of %d leaves the range and is rejected', (current, minQty) => {
    expect(plus(current, minQty)).toEqual({ error: 'add_on_out_of_range' })
  })
})

describe('minus', () => {
  test.each([
    [5, 1, 4],
    [5, 3, 4],
    [3, 3, 0],
    [2, 3, 0],
    [1, 1, 0],
    [0, 1, 0],
  ])('from %d with a step of %d goes to %d', (current, minQty, next) => {
    expect(minus(current, minQty)).toEqual({ quantity: next })
  })
})

test('no step ever leaves 0 to 10', () => {
  const quantity = fc.integer({ min: 0, max: 10 })
  fc.assert(
    fc.property(quantity, fc.integer({ min: 1, max: 100 }), fc.constantFrom(plus, minus), (current, minQty, step) => {
      const next = step(current, minQty)
      return 'error' in next || isAddOnQuantity(next.quantity)
    }),
  )
})

test('an add-on fits as long as it and what is included are not more than the dishes there are', () => {
  expect(addOnFits(3, 2, 5)).toBe(true)
  expect(addOnFits(4, 2, 5)).toBe(false)
  expect(addOnFits(11, 0, 50)).toBe(false)
})
