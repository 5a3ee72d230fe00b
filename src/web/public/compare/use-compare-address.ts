import { useSearchParams } from 'react-router'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { changedEvent, type EventProblem, type PlannedEvent } from '#contract/values/event.ts'
import { bandFrom, writeEvent } from '#contract/values/event/url.ts'
import { eventLinks, withEvent } from '#web/shared/event/links.ts'
import { useEvent } from '#web/shared/event/use-event.ts'

export interface CompareAddress {
  /** The range that was chosen; undefined while none was, or nonsense stands there. */
  people: GuestBand | undefined
  event: PlannedEvent
  /** What is wrong with the event of the query string. */
  problems: readonly EventProblem[]
  /** Equal rows are shown too. */
  allRows: boolean
  /** What a form without script must not forget. */
  otherParams: readonly (readonly [string, string])[]
  choosePeople: (people: string) => void
  showAllRows: (all: boolean) => void
  /** The same page about other caterers. */
  with: (names: readonly string[]) => string
}

/** What is chosen on the page of the comparison stands in its address. */
export function useCompareAddress(): CompareAddress {
  const [params, setParams] = useSearchParams()
  const { event, problems } = useEvent()
  const change = (next: (before: URLSearchParams) => URLSearchParams) =>
    setParams(next, { replace: true, preventScrollReset: true })
  const allRows = params.get('rows') === 'all'
  const rows = allRows ? 'all' : undefined
  const { people: _, ...rest } = writeEvent(event)
  const others = Object.entries({ ...rest, rows }).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)] as const],
  )
  return {
    people: event.people,
    event,
    problems,
    allRows,
    otherParams: others,
    choosePeople: (chosen) => change((before) => withEvent(before, changedEvent(event, { people: bandFrom(chosen) }))),
    showAllRows: (all) =>
      change((before) => {
        const after = new URLSearchParams(before)
        if (all) after.set('rows', 'all')
        else after.delete('rows')
        return after
      }),
    with: (names) => eventLinks(event).compare(names, { rows }),
  }
}
