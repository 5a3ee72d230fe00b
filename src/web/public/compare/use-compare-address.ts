import { useSearchParams } from 'react-router'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { bandFrom } from '#web/public/listing/search-params.ts'
import { paths } from '#contract/paths.ts'

export interface CompareAddress {
  /** The range that was chosen; undefined while none was, or nonsense stands there. */
  people: GuestBand | undefined
  /** Nonsense stands where the range should. */
  peopleUnknown: boolean
  /** Equal rows are shown too. */
  allRows: boolean
  /** What a form without script must not forget. */
  otherParams: readonly (readonly [string, string])[]
  choosePeople: (people: string) => void
  showAllRows: (all: boolean) => void
  /** The same page about other caterers. */
  with: (names: readonly string[]) => string
}

const places = ['place', 'lat', 'lng'] as const

/** What is chosen on the page of the comparison stands in its address. */
export function useCompareAddress(): CompareAddress {
  const [params, setParams] = useSearchParams()
  const change = (name: string, value: string | undefined) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === undefined) after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const allRows = params.get('rows') === 'all'
  const people = bandFrom(params.get('people') ?? '')
  const place = places.flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value] as const] : []
  })
  const rows = allRows ? 'all' : undefined
  return {
    people,
    peopleUnknown: people === undefined && Boolean(params.get('people')),
    allRows,
    otherParams: [...place, ...(allRows ? [['rows', 'all'] as const] : [])],
    choosePeople: (chosen) => change('people', chosen),
    showAllRows: (all) => change('rows', all ? 'all' : undefined),
    with: (names) => paths.compare(names, { people, ...Object.fromEntries(place), rows }),
  }
}
