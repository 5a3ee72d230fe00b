import type { User } from '#contract/endpoints/identity.ts'
import type { KitchenSheet } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import { dayInIndia, isDay, type Day } from '#contract/values/calendar.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { queryClient, type PrivateQuery } from '#web/shared/query/query-client.ts'
import { now } from '#web/ui/now.ts'

const key = 'kitchen-sheet'

/** The day that an address names as `?day=2026-12-12`; today where it names none. */
export function dayOf(search: URLSearchParams): Day {
  const day = search.get('day') ?? ''
  return isDay(day) ? day : dayInIndia(now())
}

/** What the caterer of an account cooks for a day; undefined while the account acts for none. */
export function sheetQuery({ id, catererId }: User, day: Day): PrivateQuery<KitchenSheet> | undefined {
  if (catererId === undefined) return undefined
  return {
    queryKey: [key, id, catererId, day],
    queryFn: ({ signal }) => api('GET /api/kitchen-sheet', { query: { day } }, { signal }),
  }
}

/** Reads the sheets again that are shown, after something about orders or yields has changed. */
export function refreshSheets(): Promise<void> {
  return queryClient().invalidateQueries({ queryKey: [key] })
}
