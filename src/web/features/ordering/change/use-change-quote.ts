import { useCallback, useEffect, useState } from 'react'
import type { ChangeQuote } from '#contract/endpoints/order-life.ts'
import { ApiRefusal } from '#web/lib/api.ts'
import { api } from '#web/lib/browser-api.ts'
import { m } from '#web/paraglide/messages.js'
import type { ChangeRequest } from './wish.ts'

const pauseMs = 350

type Said = { of: string; times: number } & ({ quote: ChangeQuote } | { failed: string; refusal: boolean })

/**
 * What a change would cost, from the server, a moment after the last key; an answer that comes too late is dropped. Without a
 * request nothing is asked. The newest price stays in sight while the next one is worked out.
 */
export function useChangeQuote(orderId: string, request: ChangeRequest | undefined) {
  const question = request && JSON.stringify(request)
  const [times, setTimes] = useState(0)
  const [said, setSaid] = useState<Said>()
  const [shown, setShown] = useState<ChangeQuote>()
  useEffect(() => {
    if (question === undefined) return
    const abort = new AbortController()
    const ask = async () => {
      try {
        // Written above.
        const body = JSON.parse(question) as ChangeRequest
        const given = { params: { id: orderId }, body }
        const quote = await api('POST /api/orders/{id}/change/quote', given, { signal: abort.signal })
        if (abort.signal.aborted) return
        setSaid({ of: question, times, quote })
        setShown(quote)
      } catch (error) {
        const refusal = error instanceof ApiRefusal
        const failed = refusal ? error.message : m.bill_quote_failed()
        if (!abort.signal.aborted) setSaid({ of: question, times, failed, refusal })
      }
    }
    const timer = setTimeout(() => void ask(), pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [orderId, question, times])
  const now = said?.of === question && said?.times === times ? said : undefined
  return {
    /** The price of what stands in the form now. */
    current: now && 'quote' in now ? now.quote : undefined,
    /** The newest price, which may be that of a moment ago. */
    shown: question === undefined ? undefined : shown,
    pending: question !== undefined && !now,
    /** Why there is no price. */
    failed: now && 'failed' in now ? now : undefined,
    askAgain: useCallback(() => setTimes((before) => before + 1), []),
  }
}

export type ChangeQuoting = ReturnType<typeof useChangeQuote>
