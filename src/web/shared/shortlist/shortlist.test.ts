import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesSince, dueAt, parseStoredShortlist, withCaterer } from './shortlist.ts'

test('the latest comes first, each once, and can be removed', () => {
  expect(withCaterer(['a'], 'b', true)).toEqual(['b', 'a'])
  expect(withCaterer(['b', 'a'], 'a', true)).toEqual(['b', 'a'])
  expect(withCaterer(['b', 'a'], 'b', false)).toEqual(['a'])
  expect(withCaterer(['a'], 'b', false)).toEqual(['a'])
})

test('a hundred is the most', () => {
  const full = Array.from({ length: 100 }, (_, i) => `k${i}`)
  expect(withCaterer(full, 'one-more', true)).toBe('full')
  expect(withCaterer(full, 'k99', true)).toEqual(full)
})

test('any content of storage yields a valid shortlist', () => {
  expect(parseStoredShortlist({ ids: ['a', 'a', 7, '../x', 'b'], owner: 'u', readAt: 5 })).toEqual({
    ids: ['a', 'b'],
    owner: 'u',
    readAt: 5,
  })
  expect(parseStoredShortlist({ ids: ['a'], owner: 3, readAt: 'x' })).toEqual({ ids: ['a'] })
  expect(parseStoredShortlist({ ids: Array.from({ length: 101 }, (_, i) => `k${i}`) }).ids).toHaveLength(100)
  fc.assert(fc.property(fc.jsonValue(), (stored) => Array.isArray(parseStoredShortlist(stored).ids)))
})

test('what was pressed while the account was asked is found', () => {
  expect(changesSince(['a', 'b'], ['c', 'b'])).toEqual({ added: ['c'], removed: ['a'] })
})

test('what a visitor kept is given to the account at sign-in, and the account is read again after ten minutes', () => {
  const minute = 60_000
  expect(dueAt({ ids: [] }, 'u', 0)).toBe('merge')
  const stored = { ids: ['a'], owner: 'u', readAt: 5 * minute }
  expect(dueAt(stored, 'u', 14 * minute)).toBeUndefined()
  expect(dueAt(stored, 'u', 15 * minute)).toBeUndefined()
  expect(dueAt(stored, 'u', 15 * minute + 1)).toBe('read')
  expect(dueAt(stored, 'somebody-else', 6 * minute)).toBe('merge')
})
