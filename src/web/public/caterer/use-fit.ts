import type { EventFit, FitQuery } from '#contract/endpoints/fit.ts'
import type { PlannedEvent } from '#contract/values/event.ts'
import { writeEvent } from '#contract/values/event/url.ts'
import { publicApi } from '#web/shared/api/public-api.ts'
import { useAsked, type AskedState } from '#web/shared/api/use-asked.ts'

interface FitAsked {
  catererId: string
  query: FitQuery
}

export type Fit = AskedState<EventFit>

/** Asks what a caterer can do for an event with a day, which the page itself is not rendered for (C103). */
export function useFit(catererId: string, event: PlannedEvent): Fit {
  const { lat, lng, date, guests, people, diet } = writeEvent(event)
  const query = Object.fromEntries(
    Object.entries({ lat, lng, date, guests, people, diet }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
  return useAsked<FitAsked, EventFit>(date === undefined ? undefined : { catererId, query }, askFit)
}

function askFit({ catererId, query }: FitAsked, signal: AbortSignal): Promise<EventFit> {
  return publicApi('GET /api/caterer/{id}/fit', { params: { id: catererId }, query }, { signal })
}
