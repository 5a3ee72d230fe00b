import { useCallback } from 'react'
import type { OrderRequest, OrderView } from '#contract/endpoints/orders/order.ts'
import { useBfcacheRestore } from '#web/shared/browser/use-bfcache-restore.ts'
import type { Placing } from '#web/shared/draft/draft-shape.ts'
import { orderQuery } from '#web/shared/order-view/order-query.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
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

/** Looks up the draft's order for its customer; while that takes, the order counts as one to be replaced. */
export function useEarlierOrder(
  placing: Placing | undefined,
  body: OrderRequest,
  userId: string | undefined,
): EarlierOrder {
  const id = userId ? (placing?.orderId ?? placing?.replaces) : undefined
  const { data, isError, isFetchedAfterMount, refetch } = usePrivateQuery(orderQuery(id ?? ''), {
    enabled: id !== undefined,
    refetchOnMount: 'always',
  })
  // Restored from the bfcache after the gateway: the order may have been paid.
  useBfcacheRestore(() => id && refetch())
  // What is cached of an earlier visit may have been paid since.
  const known = id !== undefined && isFetchedAfterMount
  const order = known && !isError ? data : undefined
  const same = placing?.orderId !== undefined && contentIn(placing) === contentOf(body)
  const waiting = same && order?.can.pay ? order : undefined
  return {
    order,
    same,
    waiting,
    replaces: !known || order?.can.delete ? id : undefined,
    reload: useCallback(() => void refetch(), [refetch]),
  }
}
