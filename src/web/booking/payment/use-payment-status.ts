import { useEffect, useState } from 'react'
import { ApiError } from '#web/shared/api/api.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { now } from '#web/ui/now.ts'
import { pauseAfter, outcomeOf } from './settle.ts'

/**
 * The gateway's own word for a payment (R366), asked again as long as it may change. Undefined until there is one: a failure shows
 * nothing (R437), and stands in the server's log or the browser's.
 */
export function usePaymentStatus(transactionId: string): string | undefined {
  const [seen, setSeen] = useState<{ transactionId: string; status: string }>()
  useEffect(() => {
    const abort = new AbortController()
    const show = (status: string) => setSeen({ transactionId, status })
    void follow(transactionId, abort.signal, show)
    return () => abort.abort()
  }, [transactionId])
  return seen?.transactionId === transactionId ? seen.status : undefined
}

async function follow(transactionId: string, signal: AbortSignal, show: (status: string) => void): Promise<void> {
  const began = now().getTime()
  for (;;) {
    const isOver = await api('GET /api/payment/verify', { query: { transactionId } }, { signal }).then(
      (seen) => {
        show(seen.status)
        return outcomeOf(seen) !== 'pending'
      },
      // An unknown payment stays unknown; a broken connection may recover.
      (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400),
    )
    if (isOver || signal.aborted) return
    await new Promise((resolve) => setTimeout(resolve, pauseAfter(now().getTime() - began)))
    if (signal.aborted) return
  }
}
