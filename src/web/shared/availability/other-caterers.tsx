import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatDay, type Day } from '#contract/values/calendar.ts'
import { changedEvent, type PlannedEvent } from '#contract/values/event.ts'
import { writeEvent } from '#contract/values/event/url.ts'
import { m } from '#messages'
import { publicApi } from '#web/shared/api/public-api.ts'
import { eventLinks } from '#web/shared/event/links.ts'
import { readFilters, type SearchFilters } from '#web/shared/event/search-filters.ts'

export interface OtherCaterersProps {
  /** Where, for how many and for whom. */
  event: PlannedEvent
  /** The day that this caterer cannot be booked for. */
  day: Day
}

/** How many caterers are free on a day for the same event, as a link to their list; nothing until it is known, and for none. */
export function OtherCaterers({ event, day }: OtherCaterersProps) {
  const asked = changedEvent(event, { date: day })
  const [params] = useSearchParams()
  const filters = filtersOf(event, params)
  const count = useCount(asked, filters)
  if (!count) return null
  return (
    <Link to={eventLinks(asked).search(filters)} className="inline-flex min-h-11 items-center text-link">
      {m.availability_others({ count, day: formatDay(day) })}
    </Link>
  )
}

/** What the guests eat, and the diet and the radius that were searched by before this caterer was found. */
export function filtersOf({ diets }: Pick<PlannedEvent, 'diets'>, params: URLSearchParams): SearchFilters {
  return { ...readFilters(params), ...((diets?.jain ?? 0) > 0 ? { jain: '1' as const } : {}) }
}

/** The length of the list that the link leads to. */
function useCount(event: PlannedEvent, filters: SearchFilters): number | undefined {
  const [counted, setCounted] = useState<{ question: string; total: number }>()
  const { place, lat, lng, date, guests, people, budget } = writeEvent(event)
  const question = JSON.stringify({ place, lat, lng, date, guests, people, budget, ...filters })
  useEffect(() => {
    const abort = new AbortController()
    // Written above.
    const query = JSON.parse(question) as Record<string, string | number | boolean>
    publicApi('GET /api/search', { query }, { signal: abort.signal })
      .then(({ total }) => setCounted({ question, total }))
      // Another caterer is a comfort; the other days are there without it.
      .catch(() => undefined)
    return () => abort.abort()
  }, [question])
  return counted?.question === question ? counted.total : undefined
}
