import { useCallback, useEffect, useState } from 'react'
import type { OrderRequest, OrderView } from '#contract/endpoints/ordering.ts'
import { api } from '#web/shared/api/browser-api.ts'
import type { Placing } from '#web/shared/draft/draft-shape.ts'
import { contentIn, contentOf } from '#web/booking/steps/place-order.ts'

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

/** What a look-up found, and which round of looking up it was. */
interface Found {
  id: string
  order: OrderView | undefined
  round: number
}

/** Looks up the draft's order for its customer; while that takes, the order counts as one to be replaced. */
export function useEarlierOrder(
  placing: Placing | undefined,
  body: OrderRequest,
  userId: string | undefined,
): EarlierOrder {
  const [found, setFound] = useState<Found>()
  const [round, setRound] = useState(0)
  const id = userId ? (placing?.orderId ?? placing?.replaces) : undefined
  useEffect(() => {
    if (!id) return
    const abort = new AbortController()
    const load = async () => {
      const order = await api('GET /api/orders/{id}', { params: { id } }, { signal: abort.signal }).catch(
        () => undefined,
      )
      if (!abort.signal.aborted) setFound({ id, order, round })
    }
    // Restored from the bfcache after the gateway: the order may have been paid.
    const back = (event: PageTransitionEvent) => event.persisted && void load()
    void load()
    addEventListener('pageshow', back)
    return () => {
      abort.abort()
      removeEventListener('pageshow', back)
    }
  }, [id, round])
  const known = found !== undefined && found.id === id
  const order = known ? found.order : undefined
  const same = placing?.orderId !== undefined && contentIn(placing) === contentOf(body)
  const waiting = same && order?.can.pay ? order : undefined
  return {
    order,
    same,
    waiting,
    replaces: !known || order?.can.delete ? id : undefined,
    reload: useCallback(() => setRound((before) => before + 1), []),
  }
}
