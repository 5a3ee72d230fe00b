import type { CalendarView } from '#contract/endpoints/kitchen/calendar.ts'
import { searchableDays } from '#contract/rules/event-days.ts'
import { includesPart } from '#contract/rules/member-part.ts'
import { dayInIndia, type Day } from '#contract/values/calendar.ts'
import { fail } from '#server/kernel/app-error.ts'
import { catererOf, userOf, type Context } from '#server/kernel/context.ts'
import { calendarOf, listClosures, pausedUntil } from '#server/modules/availability/index.ts'
import { findCaterer } from '#server/modules/caterers/index.ts'
import { listPlannedOrders } from '#server/modules/ordering/index.ts'
import type { Deps } from '../deps.ts'
import { daysFrom } from '../domain/caterer-day.ts'
import { orderFrom, termsFrom } from '../domain/views.ts'

/** Returns a span of days of the caller's caterer. Cooks see the orders that were accepted, others those that may be as well (C95). */
export async function getCalendar(
  ctx: Context,
  { festivals, places }: Deps,
  { from, to }: { from: Day; to: Day },
): Promise<CalendarView> {
  const { db, clock } = ctx
  const catererId = catererOf(ctx)
  const today = dayInIndia(clock.now())
  const unanswered = includesPart(userOf(ctx).part, 'manager')
  const [caterer, calendar, closures, orders] = await Promise.all([
    findCaterer(db, catererId),
    calendarOf(db, catererId, from, to),
    listClosures(db, catererId, from < today ? from : today),
    listPlannedOrders(db, { catererId, from, to, unanswered }),
  ])
  if (!caterer) throw fail('not_allowed')
  const paused = pausedUntil(closures, today)
  return {
    today,
    days: daysFrom({ calendar, closures, festivals, capacity: caterer.maximumServingCapacity }, from, to),
    orders: orders.map((order) => orderFrom(order, places)),
    ...(paused ? { pausedUntil: paused } : {}),
    bookableUntil: searchableDays(today).until,
    festivalsUntil: festivals.until,
    terms: termsFrom(caterer),
  }
}
