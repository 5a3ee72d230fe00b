import { describe, expect, test } from 'vitest'
import { placeOfSupply, supplyProblems } from './place-of-supply.ts'

const bandra = { lat: 19.0544, lng: 72.8295 }
const umbergaon = { lat: 20.17, lng: 72.75 }
const regular = { stateCode: '27', gstScheme: 'REGULAR_5' } as const

describe('the place of supply', () => {
  test.each([
    ['follows the place', { point: bandra, pinCode: '560001', state: '29' }, '27'],
    ['follows the PIN code outside the region', { point: umbergaon, pinCode: '380001', state: '27' }, '24'],
    [
      'is the chosen state where a PIN code can be in several',
      { point: umbergaon, pinCode: '396210', state: '26' },
      '26',
    ],
    ['is the chosen state while nothing else is known', { state: '29' }, '29'],
    ['is unknown without a venue', undefined, undefined],
  ])('%s', (_, venue, state) => {
    expect(placeOfSupply(venue)).toBe(state)
  })
})

describe('a venue is rejected', () => {
  const venue = { point: bandra, pinCode: '400050', state: '27' }

  test.each([
    ['with a PIN code of another state than its place', { pinCode: '560001', state: '29' }, 'Karnataka'],
    ['with a PIN code of another state than the chosen one', { state: '24' }, 'Maharashtra'],
    ['outside the region too', { point: umbergaon, pinCode: '396171', state: '27' }, 'Gujarat'],
  ])('%s, beside the code', (_, put, state) => {
    expect(supplyProblems({ ...venue, ...put }, regular)).toEqual([
      { code: 'pin_code_elsewhere', field: 'venue.pinCode', values: { state } },
    ])
  })

  test('with a PIN code that belongs to no place', () => {
    expect(supplyProblems({ ...venue, pinCode: '950001' }, regular)).toMatchObject([{ code: 'pin_code_unknown' }])
  })

  test('in another state than that of a composition caterer', () => {
    const gujarati = { stateCode: '24', gstScheme: 'COMPOSITION' } as const
    expect(supplyProblems(venue, gujarati)).toEqual([
      { code: 'composition_in_state', field: 'venue.state', values: { state: 'Gujarat' } },
    ])
    expect(supplyProblems(venue, { ...gujarati, stateCode: '27' })).toEqual([])
    expect(supplyProblems(venue, { ...gujarati, gstScheme: 'REGULAR_5' })).toEqual([])
    expect(supplyProblems(undefined, gujarati)).toEqual([])
  })
})

test('a venue whose PIN code, place and state agree is fine', () => {
  expect(supplyProblems({ point: bandra, pinCode: '400050', state: '27' }, regular)).toEqual([])
})
