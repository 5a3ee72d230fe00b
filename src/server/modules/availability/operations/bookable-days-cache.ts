import { limits } from '#contract/limits.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import type { Context } from '#server/kernel/context.ts'
import type { ProcessSubscriber } from '#server/kernel/events.ts'
import { getLiveCaterer } from '#server/modules/caterers/index.ts'
import type { BookableDays } from '../domain/list-states.ts'
import { calendarOf } from '../queries/calendars.ts'

const keptMs = 30_000
const mostCaterers = 1_000

/**
 * Free plates, closures and notice of caterers, kept for 30 seconds and dropped when an event says that they have changed.
 * Orders never read it.
 */
export interface BookableDaysCache {
  /** Throws `caterer_not_found`. */
  of(ctx: Context, catererId: string): Promise<BookableDays>
  subscriber: ProcessSubscriber
}

export function createBookableDaysCache(): BookableDaysCache {
  const kept = new Map<string, { days: Promise<BookableDays>; until: number }>()
  const read = (ctx: Context, catererId: string): Promise<BookableDays> => {
    const days = readDays(ctx, catererId)
    const entry = { days, until: ctx.clock.now().getTime() + keptMs }
    kept.delete(catererId)
    kept.set(catererId, entry)
    for (const oldest of kept.keys()) {
      if (kept.size <= mostCaterers) break
      kept.delete(oldest)
    }
    days.catch(() => kept.get(catererId) === entry && kept.delete(catererId))
    return days
  }
  return {
    async of(ctx, catererId) {
      const entry = kept.get(catererId)
      const now = ctx.clock.now().getTime()
      // A clock that was set back makes an entry no younger.
      const isFresh = entry && now < entry.until && now >= entry.until - keptMs
      return isFresh ? entry.days : read(ctx, catererId)
    },
    subscriber: {
      types: ['calendar.changed', 'caterer.changed', 'caterer.erased', 'catalogue.changed'],
      // A read that is under way goes with its entry, so what it found before the change is not kept.
      heard: async (events) => events.forEach(({ subject }) => kept.delete(subject)),
    },
  }
}

async function readDays({ db, clock }: Context, catererId: string): Promise<BookableDays> {
  const today = dayInIndia(clock.now())
  // One day more than can be booked today, as the next day may begin before they are read again.
  const until = addDays(today, limits.order.maxDaysAhead + 1)
  const [caterer, calendar] = await Promise.all([
    getLiveCaterer(db, catererId),
    calendarOf(db, catererId, today, until),
  ])
  return { calendar, terms: { notice: caterer.notice, capacity: caterer.maximumServingCapacity } }
}
