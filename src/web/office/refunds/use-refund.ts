import { useRef, useState } from 'react'
import type { RefundableOrder } from '#contract/endpoints/money/refunds.ts'
import { formatRupees } from '#contract/values/money.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'

/** What an admin gives back, in rupees. */
export interface Refund {
  amount: number
  reason: string
}

/** Refunds a part of an order. A repeat of the same refund after a lost answer has the same key, so it is made once. */
export function useRefund({ orderId }: Pick<RefundableOrder, 'orderId'>, onDone: () => void) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const sent = useRef<{ key: string; of: string }>(undefined)
  const running = useRef(false)
  return {
    busy,
    failure,
    forgetFailure: () => setFailure(undefined),
    /** Resolves to whether it worked. */
    async refund({ amount, reason }: Refund, password: string): Promise<boolean> {
      if (running.current) return false
      running.current = true
      setBusy(true)
      setFailure(undefined)
      const of = JSON.stringify([amount, reason])
      if (sent.current?.of !== of) sent.current = { key: crypto.randomUUID(), of }
      const headers = { 'Idempotency-Key': sent.current.key }
      try {
        const request = { params: { id: orderId }, body: { amount, reason, password } }
        await api('POST /api/admin/orders/{id}/refunds', request, { headers })
        sent.current = undefined
        notify(m.payouts_refunded({ amount: formatRupees(amount) }), 'success')
        onDone()
        return true
      } catch (error) {
        setFailure(failureMessage(error, [], m.payouts_failed()))
        return false
      } finally {
        running.current = false
        setBusy(false)
      }
    },
  }
}
