import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitWhileBusy } from './wait-while-busy.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const busy = (seconds: string) => new Response('busy', { status: 503, headers: { 'retry-after': seconds } })

/** What comes of a request, and when each try was made, in seconds. */
async function ask(responses: readonly Response[], init: RequestInit = {}) {
  const started = Date.now()
  const times: number[] = []
  const send = waitWhileBusy(async () => {
    times.push((Date.now() - started) / 1000)
    return responses[times.length - 1] ?? new Response('well')
  })
  const asked = send('/api/railway', init)
  await vi.runAllTimersAsync()
  return { status: (await asked).status, times }
}

test('a read waits as long as it is told, and is sent again', async () => {
  expect(await ask([busy('2')])).toEqual({ status: 200, times: [0, 2] })
})

test('after two more tries the answer is what it is', async () => {
  expect(await ask([busy('1'), busy('2'), busy('1')])).toEqual({ status: 503, times: [0, 1, 3] })
})

test.each([
  ['a write', [busy('2')], { method: 'POST' }],
  ['a wait that is too long', [busy('60')], {}],
  ['one that does not say when to come back', [new Response('', { status: 503 })], {}],
  ['another failure', [new Response('', { status: 500, headers: { 'retry-after': '1' } })], {}],
])('%s is not sent again', async (_, responses, init) => {
  expect((await ask(responses, init)).times).toEqual([0])
})
