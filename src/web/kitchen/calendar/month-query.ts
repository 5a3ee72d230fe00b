import type { CalendarTerms, CalendarView } from '#contract/endpoints/kitchen/calendar.ts'
import type { User } from '#contract/endpoints/identity.ts'
import type { Day } from '#contract/values/calendar.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { lastOfMonth } from '#web/shared/availability/month-days.ts'
import { queryClient, type PrivateQuery } from '#web/shared/query/query-client.ts'

const key = 'calendar'

/** A month of the caterer for which an account acts, by its first day; undefined while it acts for none. */
export function monthQuery({ id, catererId }: User, first: Day): PrivateQuery<CalendarView> | undefined {
  if (catererId === undefined) return undefined
  return {
    queryKey: [key, id, catererId, first],
    queryFn: ({ signal }) => api('GET /api/calendar', { query: { from: first, to: lastOfMonth(first) } }, { signal }),
  }
}

/** Reads the months again that are shown, after something about days has changed. */
export function refreshCalendar(): Promise<void> {
  return queryClient().invalidateQueries({ queryKey: [key] })
}

/** Shows terms that were saved in every month that was loaded. */
export function putTerms(terms: CalendarTerms): void {
  queryClient().setQueriesData<CalendarView>({ queryKey: [key] }, (view) => view && { ...view, terms })
}
