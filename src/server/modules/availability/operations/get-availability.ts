import type { Availability, AvailabilityQuery } from '#contract/endpoints/availability.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import type { Context } from '#server/kernel/context.ts'
import { listStates, nearestDays } from '../domain/list-states.ts'
import type { BookableDaysCache } from './bookable-days-cache.ts'

/**
 * Returns the state of each day of a range for exactly these guests, and the nearest days that can be booked.
 * Throws `caterer_not_found` for a caterer that the public does not see.
 */
export async function getAvailability(
  ctx: Context,
  { cache }: { cache: BookableDaysCache },
  catererId: string,
  query: AvailabilityQuery,
): Promise<Availability> {
  const days = await cache.of(ctx, catererId)
  const asked = { ...query, today: dayInIndia(ctx.clock.now()) }
  return { days: listStates(days, asked), nearest: nearestDays(days, asked) }
}
