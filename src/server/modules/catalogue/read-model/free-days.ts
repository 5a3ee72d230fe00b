import { limits } from '#contract/limits.ts'
import { noticeFor } from '#contract/rules/notice.ts'
import { addDays, dayInIndia, momentInIndia, type Day } from '#contract/values/calendar.ts'
import { boundsOf, guestBands, type GuestBand } from '#contract/values/guest-band.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database/database.ts'
import type { Log } from '#server/kernel/log.ts'
import { startInterval } from '#server/kernel/interval.ts'
import { calendarOf, firstFreeDay, listCalendars, type Calendar } from '#server/modules/availability/index.ts'
import type { Listing } from '../domain/listing.ts'

/** The next free days that lists tell. They are at most about a minute old; a search for a day, a quote and an order ask again. */
export interface FreeDays {
  /** Done when the calendars were first read, or could not be. */
  readonly first: Promise<void>
  /**
   * Tells of any caterer the first day, counted from today and its notice, on which it can cook for the smallest number of
   * the range, or the smallest order without one; undefined when there is none that can be booked, or none is known. What was found is kept
   * by the row of the listing, where that is told.
   */
  nextFor(people: GuestBand | undefined): (listing: Listing, row?: number) => Day | undefined
  /** Reads all calendars again. */
  refresh(): Promise<void>
  /** Reads the calendars of these caterers again, which have changed their days themselves. */
  refreshOf(catererIds: readonly string[]): Promise<void>
  close(): Promise<void>
}

const everyMs = 60_000
/** Days with plates for this many are free whatever range is asked for. */
const mostGuests = Math.max(...guestBands.map((band) => boundsOf(band).min))
const openAlways: Calendar = { closures: [], days: new Map() }

/** What was found on one day, until the calendars are read again or the next day begins. */
interface Found {
  today: Day
  byGuests: Map<number, FoundByRow>
}

/** Days by row, with the listing that each is of: another one may have the row by now. A map would be looked up from two more places in memory. */
interface FoundByRow {
  listings: (Listing | undefined)[]
  days: (Day | undefined)[]
}

/** Reads the days on which someone cannot cook, for all caterers together, so that no card asks for its own. */
export function createFreeDays({ database, clock, log }: { database: Database; clock: Clock; log: Log }): FreeDays {
  let calendars: ReadonlyMap<string, Calendar> | undefined
  let found: Found | undefined
  // Readings are numbered as they begin: the one that began later is the newer, whichever ends first.
  let readings = 0
  let latestOfAll = 0
  /** Calendars that were read by a reading of their own, since the latest of all. */
  const readAlone = new Map<string, { reading: number; calendar: Calendar }>()
  let closed = false

  const span = (): { from: Day; until: Day } => {
    const from = dayInIndia(clock.now())
    // One day more than can be booked, as it may be tomorrow until they are read again.
    return { from, until: addDays(from, limits.order.maxDaysAhead + 1) }
  }
  const refresh = async (): Promise<void> => {
    const reading = ++readings
    const read = new Map(await listCalendars(database.db, { ...span(), guests: mostGuests }))
    if (reading < latestOfAll) return
    latestOfAll = reading
    for (const [id, own] of readAlone) {
      if (own.reading > reading) read.set(id, own.calendar)
      else readAlone.delete(id)
    }
    calendars = read
    found = undefined
  }
  const refreshOf = async (ids: readonly string[]): Promise<void> => {
    const reading = ++readings
    const { from, until } = span()
    const read = await Promise.all(ids.map(async (id) => [id, await calendarOf(database.db, id, from, until)] as const))
    const newer = read.filter(([id]) => reading > (readAlone.get(id)?.reading ?? latestOfAll))
    for (const [id, calendar] of newer) readAlone.set(id, { reading, calendar })
    // Before the first reading of all nothing is known of the others.
    if (calendars) calendars = new Map([...calendars, ...newer])
    found = undefined
  }
  const failed = (error: unknown): void => {
    // What was read before stands; a list is worth more than the day on its cards.
    if (!closed) log.error({ err: String(error) }, 'calendar load failed')
  }
  const todayIn = onceADay()
  const interval = startInterval(everyMs, refresh, failed)
  const first = refresh().catch(failed)
  return {
    first,
    refresh,
    refreshOf,
    nextFor(people) {
      const known = calendars
      if (!known) return () => undefined
      const today = todayIn(clock)
      if (found?.today !== today) found = { today, byGuests: new Map() }
      const guests = people ? boundsOf(people).min : limits.order.minGuests
      const { listings, days } = found.byGuests.get(guests) ?? { listings: [], days: [] }
      found.byGuests.set(guests, { listings, days })
      const find = (listing: Listing): Day | undefined => {
        const capacity = listing.card.maximumServingCapacity
        if (guests > capacity) return undefined
        const from = addDays(today, noticeFor(listing.notice, guests))
        const until = addDays(today, limits.order.maxDaysAhead)
        return firstFreeDay(known.get(listing.id) ?? openAlways, { from, until, guests, capacity })
      }
      return (listing, row) => {
        if (row === undefined) return find(listing)
        if (listings[row] === listing) return days[row]
        // Without holes, which would make them slow.
        for (let next = listings.length; next <= row; next++) listings[next] = days[next] = undefined
        listings[row] = listing
        return (days[row] = find(listing))
      }
    },
    async close() {
      closed = true
      await interval.stop()
    },
  }
}

/** Returns what tells the day in India, which is worked out once in each. */
function onceADay(): (clock: Clock) => Day {
  let [day, from, until] = ['', 0, 0]
  return (clock) => {
    const now = clock.now()
    const time = now.getTime()
    if (time < from || time >= until) {
      day = dayInIndia(now)
      from = momentInIndia(day, '00:00').getTime()
      until = momentInIndia(addDays(day, 1), '00:00').getTime()
    }
    return day
  }
}
