import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstInOrder, keepOrder } from './ordered-rows.ts'

/** A change of a row: its new key, or that it is removed. */
const changes = fc.array(fc.tuple(fc.nat(120), fc.option(fc.nat(6), { nil: undefined })), { maxLength: 200 })

test('rows stay in order whatever is put and removed, and keep their place where nothing changed for them', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(6), { maxLength: 70 }), changes, (given, later) => {
      const keys = new Map(given.entries())
      const compare = (a: number, b: number) => (keys.get(a) ?? Number.NaN) - (keys.get(b) ?? Number.NaN) || a - b
      const order = keepOrder([...keys.keys()].sort(compare), compare)
      for (const [row, key] of later) {
        if (key === undefined) {
          order.remove(row)
          keys.delete(row)
        } else {
          keys.set(row, key)
          order.put(row)
        }
        expect([...order.rows.subarray(0, order.count)]).toEqual([...keys.keys()].sort(compare))
      }
    }),
  )
})

test('the first rows of an order are those that words name, however many come before them', () => {
  const order = keepOrder([40, 3, 39, 0, 5], () => 0)
  expect(firstInOrder(Uint32Array.of(0b101001, 0b10000000), 3, order)).toEqual([3, 39, 0])
  expect(firstInOrder(Uint32Array.of(0, 0b100000000), 1, order)).toEqual([40])
})
