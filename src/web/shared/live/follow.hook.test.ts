import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore, unknownSession } from '#web/shared/session/session-state.ts'
import { stubApi } from '#test/support/api-stub.ts'
import { follow } from './follow.ts'
import { liveStore, unknownLive } from './live-store.ts'

/** A stream that the test writes to. */
function aStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) })
  const send = async (text: string) => {
    controller?.enqueue(new TextEncoder().encode(text))
    await settle()
  }
  return { response: new Response(body), send, end: () => controller?.close() }
}
const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(20)))
const event = (id: string, orderId = 'O1') => `id: ${id}\ndata: {"type":"order.accepted","orderId":"${orderId}"}\n\n`
const ready = (id: string) => `id: ${id}\nevent: ready\ndata: {}\n\n`

const stops: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Pauses are then at their shortest.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array)
  liveStore.set(unknownLive)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  sessionStore.set(unknownSession)
})

function aTab(userId = 'U1') {
  const tab = { orders: [] as (string | undefined)[], missed: 0 }
  stops.push(follow(userId, { happened: ({ orderId }) => tab.orders.push(orderId), missed: () => (tab.missed += 1) }))
  return tab
}

test('events reach the page once, whatever is sent again', async () => {
  const stream = aStream()
  const stub = stubApi(() => stream.response)
  const tab = aTab()
  await settle()
  await stream.send(ready('1') + event('2') + event('2'))
  await stream.send(event('3', 'O2').slice(0, 10))
  await stream.send(event('3', 'O2').slice(10))
  expect(tab.orders).toEqual(['O1', 'O2'])
  expect(stub.requests.map(({ path }) => path)).toEqual(['/api/events'])
  expect(liveStore.get().isConnected).toBe(true)
})

test('a lost stream is said, and comes back by growing pauses with the id of the last event', async () => {
  const ids: (string | null)[] = []
  let answer: () => Response = () => stream.response
  const stream = aStream()
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    ids.push(new Headers(init.headers).get('last-event-id'))
    return answer()
  })
  const tab = aTab()
  await settle()
  await stream.send(ready('1') + event('2'))
  answer = () => {
    throw new TypeError('offline')
  }
  stream.end()
  await settle()
  expect(liveStore.get().isConnected).toBe(false)
  expect(liveStore.get().heardAt).toBeDefined()
  const again = aStream()
  answer = () => again.response
  await act(() => vi.advanceTimersByTimeAsync(500))
  await again.send(ready('4') + event('2') + event('5', 'O2'))
  expect(ids).toEqual([null, '2', '2'])
  expect(tab.orders).toEqual(['O1', 'O2'])
  expect(liveStore.get().isConnected).toBe(true)
})

test('a silent stream counts as lost after 50 seconds', async () => {
  const stream = aStream()
  let calls = 0
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    calls += 1
    init.signal?.addEventListener('abort', () => calls === 1 && stream.end())
    return calls === 1 ? stream.response : new Promise<Response>(() => {})
  })
  aTab()
  await settle()
  await stream.send(ready('1'))
  await act(() => vi.advanceTimersByTimeAsync(49_000))
  expect(calls).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(calls).toBe(2)
})

test('where there is no room for a stream the page loads every 30 seconds', async () => {
  const stub = stubApi(() => new Response('{}', { status: 503 }))
  const tab = aTab()
  await settle()
  expect([tab.missed, stub.requests.length]).toEqual([1, 1])
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect([tab.missed, stub.requests.length]).toEqual([2, 2])
  expect(liveStore.get().isConnected).toBe(true)
})

test('a reset says that something was missed', async () => {
  const stream = aStream()
  stubApi(() => stream.response)
  const tab = aTab()
  await settle()
  await stream.send(ready('1') + 'id: 2\nevent: reset\ndata: {}\n\n')
  expect(tab.missed).toBe(1)
})
