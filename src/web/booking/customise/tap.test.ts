import { expect, test } from 'vitest'
import { zero } from '#contract/values/money.ts'
import type { OfferedItem } from '#contract/rules/package-selection.ts'
import { swapDish, tapOn, withTick } from './tap.ts'

const category = (quantity: number, dishes = ['A', 'B', 'C', 'D']): OfferedItem => ({
  id: 'i1',
  menuId: 'i1',
  name: 'Starters',
  quantity,
  price: zero,
  minQty: 1,
  dishes: dishes.map((name) => ({ name, diet: 'veg', supplement: zero })),
})
const chosen = (dishes: string[], addOn = 0) => ({ itemId: 'i1', addOn, dishes })

test('a tap toggles a dish while there is room', () => {
  expect(tapOn('package', category(2), chosen(['A']), 'B')).toEqual({ does: 'set', selection: chosen(['A', 'B']) })
  expect(tapOn('package', category(2), chosen(['A', 'B']), 'A')).toEqual({ does: 'set', selection: chosen(['B']) })
  expect(tapOn('custom', category(0), chosen(['A', 'B', 'C']), 'D')).toMatchObject({ does: 'set' })
})

test('at a limit of one a tap swaps, above it asks which, with nothing included it offers', () => {
  expect(tapOn('package', category(1), chosen(['A']), 'B')).toEqual({ does: 'swap', from: 'A' })
  expect(tapOn('package', category(0), chosen(['A'], 1), 'B')).toEqual({ does: 'swap', from: 'A' })
  expect(tapOn('package', category(2), chosen(['A', 'B']), 'C')).toEqual({
    does: 'ask',
    swaps: ['A', 'B'],
    canAdd: true,
  })
  expect(tapOn('package', category(0), chosen([]), 'A')).toEqual({ does: 'offer' })
})

test('ten is the most that can be added', () => {
  const many = Array.from({ length: 14 }, (_, at) => `D${at}`)
  expect(tapOn('package', category(2, many), chosen(many.slice(0, 12), 10), 'D13')).toMatchObject({ canAdd: false })
})

test('an added dish takes its add-on with it, unless dishes are still to be chosen', () => {
  const after = (dishes: string[], addOn: number) => tapOn('package', category(1), chosen(dishes, addOn), 'A')
  expect(after(['A', 'B'], 1)).toEqual({ does: 'set', selection: chosen(['B'], 0) })
  expect(after(['A'], 2)).toEqual({ does: 'set', selection: chosen([], 2) })
})

test('a swapped dish keeps its place', () => {
  expect(swapDish(chosen(['A', 'B'], 1), 'A', 'D')).toEqual(chosen(['D', 'B'], 1))
})

test('the add-on follows the ticks', () => {
  expect(withTick(category(1), chosen(['A']), 'B')).toEqual(chosen(['A', 'B'], 1))
  expect(withTick(category(1), chosen(['A', 'B'], 1), 'B')).toEqual(chosen(['A'], 0))
  expect(withTick(category(2), chosen(['A', 'B']), 'B')).toEqual(chosen(['A'], 0))
})
