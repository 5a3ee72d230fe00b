import { describe, expect, test } from 'vitest'
import { conflictOf, firstChoice } from './conflict.ts'

describe('conflictOf', () => {
  const price = { field: 'price', label: 'Price' }
  const show = ({ rupees }: { rupees: number }) => `₹${rupees}`
  const of = (base: number, mine: number, theirs: number) =>
    conflictOf(price, { base: { rupees: base }, mine: { rupees: mine }, theirs: { rupees: theirs } }, show)

  test.each([
    ['nobody changed it', 1, 1, 1],
    ['both sides changed it to the same', 1, 2, 2],
  ])('is empty when %s', (_, base, mine, theirs) => {
    expect(of(base, mine, theirs)).toEqual([])
  })

  test('prefers the only side that changed it', () => {
    expect(of(1, 2, 1)).toEqual([{ ...price, mine: '₹2', theirs: '₹1', preferred: 'mine' }])
    expect(of(1, 1, 2)).toEqual([{ ...price, mine: '₹1', theirs: '₹2', preferred: 'theirs' }])
  })

  test('prefers neither when both changed it', () => {
    expect(of(1, 2, 3)).toEqual([{ ...price, mine: '₹2', theirs: '₹3' }])
  })
})

test('firstChoice leaves out what both sides changed', () => {
  const field = { label: '', mine: '', theirs: '' }
  expect(
    firstChoice([
      { ...field, field: 'name' },
      { ...field, field: 'price', preferred: 'mine' },
      { ...field, field: 'dishes', preferred: 'theirs' },
    ]),
  ).toEqual({ price: 'mine', dishes: 'theirs' })
})
