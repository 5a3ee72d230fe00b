import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { errorResponse, stubApi, type ApiStub } from '#test/support/api-stub.ts'
import { m } from '#messages'
import { useThread } from './use-thread.ts'
import type { Message } from './thread-pages.ts'

const message = (seq: number, text: string, by: Message['by'] = 'customer'): Message => ({
  id: `message-${seq}`,
  seq,
  by,
  text,
  at: '2026-11-20T04:30:00.000Z',
})
const page = (items: Message[], more = false) => Response.json({ items, more, readByOther: 0 })

let server: ApiStub
let stored: Message[]
beforeEach(() => {
  vi.useFakeTimers()
  stored = [message(1, 'Is parking possible?')]
  server = stubApi(({ method }) => (method === 'GET' ? page(stored) : Response.error()))
})

const settle = (milliseconds = 0) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

async function openThread() {
  const view = renderHook((orderId: string) => useThread(orderId, 'customer'), { initialProps: 'ORDER1' })
  await settle()
  const texts = () => view.result.current.loaded?.items.map(({ text }) => text)
  return { ...view, texts }
}

const send = async (result: { current: ReturnType<typeof useThread> }, text: string) => {
  let sent: unknown
  await act(async () => {
    sent = await result.current.send(text)
  })
  return sent
}

