import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { returnWhenQuiet } from './return-when-quiet.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settings = { everyMs: 1_000, mostBusy: 0.2, leastBytes: 50, pauseMs: 10_000 }

/** A process of 100 bytes that does nothing; collecting leaves 100. */
function aProcess() {
  const state = { resident: 100, busy: 0, collections: 0 }
  returnWhenQuiet(
    {
      resident: () => state.resident,
      busy: () => state.busy,
      collect: () => {
        state.collections += 1
        state.resident = 100
      },
    },
    settings,
  )
  return state
}

test.each([
  ['a busy time', 30_000],
  ['a short one right after the start', 1_000],
])('memory that %s took is given back when the process is quiet, and not before', (_, busyMs) => {
  const state = aProcess()
  Object.assign(state, { busy: 0.9, resident: 200 })
  vi.advanceTimersByTime(busyMs)
  expect(state.collections).toBe(0)

  state.busy = 0.1
  vi.advanceTimersByTime(1_000)
  expect(state.collections).toBe(1)
})

test('a little memory is not worth it', () => {
  const state = aProcess()
  state.resident = 149
  vi.advanceTimersByTime(60_000)
  expect(state.collections).toBe(0)
})

test('a process that soon takes the memory again is left alone for a while', () => {
  const state = aProcess()
  vi.advanceTimersByTime(30_000)
  state.resident = 200
  vi.advanceTimersByTime(1_000)
  state.resident = 200
  vi.advanceTimersByTime(9_000)
  expect(state.collections).toBe(1)

  vi.advanceTimersByTime(1_000)
  expect(state.collections).toBe(2)
})
