import { paths } from '#contract/paths.ts'
import { searchableDays } from '#contract/rules/event-days.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import * as text from '#messages/documents'
import { fail } from '#server/kernel/app-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { documentLocale } from '#server/modules/documents/index.ts'
import { hashOfSecret } from '#server/modules/identity/index.ts'
import { calendarFile, listPlannedOrders } from '#server/modules/ordering/index.ts'
import type { Deps } from '../deps.ts'
import { findFeedCaterer } from '../store.ts'

const daysBack = 30

/** Returns the accepted orders of a feed as cooks may see them, whoever made it (C95). Throws `feed_not_found` for a feed that does not hold. */
export async function readFeed(ctx: Context, { places, site }: Deps, secret: string): Promise<string> {
  const catererId = await findFeedCaterer(ctx.db, hashOfSecret(secret))
  if (catererId === undefined) throw fail('feed_not_found')
  const now = ctx.clock.now()
  const today = dayInIndia(now)
  const span = { from: addDays(today, -daysBack), to: searchableDays(today).until }
  const orders = await listPlannedOrders(ctx.db, { catererId, ...span, unanswered: false })
  const events = orders.map(({ id, bookingCode, guests: count, day, time, serviceHours, venuePoint }) => ({
    orderId: id,
    title: text.document_feed_title({ count, code: bookingCode }, documentLocale),
    place: places.localityAt(venuePoint),
    description: text.document_calendar_code({ code: bookingCode }, documentLocale),
    day,
    time,
    hours: serviceHours,
    stampedAt: now,
    url: new URL(paths.kitchenSheet({ day }), site).href,
  }))
  return calendarFile(...events)
}
