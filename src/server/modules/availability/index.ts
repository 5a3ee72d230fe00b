/** Which days a caterer cooks, and for how many more guests. */
import type { Availability, AvailabilityQuery } from '#contract/endpoints/availability.ts'
import { limits } from '#contract/limits.ts'
import type { Context } from '#server/kernel/context.ts'
import type { ProcessSubscriber } from '#server/kernel/events.ts'
import type { RateLimit, RateLimits } from '#server/kernel/rate-limit.ts'
import { createBookableDaysCache } from './operations/bookable-days-cache.ts'
import { getAvailability } from './operations/get-availability.ts'

export { capacityLeft, firstFreeDay, unconfirmedCapacity, type Calendar } from './domain/calendar.ts'
export { closeDays, openDays, pauseDays, pausedUntil, withoutPause, type Closure } from './domain/closures.ts'
export { calendarOf, capacityOn, listCalendars, listDaysOn, type DayOfCaterer } from './queries/calendars.ts'
export {
  capacityReserved,
  confirmCapacity,
  emitReserved,
  lockIsSold,
  moveReservation,
  releaseCapacity,
  reserveCapacity,
  type CapacityReservation,
} from './store/capacity.ts'
export { changeClosures, listClosures, lockDays, saveCapacity } from './store/days.ts'

/** A caterer's days as anyone may see them. */
export interface PublicCalendar {
  /** Throws `caterer_not_found`. */
  get(ctx: Context, catererId: string, query: AvailabilityQuery): Promise<Availability>
  byNetwork: RateLimit
  /** Forgets what an event says has changed. */
  subscriber: ProcessSubscriber
}

export function createPublicCalendar(rateLimits: RateLimits): PublicCalendar {
  const cache = createBookableDaysCache()
  return {
    get: (ctx, catererId, query) => getAvailability(ctx, { cache }, catererId, query),
    byNetwork: rateLimits('availability-network', { tries: limits.availability.perNetworkMinute, seconds: 60 }),
    subscriber: cache.subscriber,
  }
}
