import { useCallback, useEffect, useState } from 'react'
import type { Availability } from '#contract/endpoints/availability.ts'
import type { Day } from '#contract/values/calendar.ts'
import { publicApi } from '#web/shared/api/public-api.ts'

/** Days of a caterer that are asked for. */
export interface DaysAsked {
  catererId: string
  from: Day
  to: Day
  guests: number
}

interface Said {
  question: string
  found?: Availability
}

/** Asks for a caterer's days as anyone may; nothing while `asked` is undefined. An answer is for these very days and guests. */
export function useDays(asked: DaysAsked | undefined) {
  const [said, setSaid] = useState<Said>()
  const [times, setTimes] = useState(0)
  const question = asked && JSON.stringify([asked, times])
  useEffect(() => {
    if (question === undefined) return
    // Written above.
    const [{ catererId, ...query }] = JSON.parse(question) as [DaysAsked, number]
    const abort = new AbortController()
    const ask = async () => {
      try {
        const options = { signal: abort.signal }
        const found = await publicApi(
          'GET /api/caterer/{id}/availability',
          { params: { id: catererId }, query },
          options,
        )
        setSaid({ question, found })
      } catch {
        if (!abort.signal.aborted) setSaid({ question })
      }
    }
    void ask()
    return () => abort.abort()
  }, [question])
  const current = said?.question === question ? said : undefined
  return {
    found: current?.found,
    failed: current !== undefined && current.found === undefined,
    askAgain: useCallback(() => setTimes((before) => before + 1), []),
  }
}