describe('useThread', () => {
  test('loads the newest messages and asks again every ten seconds', async () => {
    const { texts } = await openThread()
    expect(texts()).toEqual(['Is parking possible?'])
    stored = [...stored, message(2, 'Yes, for two vans.', 'caterer')]
    await settle(9_999)
    expect(server.requests).toHaveLength(1)
    await settle(1)
    expect(texts()).toEqual(['Is parking possible?', 'Yes, for two vans.'])
  })

  test('asks about another order when it changes, and no more about the first', async () => {
    const { rerender } = await openThread()
    rerender('ORDER2')
    await settle(10_000)
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/api/orders/ORDER1/messages',
      '/api/orders/ORDER2/messages',
      '/api/orders/ORDER2/messages',
    ])
  })

  test('reports nothing about a load that was aborted because the page shows another order', async () => {
    server.answerWith(() => new Promise(() => {}))
    const { result, rerender } = await openThread()
    rerender('ORDER2')
    await settle()
    expect(result.current.failed).toBe(false)
  })

  describe('while the page is out of sight', () => {
    let visibility: DocumentVisibilityState
    beforeEach(() => {
      visibility = 'visible'
      vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
    })
    const turn = (state: DocumentVisibilityState) => {
      visibility = state
      return act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    }

    test('asks nothing, and asks once as soon as it is shown again', async () => {
      await openThread()
      await turn('hidden')
      await settle(60_000)
      await turn('hidden')
      expect(server.requests).toHaveLength(1)
      await turn('visible')
      expect(server.requests).toHaveLength(2)
      await turn('visible')
      await settle(9_999)
      expect(server.requests).toHaveLength(2)
      await settle(1)
      expect(server.requests).toHaveLength(3)
    })

    test('asks nothing as soon as it is shown again when the last answer is new', async () => {
      await openThread()
      await turn('hidden')
      await settle(5_000)
      await turn('visible')
      expect(server.requests).toHaveLength(1)
    })

    test('asks nothing after it was left', async () => {
      const { unmount } = await openThread()
      await turn('hidden')
      unmount()
      await settle(60_000)
      await turn('visible')
      expect(server.requests).toHaveLength(1)
    })
  })

  test('asks no more after the page is left', async () => {
    const { unmount } = await openThread()
    unmount()
    await settle(60_000)
    expect(server.requests).toHaveLength(1)
  })

  test('shows what was loaded before when it is opened again, and asks for what is new', async () => {
    const { unmount } = await openThread()
    unmount()
    server.answerWith(() => new Promise(() => {}))
    const { texts } = await openThread()
    expect([texts(), server.requests.length]).toEqual([['Is parking possible?'], 2])
  })

  test('reports a failed load until one succeeds', async () => {
    server.answerWith(() => Promise.reject(new TypeError('offline')))
    const { result } = await openThread()
    expect(result.current).toMatchObject({ failed: true, loaded: undefined })
    const { promise, resolve } = Promise.withResolvers<Response>()
    server.answerWith(() => promise)
    await settle(10_000)
    expect(result.current.failed).toBe(true)
    await act(async () => resolve(page(stored)))
    expect(result.current.failed).toBe(false)
    server.answerWith(() => Promise.reject(new TypeError('offline')))
    await settle(10_000)
    expect(result.current).toMatchObject({ failed: true, loaded: { items: stored } })
    server.answerWith(() => page(stored))
    await settle(10_000)
    expect(result.current.failed).toBe(false)
  })

  test('shows a sent message without loading again', async () => {
    const { result, texts } = await openThread()
    server.answerWith(() => Response.json(message(2, 'Thank you')))
    expect(await send(result, 'Thank you')).toEqual({ sent: true })
    expect(texts()).toEqual(['Is parking possible?', 'Thank you'])
    expect(server.requests.at(-1)).toMatchObject({ method: 'POST', body: { text: 'Thank you' } })
  })

  test('reports a rejected message as rejected, with the message of its field, and does not show it', async () => {
    const { result, texts } = await openThread()
    server.answerWith(() => errorResponse('malformed', 'Check your message.', { text: 'Write a message first.' }))
    expect(await send(result, ' ')).toEqual({ error: 'Write a message first.' })
    server.answerWith(() => errorResponse('thread_closed', 'This thread is closed.'))
    expect(await send(result, 'Hello?')).toEqual({ error: 'This thread is closed.' })
    expect(texts()).toEqual(['Is parking possible?'])
  })

  test('counts a message as sent when only its answer was lost', async () => {
    const { result, texts } = await openThread()
    server.answerWith(({ method }) => {
      if (method === 'GET') return page(stored)
      stored = [...stored, message(2, 'Thank you')]
      return Promise.reject(new TypeError('connection lost'))
    })
    expect(await send(result, ' Thank you ')).toEqual({ sent: true })
    expect(texts()).toEqual(['Is parking possible?', 'Thank you'])
  })

  test('reports a message that never arrived as not sent', async () => {
    stored = [message(1, 'Thank you')]
    const { result } = await openThread()
    server.answerWith(({ method }) => (method === 'GET' ? page(stored) : Promise.reject(new TypeError('offline'))))
    expect(await send(result, 'Thank you')).toEqual({ error: m.thread_not_sent() })
    server.answerWith(() => Promise.reject(new TypeError('offline')))
    expect(await send(result, 'Thank you')).toHaveProperty('error')
  })

  test('loads older messages before the first one shown', async () => {
    stored = [message(7, 'Newest')]
    const { result, texts } = await openThread()
    server.answerWith(() => page([message(6, 'Older')], true))
    await act(async () => result.current.loadOlder())
    expect(server.requests.at(-1)?.path).toBe('/api/orders/ORDER1/messages?before=7')
    expect(texts()).toEqual(['Older', 'Newest'])
    expect(result.current.loaded?.more).toBe(true)
  })

  test('shows a message that was sent before anything was loaded', async () => {
    server.answerWith(() => Promise.reject(new TypeError('offline')))
    const { result } = await openThread()
    server.answerWith(() => Response.json(message(1, 'Hello?')))
    expect(await send(result, 'Hello?')).toEqual({ sent: true })
    expect(result.current.loaded).toEqual({ items: [message(1, 'Hello?')], more: false, readByOther: 0 })
  })

  test('loads nothing older of an empty thread, and counts a first message as sent when its answer was lost', async () => {
    stored = []
    const { result } = await openThread()
    await act(async () => result.current.loadOlder())
    expect(server.requests).toHaveLength(1)
    server.answerWith(({ method }) => {
      if (method === 'GET') return page(stored)
      stored = [message(1, 'Hello?')]
      return Promise.reject(new TypeError('connection lost'))
    })
    expect(await send(result, 'Hello?')).toEqual({ sent: true })
  })

  test('loads nothing older while nothing is loaded', async () => {
    server.answerWith(() => Promise.reject(new TypeError('offline')))
    const { result } = await openThread()
    const before = server.requests.length
    await act(async () => result.current.loadOlder())
    expect(server.requests).toHaveLength(before)
  })
})
