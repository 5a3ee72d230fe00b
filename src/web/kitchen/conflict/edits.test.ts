import { expect, test } from 'vitest'
import { conflictsOf, isSame, keepMine, takeTheirs, withEdit } from './edits.ts'

const saved = { name: 'Thali', price: '300', bands: ['10-25'] }
const none = { typed: {}, before: {} }

test('an edit remembers what was saved when it began', () => {
  const first = withEdit(none, saved, { price: '310' })
  const second = withEdit(first, { ...saved, price: '305' }, { price: '320', name: 'Big Thali' })
  expect(second).toEqual({ typed: { price: '320', name: 'Big Thali' }, before: { price: '300', name: 'Thali' } })
})

test('only what was edited here and changed elsewhere to something else conflicts', () => {
  const edits = withEdit(none, saved, { price: '310', bands: ['25-50'] })
  expect(conflictsOf(edits, saved)).toEqual([])
  expect(conflictsOf(edits, { ...saved, name: 'Other' })).toEqual([])
  expect(conflictsOf(edits, { ...saved, price: '310' })).toEqual([])
  expect(conflictsOf(edits, { ...saved, price: '305', bands: ['25-50'] })).toEqual(['price'])
  expect(conflictsOf(edits, { ...saved, bands: [] })).toEqual(['bands'])
})

test('each of two values can be kept', () => {
  const theirs = { ...saved, price: '305' }
  const edits = withEdit(none, saved, { price: '310', name: 'Mine' })
  const kept = keepMine(edits, theirs, 'price')
  expect([kept.typed.price, conflictsOf(kept, theirs)]).toEqual(['310', []])
  expect(takeTheirs(edits, 'price')).toEqual({ typed: { name: 'Mine' }, before: { name: 'Thali' } })
})

test('lists are the same by what they hold', () => {
  expect([isSame(['a'], ['a']), isSame(['a'], ['b']), isSame('', undefined)]).toEqual([true, false, false])
})
