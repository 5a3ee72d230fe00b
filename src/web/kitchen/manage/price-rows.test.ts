import { describe, expect, test } from 'vitest'
import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import { restoreValues } from '#web/shared/form/form-schema.ts'
import { priceRows, priceSchema, withoutTyped, withTyped } from './price-rows.ts'

const menu = (id: string, basePrice: number): OwnMenu => ({
  id,
  name: `Menu ${id}`,
  catererId: 'C',
  basePrice,
  status: { id: 1 },
  items: [],
  version: 1,
})
const starters = menu('A', 50)

describe('priceRows', () => {
  test('shows saved prices until another one is typed', () => {
    const [first, second] = priceRows([starters, menu('B', 70.5)], withTyped({}, starters, '60'))
    expect(first).toMatchObject({ text: '60', isChanged: true, problem: undefined, isConflict: false })
    expect(second).toMatchObject({ text: '70.5', isChanged: false })
  })

  test.each(['50', '50.00', ' 50 '])('a price typed as %j is the saved one', (typed) => {
    expect(priceRows([starters], withTyped({}, starters, typed))[0]?.isChanged).toBe(false)
  })

  test.each(['', '-1', '1.234', 'abc', '100001', '1e3'])('%j is no price and counts as a change', (typed) => {
    expect(priceRows([starters], withTyped({}, starters, typed))[0]).toMatchObject({
      isChanged: true,
      problem: 'Enter rupees per plate, from 0 to 1,00,000',
    })
  })

  test.each(['0', '0.01', '100000'])('%j is a price', (typed) => {
    expect(priceRows([starters], withTyped({}, starters, typed))[0]?.problem).toBeUndefined()
  })

  test('conflicts where another price was saved since typing began', () => {
    const typed = withTyped(withTyped({}, starters, '6'), menu('A', 55), '60')
    expect(priceRows([menu('A', 55)], typed)[0]?.isConflict).toBe(true)
    expect(priceRows([menu('A', 60)], typed)[0]).toMatchObject({ isConflict: false, isChanged: false })
    expect(priceRows([starters], typed)[0]?.isConflict).toBe(false)
  })
})

test('typed prices are forgotten by menu', () => {
  const typed = withTyped(withTyped({}, starters, '60'), menu('B', 1), '2')
  expect(withoutTyped(typed, ['A'])).toEqual({ B: { typed: '2', before: 1 } })
})

test('stored prices that cannot be read are left out', () => {
  const good = { typed: '1', before: 2 }
  const stored = { prices: { A: good, B: { typed: 1, before: 2 }, C: { typed: '1' }, D: null, E: 'x' } }
  expect(restoreValues(priceSchema, stored)).toEqual({ prices: { A: good } })
  expect(restoreValues(priceSchema, { prices: 'x' })).toEqual({})
})
