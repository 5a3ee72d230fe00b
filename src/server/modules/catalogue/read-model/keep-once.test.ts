import { expect, test } from 'vitest'
import { keepMembersOnce, keepOnce } from './keep-once.ts'

test('the first of equal values stands for each, and others stay what they are', () => {
  const once = keepOnce()
  const [first, second] = [
    { fromGuests: 1, days: [2] },
    { fromGuests: 1, days: [2] },
  ]
  expect(once(first)).toBe(first)
  expect(once(second)).toBe(first)
  expect(once({ fromGuests: 1, days: [3] })).toEqual({ fromGuests: 1, days: [3] })
  expect([once(null), once(undefined), once(0), once('Chinese')]).toEqual([null, undefined, 0, 'Chinese'])
})

test('a text is no object that is written like it', () => {
  const once = keepOnce()
  expect(once({})).toEqual({})
  expect(once('{}')).toBe('{}')
  expect(once('[]')).toBe('[]')
  expect(once([])).toEqual([])
})

test('members that are absent stay absent', () => {
  const once = keepOnce()
  const kept: { bands: string[]; area?: string; name: string[] } = { bands: ['25-50'], name: ['a'] }
  const shared = once(['25-50'])
  expect(keepMembersOnce(kept, ['bands', 'area'], once)).toBe(kept)
  expect(kept.bands).toBe(shared)
  expect(Object.keys(kept)).toEqual(['bands', 'name'])
  expect(kept.name).not.toBe(once(['a']))
})
