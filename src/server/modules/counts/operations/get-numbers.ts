import type { Reliability } from '#contract/endpoints/live/counts.ts'
import { addDays, dayInIndia, momentInIndia } from '#contract/values/calendar.ts'
import { catererOf, type Context } from '#server/kernel/context.ts'
import { countEnquiriesSince } from '#server/modules/enquiries/index.ts'
import { countOrderOutcomes, countPaidSince } from '#server/modules/ordering/index.ts'
import { reliabilityOf } from '../domain/reliability.ts'
import { countViews } from '../store.ts'

const days = 30
const reliabilityDays = 90

export interface Numbers {
  days: number
  views: number
  enquiries: number
  bookings: number
  reliability: Reliability
}

/** How often the caller's caterer was seen, asked and booked lately, and how reliable it is. */
export async function getNumbers(ctx: Context): Promise<Numbers> {
  const catererId = catererOf(ctx)
  const now = ctx.clock.now()
  // Today is the last of them.
  const first = addDays(dayInIndia(now), 1 - days)
  const since = momentInIndia(first, '00:00')
  const [views, enquiries, bookings, outcomes] = await Promise.all([
    countViews(ctx.db, catererId, first),
    countEnquiriesSince(ctx.db, catererId, since),
    countPaidSince(ctx.db, catererId, since),
    countOrderOutcomes(ctx.db, catererId, new Date(now.getTime() - reliabilityDays * 24 * 60 * 60_000)),
  ])
  return { days, views, enquiries, bookings, reliability: reliabilityOf(outcomes) }
}
