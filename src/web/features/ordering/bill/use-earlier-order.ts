import { useEffect, useState } from 'react'
import type { OrderRequest, OrderView } from '#contract/endpoints/ordering.ts'
import { api } from '#web/lib/browser-api.ts'
import type { Placing } from '../draft.ts'

/** What an order is about, whatever total was seen when it was sent. */
export function contentOf(body: OrderRequest): string {
  return JSON.stringify({ ...body, expectedTotal: undefined })
}

function placedContent(placing: Placing): string | undefined {
  try {
    // The draft's own text, written by placeAndPay.
    return contentOf(JSON.parse(placing.content) as OrderRequest)
  } catch {
    return undefined
  }
}

/** The order that this draft has made before, as after coming back from the payment page; `same` while nothing was changed since. */
export interface EarlierOrder {
  order: OrderView
  same: boolean
}

export function useEarlierOrder(placing: Placing | undefined, body: OrderRequest, userId: string | undefined): EarlierOrder | undefined {
  const [order, setOrder] = useState<OrderView>()
  const [visit, setVisit] = useState(0)
  useEffect(() => {
    // Shown again as it was left for the gateway: the order may have been paid meanwhile.
    const back = (event: PageTransitionEvent) => event.persisted && setVisit((before) => before + 1)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  const orderId = userId ? placing?.orderId : undefined
  useEffect(() => {
    if (!orderId) return setOrder(undefined)
    const abort = new AbortController()
    api('GET /api/orders/{id}', { params: { id: orderId } }, { signal: abort.signal }).then(
      (found) => !abort.signal.aborted && setOrder(found),
      // Without it the bill is made anew, which is as good.
      () => undefined,
    )
    return () => abort.abort()
  }, [orderId, visit])
  if (!order || order.id !== orderId || !placing) return undefined
  return { order, same: placedContent(placing) === contentOf(body) }
}
