import { useCallback, useEffect, useState } from 'react'
import { api } from '#web/shared/api/browser-api.ts'
import { now } from '#web/ui/now.ts'
import { look, pauseAfter, settle, type PaymentIds, type Settlement } from './settle.ts'

export type SettlementView = Settlement | { state: 'verifying' }

/**
 * Follows a payment until it is settled. For its customer the order is confirmed or let go as well; anyone else only sees
 * how it stands. `who` is undefined while that is not known yet.
 */
export function useSettlement(ids: PaymentIds, who: 'customer' | 'other' | undefined) {
  const [tries, setTries] = useState(0)
  const [seen, setSeen] = useState<{ settlement: Settlement; tries: number }>()
  const { orderId, transactionId } = ids
  useEffect(() => {
    if (!who) return
    const abort = new AbortController()
    const step = who === 'customer' ? settle : look
    void follow({ orderId, transactionId }, step, abort.signal, (settlement) => setSeen({ settlement, tries }))
    return () => abort.abort()
  }, [orderId, transactionId, who, tries])
  const view: SettlementView = seen?.tries === tries ? seen.settlement : { state: 'verifying' }
  return { view, retry: useCallback(() => setTries((before) => before + 1), []) }
}

async function follow(
  ids: PaymentIds,
  step: typeof settle,
  signal: AbortSignal,
  show: (settlement: Settlement) => void,
): Promise<void> {
  const began = now().getTime()
  let isPending = false
  for (;;) {
    const settlement = await step(api, ids, signal).catch(() => undefined)
    // Without an answer the page was left.
    if (!settlement || signal.aborted) return
    // A line that breaks once does not make a payment less pending.
    const waits = settlement.state === 'pending' || (isPending && settlement.state === 'unverified')
    if (!waits) return show(settlement)
    isPending = true
    show({ state: 'pending' })
    await new Promise((resolve) => setTimeout(resolve, pauseAfter(now().getTime() - began)))
    if (signal.aborted) return
  }
}
