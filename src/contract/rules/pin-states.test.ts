import { expect, test } from 'vitest'
import { states } from '../values/place.ts'
import { statesOfPin } from './pin-states.ts'

test.each([
  ['400050', ['27']],
  ['421301', ['27']],
  ['403001', ['30']],
  ['560001', ['29']],
  ['380001', ['24']],
  ['396210', ['24', '26']],
  ['110001', ['07']],
  ['160017', ['03', '04', '06']],
  ['737101', ['11']],
  ['795001', ['14']],
])('%s is in %j', (pinCode, found) => {
  expect(statesOfPin(pinCode)).toEqual(found)
})

test.each(['900056', '290001', '350001', '550001'])('%s belongs to no place', (pinCode) => {
  expect(statesOfPin(pinCode)).toEqual([])
})

test('every state has PIN codes', () => {
  const found = new Set(Array.from({ length: 900 }, (_, i) => statesOfPin(`${100 + i}001`)).flat())
  expect(Object.keys(states).filter((code) => ![...found].some((state) => state === code))).toEqual([])
})
