import { useCallback, useEffect, useState } from 'react'
import { api } from '#web/lib/browser-api.ts'
import { look, pauseBefore, settle, type PaymentIds, type Settlement } from './settle.ts'

export type SettlementView = Settlement | { state: 'verifying' }

/**
 * Follows a payment until it is settled. For its customer the order is confirmed or let go as well; anyone else only sees
 * how it stands. `who` is undefined while that is not known yet.
 */
export function useSettlement(ids: PaymentIds, who: 'customer' | 'other' | undefined) {
  const [view, setView] = useState<SettlementView>({ state: 'verifying' })
  const [tries, setTries] = useState(0)
  const { orderId, transactionId } = ids
  useEffect(() => {
    if (!who) return
    const abort = new AbortController()
    void follow({ orderId, transactionId }, who === 'customer' ? settle : look, abort.signal, setView)
    return () => abort.abort()
  }, [orderId, transactionId, who, tries])
  const retry = useCallback(() => {
    setView({ state: 'verifying' })
    setTries((before) => before + 1)
  }, [])
  return { view, retry }
}

async function follow(ids: PaymentIds, step: typeof settle, signal: AbortSignal, show: (view: SettlementView) => void): Promise<void> {
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
