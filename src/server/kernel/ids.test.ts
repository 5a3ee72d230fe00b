import { isValid, decodeTime } from 'ulid'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from './ids.ts'
import { systemClock } from './clock.ts'

afterEach(() => vi.restoreAllMocks())

/** Later than every other test's, as ids count on from the latest. */
let latest = Date.parse('2090-01-01T00:00:00Z')

function setClock(time: number): void {
  vi.spyOn(systemClock, 'now').mockReturnValue(new Date(time))
}

test('ids are ULIDs of their time', () => {
  for (let i = 0; i < 1_000; i++) {
    setClock(++latest)
    const id = newId()
    expect(isValid(id)).toBe(true)
    expect(decodeTime(id)).toBe(latest)
  }
})

test('ids of a millisecond count up from the first of them, in order, each once', () => {
  setClock(++latest)
  const ids = Array.from({ length: 5_000 }, newId)
  expect(ids).toEqual([...new Set(ids)].sort())
  expect(new Set(ids.map(decodeTime))).toEqual(new Set([latest]))
  expect(ids.every(isValid)).toBe(true)
})

test('ids stay in order while the clock goes back', () => {
  setClock(latest + 1_000)
  const before = newId()
  setClock(latest)
  expect(newId() > before).toBe(true)
  latest += 1_000
})

test('ids of different milliseconds have nothing in common but their time', () => {
  const random = new Set<string>()
  for (let i = 0; i < 500; i++) {
    setClock(++latest)
    random.add(newId().slice(10, 18))
  }
  expect(random.size).toBe(500)
})
