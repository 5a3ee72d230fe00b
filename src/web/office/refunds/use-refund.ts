import { useRef } from 'react'
import type { RefundableOrder } from '#contract/endpoints/money/refunds.ts'
import { formatRupees } from '#contract/values/money.ts'
import { useAct } from '#web/office/frame/use-act.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { m } from '#messages'

/** What an admin gives back, in rupees. */
export interface Refund {
  amount: number
  reason: string
}

/** Refunds a part of an order. A repeat of the same refund after a lost answer has the same key, so it is made once. */
export function useRefund({ orderId }: Pick<RefundableOrder, 'orderId'>, onDone: () => void) {
  const { perform, ...state } = useAct(m.payouts_failed)
  const sent = useRef<{ key: string; of: string }>(undefined)
  return {
    ...state,
    /** Resolves to whether it worked. */
    refund: ({ amount, reason }: Refund, password: string) =>
      perform(async () => {
        const of = JSON.stringify([amount, reason])
        if (sent.current?.of !== of) sent.current = { key: crypto.randomUUID(), of }
        const request = { params: { id: orderId }, body: { amount, reason, password } }
        const headers = { 'Idempotency-Key': sent.current.key }
        await api('POST /api/admin/orders/{id}/refunds', request, { headers })
        sent.current = undefined
        onDone()
        return m.payouts_refunded({ amount: formatRupees(amount) })
      }),
  }
}
