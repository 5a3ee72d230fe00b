import { useCallback, useEffect, useRef, useState } from 'react'
import type { Quote, QuoteRequest } from '#contract/endpoints/ordering.ts'
import { ApiRefusal } from '#web/lib/api.ts'
import { api } from '#web/lib/browser-api.ts'

const pauseMs = 350

export interface QuoteState {
  /** The newest answer there is; it stays in sight while the next one is asked for. */
  quote: Quote | undefined
  /** What that answer is about. */
  of: string | undefined
  pending: boolean
  /** Why there is no answer to the newest question. */
  failed: string | 'unreachable' | undefined
}

const nothing: QuoteState = { quote: undefined, of: undefined, pending: true, failed: undefined }

/** Names a question: the same request of the same person. */
export function questionOf(request: QuoteRequest, userId: string | undefined): string {
  return JSON.stringify([request, userId])
}

/** The bill of a draft from the server, a moment after the last change; an answer that comes too late is dropped. */
export function useQuote(request: QuoteRequest, userId: string | undefined) {
  const question = questionOf(request, userId)
  const [state, setState] = useState(nothing)
  const [tries, setTries] = useState(0)
  const asked = useRef(false)
  useEffect(() => {
    const abort = new AbortController()
    setState((before) => ({ ...before, pending: true, failed: undefined }))
    const ask = async () => {
      try {
        const quote = await api('POST /api/orders/quote', { body: (JSON.parse(question) as [QuoteRequest])[0] }, { signal: abort.signal })
        if (!abort.signal.aborted) setState({ quote, of: question, pending: false, failed: undefined })
      } catch (error) {
        if (!abort.signal.aborted) setState((before) => ({ ...before, pending: false, failed: error instanceof ApiRefusal ? error.message : 'unreachable' }))
      }
    }
    // Nobody is typing yet when the page opens.
    const timer = setTimeout(() => void ask(), asked.current ? pauseMs : 0)
    asked.current = true
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [question, tries])
  return {
    ...state,
    question,
    /** The answer is about what is on the page now. */
    current: state.of === question && !state.pending,
    askAgain: useCallback(() => setTries((before) => before + 1), []),
    /** Takes an answer that was asked for elsewhere. */
    put: useCallback((quote: Quote, of: string) => setState({ quote, of, pending: false, failed: undefined }), []),
  }
}
