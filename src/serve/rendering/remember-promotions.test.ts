import { expect, test, vi } from 'vitest'
import { rememberPromotions } from './remember-promotions.ts'

function remembered(statuses: readonly number[] = []) {
  let now = 0
  const asked = vi.fn(
    async (_path: string, _init: RequestInit) =>
      new Response(`answer ${asked.mock.calls.length}`, { status: statuses[asked.mock.calls.length - 1] ?? 200 }),
  )
  const call = rememberPromotions(asked, { now: () => now })
  return {
    ask: async (path = '/api/promotions') => (await call(path, { method: 'GET' })).text(),
    passing: (ms: number) => void (now += ms),
  }
}

test('promotions are asked for again after five seconds', async () => {
  const { ask, passing } = remembered()
  expect([await ask(), await ask()]).toEqual(['answer 1', 'answer 1'])
  passing(4_999)
  expect(await ask()).toBe('answer 1')
  passing(1)
  expect(await ask()).toBe('answer 2')
})

test('those of another place, and all else, are asked for each time', async () => {
  const { ask } = remembered()
  expect(await ask('/api/promotions?place=festival')).toBe('answer 1')
  expect(await ask('/api/promotions?place=festival')).toBe('answer 2')
  expect([await ask('/api/claims'), await ask('/api/claims')]).toEqual(['answer 3', 'answer 4'])
})

test('a failure is not remembered', async () => {
  const { ask } = remembered([503])
  expect([await ask(), await ask(), await ask()]).toEqual(['answer 1', 'answer 2', 'answer 2'])
})
