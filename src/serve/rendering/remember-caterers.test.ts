import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fail } from '#server/kernel/app-error.ts'
import { createLog } from '#server/kernel/log.ts'
import type { CatalogueChange } from '#server/modules/catalogue/index.ts'
import { rememberCaterers } from './remember-caterers.ts'

const [first, second, third] = [
  '01KC0A7M5V9F3G8H2J6K4N1PA1',
  '01KC0A7M5V9F3G8H2J6K4N1PA2',
  '01KC0A7M5V9F3G8H2J6K4N1PA3',
]
const pace = { start: 1_000, times: 19, afterFailure: 5_000, round: 3_600_000 }

let change: (names: CatalogueChange) => void
let failure: Error | undefined
/** Ids of caterers whose menus were read. */
let read: (string | undefined)[]
const renew = vi.fn(async (route: string, { params }: { params?: Record<string, string> }) => {
  if (failure) throw failure
  if (route.startsWith('GET /api/menus')) read.push(params?.['catererId'])
})

beforeEach(() => {
  vi.useFakeTimers()
  read = []
  failure = undefined
  renew.mockClear()
})
afterEach(() => vi.useRealTimers())

const begin = () =>
  rememberCaterers(
    {
      catalogue: {
        cards: async () => [{ id: first }, { id: second }, { id: third }] as never,
        onChange: (changed) => void (change = changed),
      },
      renew,
      log: createLog('silent'),
    },
    pace,
  )

test('every caterer is read once in a round, and again when it has changed', async () => {
  const remembered = begin()
  await vi.advanceTimersByTimeAsync(500_000)
  expect(read).toEqual([first, second, third])
  expect(renew.mock.calls.slice(0, 3).map(([route]) => route)).toEqual([
    'GET /api/dishes/caterer/{catererId}',
    'GET /api/menus/caterer/{catererId}',
    'GET /api/reviews',
  ])

  change(new Set([second ?? '', 'its-slug']))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(read.slice(3)).toEqual([second])

  await vi.advanceTimersByTimeAsync(pace.round)
  expect(read.slice(4)).toEqual([first, second, third])
  remembered.close()
})

test('what has changed comes before those that wait', async () => {
  const remembered = begin()
  change(new Set([third ?? '']))
  await vi.advanceTimersByTimeAsync(500_000)
  expect(read).toEqual([third, first, second])
  remembered.close()
})

test('while the database is away it waits, and reads what it could not afterwards', async () => {
  failure = new Error('away')
  const remembered = begin()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(renew.mock.calls.length).toBeLessThanOrEqual(4 * 3)
  expect(remembered.waiting()).toBe(3)

  failure = undefined
  await vi.advanceTimersByTimeAsync(20_000)
  expect(new Set(read)).toEqual(new Set([first, second, third]))
  remembered.close()
})

test('one that has left the site is not tried again', async () => {
  failure = fail('caterer_not_found')
  const remembered = begin()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(remembered.waiting()).toBe(0)
  expect(renew).toHaveBeenCalledTimes(9)
  remembered.close()
})
