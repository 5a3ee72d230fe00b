import { describe, expect, test } from 'vitest'
import { controlId, mergeProblems, placeOf } from './problems.ts'

const order = { names: ['menu', 'venue', 'venue.line', 'guests'], aliases: { point: 'venue', 'guests.split': 'menu' } }

test.each([
  ['venue.line', 'venue.line'],
  ['venue.line.0', 'venue.line'],
  ['venue.place', 'venue'],
  ['menu.i1.dishes', 'menu'],
  ['point.lat', 'venue'],
  ['guests.split', 'menu'],
  ['guestsOver', undefined],
  ['constructor', undefined],
  ['', undefined],
])('a problem of %j is shown at %j', (field, place) => {
  expect(placeOf(field, order)).toBe(place)
})

describe('mergeProblems', () => {
  test('keeps one problem per field in the order of the form, of earlier lists first', () => {
    const own = [{ field: 'guests', message: 'own' }]
    const said = [
      { field: 'email', message: 'elsewhere' },
      { field: 'guests', message: 'said' },
      { field: 'venue.point', message: 'far' },
      { field: 'point.lat', message: 'not in India' },
      { field: 'menu', message: 'choose' },
    ]
    expect(mergeProblems(order, own, said)).toEqual([
      { field: 'menu', message: 'choose' },
      { field: 'venue', message: 'far' },
      { field: 'guests', message: 'own' },
      { field: 'email', message: 'elsewhere' },
    ])
  })
})

test('a control has the id of its form and field', () => {
  expect(controlId('bill', 'venue.pinCode')).toBe('bill-venue-pinCode')
})
