import { useEffect, useRef } from 'react'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { orderKey } from '#web/shared/order-view/order-query.ts'
import { queryClient, usePrivateQuery, type PrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { hasArrived, withNewest, withOlder, withWritten, type Loaded } from './thread-pages.ts'

/** How often a thread in sight is asked for what is new. */
const pollMs = 10_000

/** What came of sending: it is there, or why it is not. */
export type Sent = { sent: true } | { error: string }

const nothing: Loaded = { items: [], more: false, readByOther: 0 }

/** What was loaded of the messages of an order: its newest ones, and older ones that were asked for. */
function threadQuery(orderId: string): PrivateQuery<Loaded> {
  const queryKey = [orderKey, orderId, 'messages']
  return {
    queryKey,
    queryFn: async ({ signal }) => {
      const newest = await api('GET /api/orders/{id}/messages', { params: { id: orderId } }, { signal })
      return withNewest(queryClient().getQueryData<Loaded>(queryKey), newest)
    },
  }
}

/** The messages of an order, kept up to date while its page is looked at. */
export function useThread(orderId: string, viewer: OrderView['viewer']) {
  const query = threadQuery(orderId)
  const { data, isError, errorUpdatedAt, refetch } = usePrivateQuery(query, {
    refetchOnMount: 'always',
    refetchInterval: pollMs,
    // When the page comes back into sight, unless the last answer is as new as while it is looked at.
    refetchOnWindowFocus: true,
    staleTime: pollMs,
  })
  const params = { id: orderId }
  const put = (change: (loaded: Loaded | undefined) => Loaded | undefined) =>
    void queryClient().setQueryData<Loaded>(query.queryKey, change)
  return {
    loaded: data,
    // Whatever it was, it is said until there is an answer, and the next round asks again.
    failed: isError || (data === undefined && errorUpdatedAt > 0),
    load: () => refetch(),
    loadOlder: async () => {
      const before = data?.items.at(0)?.seq
      if (before === undefined) return
      const older = await api('GET /api/orders/{id}/messages', { params, query: { before: String(before) } })
      put((now) => now && withOlder(now, older))
    },
    send: async (text: string): Promise<Sent> => {
      const after = data?.items.at(-1)?.seq ?? 0
      try {
        const message = await api('POST /api/orders/{id}/messages', { params, body: { text } })
        put((before = nothing) => withWritten(before, message))
        return { sent: true }
      } catch (error) {
        if (error instanceof ApiError) return { error: error.fields['text'] ?? error.message }
        // Without an answer it may have arrived: looking first keeps it from being sent twice.
        const { data: now } = await refetch()
        return now && hasArrived(now, { by: viewer, text, after }) ? { sent: true } : { error: m.thread_not_sent() }
      }
    },
  }
}

export type ThreadInHand = ReturnType<typeof useThread>

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
