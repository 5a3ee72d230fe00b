import { useCallback, useEffect, useRef, useState } from 'react'
import type { Quote, QuoteRequest } from '#contract/endpoints/ordering.ts'
import { ApiRefusal } from '#web/lib/api.ts'
import { api } from '#web/lib/browser-api.ts'
import { m } from '#web/paraglide/messages.js'

const pauseMs = 350

/** Names a question: the same request of the same person. */
export function questionOf(request: QuoteRequest, userId: string | undefined): string {
  return JSON.stringify([request, userId])
}

export type Quoting = ReturnType<typeof useQuote>

/**
 * The bill of a draft from the server, a moment after the last change; an answer that comes too late is dropped.
 * The newest answer stays in sight while the next one is asked for.
 */
export function useQuote(request: QuoteRequest, userId: string | undefined) {
  const question = questionOf(request, userId)
  const [times, setTimes] = useState(0)
  const [answer, setAnswer] = useState<{ quote: Quote; of: string; times: number }>()
  const [failure, setFailure] = useState<{ reason: string; of: string; times: number }>()
  const asked = useRef(false)
  useEffect(() => {
    const abort = new AbortController()
    // Nobody is typing yet when the page opens.
    const timer = setTimeout(() => void ask(), asked.current ? pauseMs : 0)
    asked.current = true
    const ask = async () => {
      try {
        const quote = await askFor(question, abort.signal)
        if (!abort.signal.aborted) setAnswer({ quote, of: question, times })
      } catch (error) {
        const reason = error instanceof ApiRefusal ? error.message : m.bill_quote_failed()
        if (!abort.signal.aborted) setFailure({ reason, of: question, times })
      }
    }
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [question, times])
  const isNow = (said: { of: string; times: number } | undefined) => said?.of === question && said.times === times
  return {
    quote: answer?.quote,
    question,
    /** The answer is about what is on the page now. */
    current: isNow(answer),
    pending: !isNow(answer) && !isNow(failure),
    /** Why there is no answer, in words. */
    failed: isNow(failure) && !isNow(answer) ? failure?.reason : undefined,
    askAgain: useCallback(() => setTimes((before) => before + 1), []),
    /** Takes an answer that was asked for elsewhere. */
    put: useCallback((quote: Quote, of: string) => setAnswer({ quote, of, times }), [times]),
  }
}

async function askFor(question: string, signal: AbortSignal): Promise<Quote> {
  // Written by questionOf.
  const [body] = JSON.parse(question) as [QuoteRequest, string?]
  return api('POST /api/orders/quote', { body }, { signal })
}
