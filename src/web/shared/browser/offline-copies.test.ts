import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubCaches } from '#test/support/cache-stub.ts'
import { deleteCopies, findCopy, saveCopy } from './offline-copies.ts'

const asha = { id: 'asha', catererId: 'kitchen' }
const dayMs = 24 * 60 * 60_000
let browser: ReturnType<typeof stubCaches>

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-12-12T10:00:00Z'), toFake: ['Date'] })
  browser = stubCaches()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a copy is found by its owner alone: the account, and the caterer for which it acts', async () => {
  await saveCopy(asha, '/sheet?day=1', { day: 1 })
  expect(await findCopy(asha, '/sheet?day=1')).toEqual({ day: 1 })
  expect(await findCopy(asha, '/sheet?day=2')).toBeUndefined()
  expect(await findCopy({ ...asha, catererId: 'other' }, '/sheet?day=1')).toBeUndefined()
  expect(await findCopy({ ...asha, id: 'bhola' }, '/sheet?day=1')).toBeUndefined()
})

test('a copy is kept for 7 days', async () => {
  await saveCopy(asha, '/old', 'old')
  vi.advanceTimersByTime(7 * dayMs)
  expect(await findCopy(asha, '/old')).toBe('old')
  vi.advanceTimersByTime(1)
  expect(await findCopy(asha, '/old')).toBeUndefined()
  await saveCopy(asha, '/new', 'new')
  expect(browser.paths('pangat-account-asha-kitchen')).toEqual(['/new'])
})

test('deleting leaves the copies of one owner or none, and nothing else is touched', async () => {
  await saveCopy(asha, '/a', 1)
  await saveCopy({ id: 'bhola' }, '/b', 2)
  await caches.open('pangat-static-1')
  await deleteCopies(asha)
  expect(browser.names()).toEqual(['pangat-account-asha-kitchen', 'pangat-static-1'])
  await deleteCopies()
  expect(browser.names()).toEqual(['pangat-static-1'])
})

test('a browser without caches, and one that forbids them, keep nothing and work', async () => {
  for (const forbidden of [
    undefined,
    { open: () => Promise.reject(new Error()), keys: () => Promise.reject(new Error()) },
  ]) {
    vi.stubGlobal('caches', forbidden)
    await saveCopy(asha, '/a', 1)
    await deleteCopies()
    expect(await findCopy(asha, '/a')).toBeUndefined()
  }
})
