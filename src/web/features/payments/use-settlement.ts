import { useCallback, useEffect, useState } from 'react'
import { api } from '#web/lib/browser-api.ts'
import { look, pauseBefore, settle, type PaymentIds, type Settlement } from './settle.ts'

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
  for (let asked = 1; ; asked += 1) {
    const settlement = await step(api, ids, signal).catch(() => undefined)
    // Without an answer the page was left.
    if (!settlement || signal.aborted) return
    show(settlement)
    if (settlement.state !== 'pending') return
    await new Promise((resolve) => setTimeout(resolve, pauseBefore(asked)))
    if (signal.aborted) return
  }
}
