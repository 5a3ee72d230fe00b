import { describe, expect, test } from 'vitest'
import { hasArrived, withNewest, withOlder, withWritten, type Loaded } from './thread-pages.ts'

const message = (seq: number, by: 'customer' | 'caterer' = 'customer') => ({
  id: `m${seq}`,
  seq,
  by,
  text: `Message ${seq}`,
  at: '2026-11-20T10:00:00.000Z',
})
const loaded = (from: number, to: number, more = false, readByOther = 0): Loaded => ({
  items: Array.from({ length: to - from + 1 }, (_, at) => message(from + at)),
  more,
  readByOther,
})
const seqs = ({ items }: Loaded) => items.map(({ seq }) => seq)

describe('the newest page', () => {
  test('is all there is at first', () => {
    expect(withNewest(undefined, loaded(3, 5, true))).toEqual(loaded(3, 5, true))
  })

  test('goes below what was loaded before, each message once', () => {
    const both = withNewest(loaded(1, 4), loaded(3, 6, true))
    expect(seqs(both)).toEqual([1, 2, 3, 4, 5, 6])
    expect(both.more).toBe(false)
  })

  test('follows right after what was loaded before', () => {
    expect(seqs(withNewest(loaded(1, 4), loaded(5, 6)))).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('takes the place of an empty page, and is taken when it is empty', () => {
    const nothing = { items: [], more: false, readByOther: 0 }
    expect(withNewest(nothing, loaded(1, 2))).toEqual(loaded(1, 2))
    expect(withNewest(loaded(1, 2), nothing)).toEqual(nothing)
  })

  test('says whether there are older ones when it reaches as far back as what was loaded', () => {
    expect(withNewest(loaded(3, 4), loaded(3, 6, true)).more).toBe(true)
  })

  test('takes the place of what was loaded when there is a gap between them', () => {
    expect(withNewest(loaded(1, 4), loaded(9, 12, true))).toEqual(loaded(9, 12, true))
  })

  test('does not take away a message that was written since it was asked for', () => {
    expect(seqs(withNewest(loaded(1, 4), loaded(1, 3)))).toEqual([1, 2, 3, 4])
  })

  test('never takes back that the other side has read', () => {
    expect(withNewest(loaded(1, 2, false, 2), loaded(1, 2, false, 1)).readByOther).toBe(2)
  })
})

test('an older page goes above, each message once', () => {
  const all = withOlder(loaded(3, 5, true, 4), loaded(1, 3))
  expect([seqs(all), all.more, all.readByOther]).toEqual([[1, 2, 3, 4, 5], false, 4])
})

test('an older page is all there is where nothing was loaded', () => {
  expect(seqs(withOlder({ items: [], more: true, readByOther: 0 }, loaded(1, 2)))).toEqual([1, 2])
})

test('a message that was written goes to its place, once', () => {
  expect(seqs(withWritten({ ...loaded(1, 1), items: [message(1), message(3)] }, message(2)))).toEqual([1, 2, 3])
  const once = withWritten(loaded(1, 2), message(3))
  expect(seqs(withWritten(once, message(3)))).toEqual([1, 2, 3])
})

test('a message whose answer was lost is known by its author and its words', () => {
  const lost = { by: 'customer', text: ' Message 3 ', after: 2 }
  expect(hasArrived(loaded(1, 3), lost)).toBe(true)
  expect(hasArrived(loaded(1, 3), { ...lost, after: 3 })).toBe(false)
  expect(hasArrived(loaded(1, 3), { ...lost, by: 'caterer' })).toBe(false)
  expect(hasArrived(loaded(1, 3), { ...lost, text: 'Message 4' })).toBe(false)
})
