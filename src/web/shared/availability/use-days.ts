import type { Availability } from '#contract/endpoints/availability.ts'
import type { Day } from '#contract/values/calendar.ts'
import { publicApi } from '#web/shared/api/public-api.ts'
import { useAsked, type AskedState } from '#web/shared/api/use-asked.ts'

/** Days of a caterer that are asked for. */
export interface DaysAsked {
  catererId: string
  from: Day
  to: Day
  guests: number
}

/** Asks for a caterer's days as anyone may; nothing while `asked` is undefined. An answer is for these very days and guests. */
export function useDays(asked: DaysAsked | undefined): AskedState<Availability> {
  return useAsked(asked, askDays)
}

function askDays({ catererId, ...query }: DaysAsked, signal: AbortSignal): Promise<Availability> {
  return publicApi('GET /api/caterer/{id}/availability', { params: { id: catererId }, query }, { signal })
}
