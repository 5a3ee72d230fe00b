import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#web/shared/api/api-error.ts'
import { m } from '#messages'

const pauseMs = 350

/** A question once asked: the same words may be asked again. */
export interface Asked {
  question: string
  times: number
}

/** Why there is no answer, in words; an error will be the same the next time. */
export interface NoAnswer {
  reason: string
  isApiError: boolean
}

/**
 * What the server says to a question, a moment after the last key; an answer that comes too late is dropped, and the newest stays
 * in sight while the next one is asked for. Without a question nothing is asked.
 */
export function useAnswer<Answer>(
  question: string | undefined,
  ask: (question: string, signal: AbortSignal) => Promise<Answer>,
) {
  const [times, setTimes] = useState(0)
  const [said, setSaid] = useState<Asked & { answer: Answer }>()
  const [failure, setFailure] = useState<Asked & NoAnswer>()
  const opened = useRef(false)
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    // Nobody is typing yet when the page opens.
    const pause = opened.current ? pauseMs : 0
    opened.current = true
    if (question === undefined) return
    const abort = new AbortController()
    const run = async () => {
      try {
        const answer = await askNow(question, abort.signal)
        if (!abort.signal.aborted) setSaid({ question, times, answer })
      } catch (error) {
        if (!abort.signal.aborted) setFailure({ question, times, ...noAnswerBy(error) })
      }
    }
    const timer = setTimeout(() => void run(), pause)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [question, times])
  const isNow = (asked: Asked | undefined) => asked?.question === question && asked?.times === times
  const current = question !== undefined && isNow(said)
  const failed = question !== undefined && !current && isNow(failure)
  return {
    /** The newest answer, which may be that of a moment ago. */
    answer: question === undefined ? undefined : said?.answer,
    /** The answer is about what is on the page now. */
    current,
    pending: question !== undefined && !current && !failed,
    failed: failed ? failure : undefined,
    askAgain: useCallback(() => setTimes((before) => before + 1), []),
    /** Takes an answer that was asked for elsewhere. */
    put: useCallback((answer: Answer, of: string) => setSaid({ question: of, times, answer }), [times]),
  }
}

function noAnswerBy(error: unknown): NoAnswer {
  return error instanceof ApiError
    ? { reason: error.message, isApiError: true }
    : { reason: m.bill_quote_failed(), isApiError: false }
}
