import { expect, test } from 'vitest'
import { returnMemory } from './return-memory.ts'

const heap = () => process.memoryUsage().heapTotal

test('gives back what is no longer used', () => {
  const before = heap()
  // Some 80 MB of small objects, which the young generation passes on.
  let loaded: object[] | undefined = Array.from({ length: 1_000_000 }, (_, n) => ({ n, text: [n] }))
  expect(loaded.length).toBe(1_000_000)
  const full = heap()
  loaded = undefined
  returnMemory()
  expect(full - heap()).toBeGreaterThan((full - before) / 2)
})
