import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isUnavailable } from './database-errors.ts'
import { createTurns } from './turns.ts'

/** Works that end when they are told to. */
function works(turns: ReturnType<typeof createTurns>) {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const start = (name: string, key = 'day') =>
    turns.take(key, async () => {
      started.push(name)
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.set(name, resolve)
      await promise
    })
  return { started, start, end: async (name: string) => (ends.get(name)?.(), pause(0)) }
}

test('works of one key beyond the most wait in the order in which they came; another key is not delayed', async () => {
  const { started, start, end } = works(createTurns({ most: 2, waitMs: 1_000 }))
  const all = ['a', 'b', 'c', 'd'].map((name) => start(name))
  all.push(start('other', 'another day'))
  await pause(0)
  expect(started).toEqual(['a', 'b', 'other'])

  await end('b')
  expect(started.at(-1)).toBe('c')
  await end('a')
  expect(started.at(-1)).toBe('d')
  for (const name of ['c', 'd', 'other']) await end(name)
  await Promise.all(all)
})

test('a turn that takes too long is unavailable, and later works are done', async () => {
  const { started, start, end } = works(createTurns({ most: 1, waitMs: 10 }))
  const first = start('first')
  const late = await start('late').catch((error: unknown) => error)
  expect(isUnavailable(late)).toBe(true)

  await end('first')
  await first
  const next = start('next')
  await pause(0)
  expect(started).toEqual(['first', 'next'])
  await end('next')
  await next
})

test('a work that fails gives its turn back', async () => {
  const turns = createTurns({ most: 1, waitMs: 10 })
  await expect(turns.take('day', () => Promise.reject(new Error('mine')))).rejects.toThrow('mine')
  expect(await turns.take('day', async () => 'done')).toBe('done')
})
