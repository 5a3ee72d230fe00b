import { describe, expect, test } from 'vitest'
import { rows, sql } from './sql.ts'
import { useServer } from '#test/support/server.ts'
import { databaseRateLimits, forgetOldLimits, networkOf, type Allowance } from './rate-limit.ts'

const server = useServer()
const minute = 60
const limit = (name: string, allowance: Allowance) =>
  databaseRateLimits(server.database.db, server.clock)(name, allowance)
const waitOf = async (tried: Promise<void>) =>
  tried.then(
    () => 0,
    (error: { retryAfter: number }) => error.retryAfter,
  )

test('attempts up to the limit pass, the next gets Retry-After, and then a new window starts', async () => {
  const tries = limit('window', { tries: 3, seconds: 15 * minute })
  for (let i = 0; i < 3; i++) await tries.take('asha')
  server.clock.advance(5 * minute * 1000)
  await expect(tries.take('asha')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfter: 10 * minute,
    values: { wait: 10 * minute },
  })
  await tries.take('ravi')
  server.clock.advance(10 * minute * 1000)
  await tries.take('asha')
})

test('the wait doubles each time the window is used up, is not prolonged by trying on, and has an end', async () => {
  const tries = limit('growing', { tries: 2, seconds: minute, growsTo: 4 * minute })
  for (const expected of [1, 2, 4, 4]) {
    await tries.take('asha')
    await tries.take('asha')
    expect(await waitOf(tries.take('asha'))).toBe(expected * minute)
    server.clock.advance(30_000)
    expect(await waitOf(tries.take('asha'))).toBe(expected * minute - 30)
    server.clock.advance((expected * minute - 30) * 1000)
  }
})

test('locks of the previous day no longer lengthen a wait', async () => {
  const tries = limit('forgiving', { tries: 1, seconds: minute, growsTo: 60 * minute })
  await tries.take('asha')
  expect(await waitOf(tries.take('asha'))).toBe(minute)
  server.clock.advance(25 * 60 * minute * 1000)
  await tries.take('asha')
  expect(await waitOf(tries.take('asha'))).toBe(minute)
})

test('tries at once are counted one by one, in whatever process they come', async () => {
  const here = limit('shared', { tries: 10, seconds: minute })
  const there = limit('shared', { tries: 10, seconds: minute })
  const answers = await Promise.allSettled(Array.from({ length: 30 }, (_, i) => (i % 2 ? here : there).take('asha')))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

test('a try can be given back, and a key forgotten', async () => {
  const tries = limit('kind', { tries: 1, seconds: minute })
  await tries.take('asha')
  await tries.release('asha')
  await tries.take('asha')
  await expect(tries.take('asha')).rejects.toMatchObject({ code: 'too_many_requests' })
  await tries.forget('asha')
  await tries.take('asha')
})

test('keys are stored hashed, and old counts are deleted', async () => {
  await limit('private', { tries: 1, seconds: minute }).take('asha@pangat.example')
  const stored = await rows<{ key: string }>(server.database.db, sql`select key from rate_limits`)
  expect(stored.length).toBeGreaterThan(0)
  expect(stored.filter(({ key }) => key.includes('asha'))).toEqual([])

  await forgetOldLimits(server.database.db, new Date('2026-12-20T00:00:00Z'))
  expect(await rows(server.database.db, sql`select 1 from rate_limits`)).toEqual([])
})

describe('the key of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['in-process', 'in-process'],
  ])('%s counts as %s', (ip, network) => expect(networkOf(ip)).toBe(network))
})
