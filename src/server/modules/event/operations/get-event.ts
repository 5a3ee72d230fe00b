import { dayInIndia } from '#contract/values/calendar.ts'
import type { PlannedEvent } from '#contract/values/event.ts'
import { eventOfQuery } from '#contract/values/event/url.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { findEvent } from '../store.ts'
import { oldestKept } from './tidy-events.ts'

/** Returns the caller's last event, without a day that is over; undefined when there is none. */
export async function getEvent(ctx: Context): Promise<PlannedEvent | undefined> {
  const moment = ctx.clock.now()
  const query = await findEvent(ctx.db, userOf(ctx).userId, oldestKept(moment))
  return query === undefined ? undefined : eventOfQuery(query, dayInIndia(moment))
}
