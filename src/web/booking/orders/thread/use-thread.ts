import { useCallback, useEffect, useRef, useState } from 'react'
import type { OrderView } from '#contract/endpoints/ordering.ts'
import { ApiError } from '#web/shared/api/api.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { m } from '#messages'
import { hasArrived, withNewest, withOlder, withWritten, type Loaded } from './thread-pages.ts'

/** How often a thread in sight is asked for what is new. */
const pollMs = 10_000

/** What came of sending: it is there, or why it is not. */
export type Sent = { sent: true } | { error: string }

/** The messages of an order, kept up to date while its page is looked at. */
export function useThread(orderId: string, viewer: OrderView['viewer']) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [failed, setFailed] = useState(false)
  const params = { id: orderId }

  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const page = await api('GET /api/orders/{id}/messages', { params: { id: orderId } }, signal ? { signal } : {})
        setLoaded((before) => withNewest(before, page))
        setFailed(false)
        return page
      } catch {
        // Whatever it was, it is said, and the next round asks again.
        if (!signal?.aborted) setFailed(true)
        return undefined
      }
    },
    [orderId],
  )
  useEffect(() => {
    const abort = new AbortController()
    void follow(load, abort.signal)
    return () => abort.abort()
  }, [load])

  return {
    loaded,
    failed,
    load,
    loadOlder: async () => {
      const before = loaded?.items.at(0)?.seq
      if (before === undefined) return
      const older = await api('GET /api/orders/{id}/messages', { params, query: { before: String(before) } })
      setLoaded((now) => now && withOlder(now, older))
    },
    send: async (text: string): Promise<Sent> => {
      const after = loaded?.items.at(-1)?.seq ?? 0
      try {
        const message = await api('POST /api/orders/{id}/messages', { params, body: { text } })
        setLoaded((before) => withWritten(before ?? { items: [], more: false, readByOther: 0 }, message))
        return { sent: true }
      } catch (error) {
        if (error instanceof ApiError) return { error: error.fields['text'] ?? error.message }
        // Without an answer it may have arrived: looking first keeps it from being sent twice.
        const now = await load()
        return now && hasArrived(now, { by: viewer, text, after }) ? { sent: true } : { error: m.thread_not_sent() }
      }
    },
  }
}

export type ThreadInHand = ReturnType<typeof useThread>

/** Loads now, then again and again while the page is in sight, one request at a time. */
async function follow(load: (signal: AbortSignal) => Promise<unknown>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await load(signal)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    await untilVisible(signal)
  }
}

function untilVisible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible' || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible' && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      signal.removeEventListener('abort', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
  })
}

/**
 * Reports the newest message as read, once its end is in view on a visible page.
 * Give the ref to an element at the end of the list.
 */
export function useReading({
  orderId,
  viewer,
  newest,
  onRead,
}: {
  orderId: string
  viewer: OrderView['viewer']
  /** Number of the newest message, 0 when there is none. */
  newest: number
  onRead: (() => void) | undefined
}) {
  const latest = useRef(onRead)
  useEffect(() => {
    latest.current = onRead
  })
  const end = useRef<HTMLDivElement>(null)
  const told = useRef(0)
  useEffect(() => {
    const element = end.current
    if (viewer === 'admin' || newest === 0 || !element) return
    let inSight = false
    const tell = () => {
      if (inSight && document.visibilityState === 'visible' && told.current < newest) void say()
    }
    const say = async () => {
      told.current = newest
      try {
        await api('POST /api/orders/{id}/messages/read', { params: { id: orderId }, body: { seq: newest } })
        latest.current?.()
      } catch {
        // Nobody waits for it: it is told again with the next message, or when the page comes into sight again.
        told.current = 0
      }
    }
    const sight = new IntersectionObserver(([entry]) => {
      inSight = entry?.isIntersecting === true
      tell()
    })
    sight.observe(element)
    document.addEventListener('visibilitychange', tell)
    return () => {
      sight.disconnect()
      document.removeEventListener('visibilitychange', tell)
    }
  }, [orderId, viewer, newest])
  return end
}
