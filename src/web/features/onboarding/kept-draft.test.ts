import { expect, test } from 'vitest'
import { draftFrom } from './kept-draft.ts'

test('a draft is read as it was written', () => {
  const draft = {
    version: 1,
    owner: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    typed: { name: 'Pushpa', point: { lat: 19.1, lng: 72.8 }, cateringType: ['jain'], cuisinesOffered: [] },
  }
  expect(draftFrom(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test('what makes no sense is left out', () => {
  const typed = {
    name: 7,
    point: { lat: '19' },
    cuisinesOffered: ['Martian', 'Thai'],
    cateringType: 'veg',
    __proto__: 1,
  }
  expect(draftFrom({ version: 1, owner: 'A', typed })).toEqual({
    version: 1,
    owner: 'A',
    typed: { cuisinesOffered: ['Thai'] },
  })
})

test.each([undefined, null, [], 'x', {}, { version: 2, owner: 'A', typed: {} }, { version: 1, owner: 1, typed: {} }])(
  '%j is no draft',
  (stored) => {
    expect(draftFrom(stored)).toBeUndefined()
  },
)
