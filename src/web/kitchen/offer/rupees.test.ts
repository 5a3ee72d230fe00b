import { expect, test } from 'vitest'
import { cleanRupees, rupeesFrom, rupeesProblem } from './rupees.ts'

test.each([
  ['₹1,200.50', '1200.50'],
  ['Rs. 120/-', '120'],
  ['rs 99', '99'],
  ['120', '120'],
  ['-1', '-1'],
])('%j is cleaned to %j', (typed, clean) => expect(cleanRupees(typed)).toBe(clean))

test.each([' 0 ', '0.01', '99999.99', '100000'])('%j is a price', (typed) => {
  expect(rupeesProblem(typed)).toBeUndefined()
  expect(rupeesFrom(typed)).toBe(Number(typed))
})

test.each(['', '-1', '0.001', '100000.01', 'x', '1,2'])('%j is none', (typed) => {
  expect(rupeesProblem(typed)).toBe('Enter rupees per plate, from 0 to 1,00,000')
})
