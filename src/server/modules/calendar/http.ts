import * as endpoints from '#contract/endpoints/kitchen/calendar.ts'
import type { Api } from '#server/http/api.ts'
import { noteView } from '#server/http/text-views.ts'
import { userOf } from '#server/kernel/context.ts'
import type { Deps } from './deps.ts'
import { changeDays } from './operations/change-days.ts'
import { changeTerms } from './operations/change-terms.ts'
import { getCalendar } from './operations/get-calendar.ts'
import { readFeed } from './operations/read-feed.ts'
import { renewFeed } from './operations/renew-feed.ts'
import { findFeedSince } from './store.ts'
import { pauseBookings, resumeBookings } from './operations/pause-bookings.ts'

export function bindCalendar(api: Api, deps: Deps): void {
  api.on(endpoints.getCalendar, (ctx, { query }) => getCalendar(ctx, deps, query))
  api.on(endpoints.changeDays, async (ctx, { body }) => {
    await changeDays(ctx, body)
    return noteView('days_changed')
  })
  api.on(endpoints.pauseBookings, async (ctx, { body }) => {
    await pauseBookings(ctx, body.until)
    return noteView('bookings_paused')
  })
  api.on(endpoints.resumeBookings, async (ctx) => {
    await resumeBookings(ctx)
    return noteView('bookings_resumed')
  })
  api.on(endpoints.getFeed, async (ctx) => {
    const createdAt = await findFeedSince(ctx.db, userOf(ctx).userId)
    return createdAt ? { createdAt: createdAt.toISOString() } : {}
  })
  api.on(endpoints.renewFeed, (ctx) => renewFeed(ctx))
  api.file(endpoints.readFeed, async (ctx, { params: { file } }) => ({
    body: await readFeed(ctx, deps, file.replace(/\.ics$/, '')),
    name: 'orders.ics',
  }))
  api.on(endpoints.changeCalendarTerms, (ctx, { body }) => changeTerms(ctx, body))
}
