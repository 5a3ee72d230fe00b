import type { CalendarOrder } from '#contract/endpoints/kitchen/calendar.ts'
import { limits } from '#contract/limits.ts'
import { addDays, type Day } from '#contract/values/calendar.ts'
import { api } from '#web/shared/api/browser-api.ts'
import type { SelectedDays } from './use-day-selection.ts'

/** The paid orders on any number of days as the server has them now, by time. Throws as the API does. */
export async function ordersOn({ from, to }: SelectedDays): Promise<CalendarOrder[]> {
  const answers = await Promise.all(pagesOf(from, to).map((query) => api('GET /api/calendar', { query })))
  return answers.flatMap(({ orders }) => orders)
}

function pagesOf(from: Day, to: Day): SelectedDays[] {
  const last = addDays(from, limits.calendar.maxDays - 1)
  return last >= to ? [{ from, to }] : [{ from, to: last }, ...pagesOf(addDays(last, 1), to)]
}
