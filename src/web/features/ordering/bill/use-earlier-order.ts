import { useEffect, useState } from 'react'
import type { OrderRequest, OrderView } from '#contract/endpoints/ordering.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { api } from '#web/lib/browser-api.ts'
import type { Placing } from '../draft-shape.ts'
import { changeDraft } from '../draft-store.ts'
import type { Quoting } from './use-quote.ts'

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

const ownHold: readonly string[] = ['coupon_taken', 'capacity_taken'] satisfies RefusalCode[]

/**
 * Lets go of the unpaid order that this draft has made before, when the draft was changed since and what that order holds is
 * now in its way. Where it may still be paid the server keeps it, and its hold ends by itself.
 */
export function useLetGo(earlier: EarlierOrder | undefined, { current, quote, askAgain }: Quoting): void {
  const inTheWay = current && quote?.problems.some(({ code }) => ownHold.includes(code))
  const id = inTheWay && earlier && !earlier.same && earlier.order.can.pay ? earlier.order.id : undefined
  useEffect(() => {
    if (!id) return
    const letGo = async () => {
      await api('DELETE /api/orders/{id}', { params: { id } })
      changeDraft({ placing: undefined })
      askAgain()
    }
    // Refused or not reached: the problem stays in sight with the way to the bookings.
    letGo().catch(() => undefined)
  }, [id, askAgain])
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
