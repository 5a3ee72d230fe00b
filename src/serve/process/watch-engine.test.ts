import { setTimeout as pause } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { expect, test, vi } from 'vitest'
import { watchEngine } from './watch-engine.ts'

const periods = { everyMs: 5, patienceMs: 50 }

/** An engine that answers until it is told to hang. */
function anEngine() {
  const state = { hangs: false, closed: false, asked: 0 }
  const query = () => {
    state.asked += 1
    if (state.closed) return Promise.reject(new Error('PGlite is closed'))
    return state.hangs ? new Promise(() => {}) : Promise.resolve({ rows: [] })
  }
  const pglite = Object.defineProperty({ query }, 'closed', { get: () => state.closed })
  return { state, pglite: pglite as unknown as PGlite }
}

test('an engine that answers is asked again and again, and one that hangs is reported once', async () => {
  const { state, pglite } = anEngine()
  const hung = vi.fn<() => void>()
  watchEngine({ pglite }, hung, periods)
  await vi.waitFor(() => expect(state.asked).toBeGreaterThan(2))
  expect(hung).not.toHaveBeenCalled()

  state.hangs = true
  await vi.waitFor(() => expect(hung).toHaveBeenCalled())
  await pause(80)
  expect(hung).toHaveBeenCalledOnce()
})

test('an engine that was closed is not reported', async () => {
  const { state, pglite } = anEngine()
  const hung = vi.fn<() => void>()
  watchEngine({ pglite }, hung, periods)
  state.closed = true
  await pause(100)
  expect(hung).not.toHaveBeenCalled()
})
