import { useEffect, useEffectEvent, useState } from 'react'
import type { OrderRequest, OrderView } from '#contract/endpoints/ordering.ts'
import { api } from '#web/lib/browser-api.ts'
import type { Placing } from '../draft-shape.ts'
import { contentIn, contentOf } from '../place-order.ts'

/** The order that this draft has made before, as after coming back from the payment page. */
export interface EarlierOrder {
  /** Undefined while it is looked up, and when it cannot be had. */
  order: OrderView | undefined
  /** Nothing was changed since it was placed. */
  same: boolean
  /** The order while it can be paid as it is. */
  waiting: OrderView | undefined
  /** Its id when the next order takes over what it holds. */
  replaces: string | undefined
  /** Looks it up again. */
  reload: () => void
}

/** Looks up the draft's order for its customer; while that takes, the order counts as one to be replaced. */
export function useEarlierOrder(
  placing: Placing | undefined,
  body: OrderRequest,
  userId: string | undefined,
): EarlierOrder {
  const [found, setFound] = useState<{ id: string; order: OrderView | undefined }>()
  const id = userId ? (placing?.orderId ?? placing?.replaces) : undefined
  const load = async (orderId: string, signal?: AbortSignal) => {
    const options = signal ? { signal } : {}
    const order = await api('GET /api/orders/{id}', { params: { id: orderId } }, options).catch(() => undefined)
    if (!signal?.aborted) setFound({ id: orderId, order })
  }
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    if (!id) return
    const abort = new AbortController()
    // Shown again as it was left for the gateway: the order may have been paid meanwhile.
    const back = (event: PageTransitionEvent) => event.persisted && void loadNow(id, abort.signal)
    void loadNow(id, abort.signal)
    addEventListener('pageshow', back)
    return () => {
      abort.abort()
      removeEventListener('pageshow', back)
    }
  }, [id])
  const known = found !== undefined && found.id === id
  const order = known ? found.order : undefined
  const same = placing?.orderId !== undefined && contentIn(placing) === contentOf(body)
  const waiting = same && order?.can.pay ? order : undefined
  return {
    order,
    same,
    waiting,
    replaces: !known || order?.can.delete ? id : undefined,
    reload: () => void (id && load(id)),
  }
}
