import { useCallback, useEffect, useState } from 'react'

export interface AskedState<Found> {
  /** Undefined until the answer is there. */
  found: Found | undefined
  failed: boolean
  askAgain: () => void
}

interface Said<Found> {
  question: string
  found?: Found
}

/**
 * Asks what the page shows to anyone, while `asked` is the same value; nothing while it is undefined. An answer to what was asked
 * before is never shown. `ask` must be the same function at every call.
 */
export function useAsked<Asked, Found>(
  asked: Asked | undefined,
  ask: (asked: Asked, signal: AbortSignal) => Promise<Found>,
): AskedState<Found> {
  const [said, setSaid] = useState<Said<Found>>()
  const [times, setTimes] = useState(0)
  const question = asked && JSON.stringify([asked, times])
  useEffect(() => {
    if (question === undefined) return
    // Written above.
    const [wanted] = JSON.parse(question) as [Asked, number]
    const abort = new AbortController()
    const go = async () => {
      try {
        const found = await ask(wanted, abort.signal)
        if (!abort.signal.aborted) setSaid({ question, found })
      } catch {
        if (!abort.signal.aborted) setSaid({ question })
      }
    }
    void go()
    return () => abort.abort()
  }, [ask, question])
  const current = said?.question === question ? said : undefined
  return {
    found: current?.found,
    failed: current !== undefined && current.found === undefined,
    askAgain: useCallback(() => setTimes((before) => before + 1), []),
  }
}
