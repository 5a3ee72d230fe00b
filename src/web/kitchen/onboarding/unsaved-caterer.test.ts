import { expect, test } from 'vitest'
import { unsavedFrom } from './unsaved-caterer.ts'

test('what was typed is read as it was written', () => {
  const stored = {
    version: 1,
    owner: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    typed: { name: 'Pushpa', point: { lat: 19.1, lng: 72.8 }, cateringType: ['jain'], cuisinesOffered: [] },
  }
  expect(unsavedFrom(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
})

test('what makes no sense is left out', () => {
  const typed = {
    name: 7,
    point: { lat: '19' },
    cuisinesOffered: ['Martian', 'Thai'],
    cateringType: 'veg',
    __proto__: 1,
  }
  expect(unsavedFrom({ version: 1, owner: 'A', typed })).toEqual({
    version: 1,
    owner: 'A',
    typed: { cuisinesOffered: ['Thai'] },
  })
})

test.each([{ lat: 19.1 }, { lng: 72.8 }, { lat: '19.1', lng: 72.8 }, { lat: 19.1, lng: '72.8' }, 'x', null])(
  'the point %j is left out',
  (point) => {
    expect(unsavedFrom({ version: 1, owner: 'A', typed: { point } })?.typed).toEqual({})
  },
)

test.each([undefined, 'Thai', { 0: 'Thai' }])('the cuisines %j are left out', (cuisinesOffered) => {
  expect(unsavedFrom({ version: 1, owner: 'A', typed: { cuisinesOffered } })?.typed).toEqual({})
})

test.each([undefined, null, [], 'x', {}, { version: 2, owner: 'A', typed: {} }, { version: 1, owner: 1, typed: {} }])(
  '%j is nothing',
  (stored) => {
    expect(unsavedFrom(stored)).toBeUndefined()
  },
)
