import { useEffect, useState } from 'react'
import type { OrderRequest, OrderView } from '#contract/endpoints/ordering.ts'
import { api } from '#web/lib/browser-api.ts'
import type { Placing } from '../draft-shape.ts'

/** The order that this draft has made before, as after coming back from the payment page; `same` while nothing was changed since. */
export interface EarlierOrder {
  order: OrderView
  same: boolean
}

/** Looks up the draft's order for its customer; undefined when there is none or it cannot be had, and then the bill is made anew. */
export function useEarlierOrder(
  placing: Placing | undefined,
  body: OrderRequest,
  userId: string | undefined,
): EarlierOrder | undefined {
  const [order, setOrder] = useState<OrderView>()
  const orderId = userId ? placing?.orderId : undefined
  useEffect(() => {
    if (!orderId) return
    const abort = new AbortController()
    const load = async () => {
      const found = await api('GET /api/orders/{id}', { params: { id: orderId } }, { signal: abort.signal }).catch(
        () => undefined,
      )
      if (!abort.signal.aborted) setOrder(found)
    }
    // Shown again as it was left for the gateway: the order may have been paid meanwhile.
    const back = (event: PageTransitionEvent) => event.persisted && void load()
    void load()
    addEventListener('pageshow', back)
    return () => {
      abort.abort()
      removeEventListener('pageshow', back)
    }
  }, [orderId])
  if (!order || order.id !== orderId || !placing) return undefined
  return { order, same: placedContent(placing) === contentOf(body) }
}

/** What an order is about, whatever total was seen when it was sent. */
function contentOf(body: OrderRequest): string {
  return JSON.stringify({ ...body, expectedTotal: undefined })
}

function placedContent({ content }: Placing): string | undefined {
  try {
    // The draft's own text, written by placeAndPay.
    return contentOf(JSON.parse(content) as OrderRequest)
  } catch {
    return undefined
  }
}
