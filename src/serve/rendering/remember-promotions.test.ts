import { expect, test, vi } from 'vitest'
import type { PublicRead } from '#contract/request-path.ts'
import { rememberPromotions } from './remember-promotions.ts'

const promotions = 'GET /api/promotions'

function remembered(read: PublicRead) {
  const clock = { now: vi.fn(() => 1) }
  return { read: rememberPromotions(read, clock), at: (ms: number) => clock.now.mockReturnValue(ms) }
}

/** Answers how often it was asked. */
function counting(): PublicRead {
  let times = 0
  return async () => (times += 1)
}

test('promotions are read again after five seconds', async () => {
  const asked = counting()
  const { read, at } = remembered(asked)
  expect([await read(promotions, {}), await read(promotions, {})]).toEqual([1, 1])
  at(5_001)
  expect(await read(promotions, {})).toBe(2)
})

test('those of another place, and all other reads, are not remembered', async () => {
  const asked = counting()
  const { read } = remembered(asked)
  const festive = { query: { place: 'festival' } }
  expect([await read(promotions, festive), await read(promotions, festive)]).toEqual([1, 2])
  expect([await read('GET /api/claims', {}), await read('GET /api/claims', {})]).toEqual([3, 4])
})

test('a failure is not remembered', async () => {
  const asked = vi.fn<PublicRead>().mockRejectedValueOnce(new Error('down')).mockResolvedValue([])
  const { read } = remembered(asked)
  await expect(read(promotions, {})).rejects.toThrow('down')
  expect(await read(promotions, {})).toEqual([])
})
