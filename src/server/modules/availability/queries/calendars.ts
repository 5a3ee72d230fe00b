import type { Day } from '#contract/values/calendar.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, rows, select, sql, unionAll, type Sql } from '#server/kernel/sql.ts'
import { joinedCaterer } from '#server/modules/caterers/index.ts'
import type { Calendar } from '../domain/calendar.ts'
import { catererDays, closures } from '../tables.ts'

const closure = closures.as('closure')
const promised = catererDays.as('promised')
const own = catererDays.leftJoined('own')

interface CalendarRow {
  catererId: string
  firstDay: Day
  /** Null on rows that are about plates. */
  lastDay: Day | null
  taken: number
  unconfirmed: number
  capacity: number | null
}

const closed = select({
  catererId: closure.caterer_id,
  firstDay: closure.first_day,
  lastDay: closure.last_day,
  taken: sql<number>`0`,
  unconfirmed: sql<number>`0`,
  capacity: sql<number | null>`null::int`,
})

const ordered = select({
  catererId: promised.caterer_id,
  firstDay: promised.day,
  lastDay: sql<Day | null>`null::date`,
  taken: promised.plates_taken,
  unconfirmed: promised.plates_unconfirmed,
  capacity: promised.capacity,
})

const closedDays = sql`daterange(${closure.first_day}, ${closure.last_day}, '[]')`
const isClosedWithin = (from: Day, until: Day): Sql =>
  sql`${closedDays} && daterange(${from}::date, ${until}::date, '[]')`

/** Closures and promised plates of a caterer from one day to another, both included. */
export async function calendarOf(db: Queryable, catererId: string, from: Day, until: Day): Promise<Calendar> {
  const found = await rows(
    db,
    unionAll<CalendarRow>(
      closed`from ${closure} where ${closure.caterer_id} = ${catererId} and ${isClosedWithin(from, until)}`,
      ordered`from ${promised}
        where ${promised.caterer_id} = ${catererId} and ${promised.day} between ${from}::date and ${until}::date`,
    ),
  )
  return calendarFrom(found)
}

/** Returns the plates of one day, ordered or not. Zero for an unknown caterer. */
export async function capacityOn(db: Queryable, { catererId, day }: { catererId: string; day: Day }): Promise<number> {
  const found = await firstRow(
    db,
    select({ capacity: sql<number>`coalesce(${own.capacity}, ${joinedCaterer.capacity})` })`
      from ${joinedCaterer} left join ${own} on ${own.caterer_id} = ${joinedCaterer.id} and ${own.day} = ${day}::date
      where ${joinedCaterer.id} = ${catererId}`,
  )
  return found?.capacity ?? 0
}

/**
 * Calendars of all caterers of whom something is known that keeps them from cooking for `guests` or fewer on some day of the
 * span, both ends included; everyone else is open and free on all of it. Days with plates for more are left out.
 */
export async function listCalendars(
  db: Queryable,
  { from, until, guests }: { from: Day; until: Day; guests: number },
): Promise<Map<string, Calendar>> {
  const found = await rows(
    db,
    unionAll<CalendarRow>(
      closed`from ${closure} where ${isClosedWithin(from, until)}`,
      ordered`from ${promised} join ${joinedCaterer} on ${joinedCaterer.id} = ${promised.caterer_id}
        where ${promised.day} between ${from}::date and ${until}::date
          and (${promised.capacity} is not null or ${joinedCaterer.capacity} - ${promised.plates_taken} < ${guests}::int)`,
    ),
  )
  const byCaterer = Map.groupBy(found, ({ catererId }) => catererId)
  return new Map([...byCaterer].map(([id, known]) => [id, calendarFrom(known)]))
}

function calendarFrom(found: readonly CalendarRow[]): Calendar {
  const days = new Map<Day, { taken: number; unconfirmed: number; capacity: number | undefined }>()
  const closedSpans: { firstDay: Day; lastDay: Day }[] = []
  for (const { firstDay, lastDay, taken, unconfirmed, capacity } of found) {
    if (lastDay === null) days.set(firstDay, { taken, unconfirmed, capacity: capacity ?? undefined })
    else closedSpans.push({ firstDay, lastDay })
  }
  return { closures: closedSpans, days }
}

/** What is known of one caterer for one day. */
export interface DayOfCaterer {
  catererId: string
  closed: boolean
  taken: number
  /** Null where the day does not override the caterer's own. */
  capacity: number | null
}

/** All caterers of whom something is known for a day; everyone else is open and free on it. */
export async function listDaysOn(db: Queryable, day: Day): Promise<DayOfCaterer[]> {
  return rows(
    db,
    select({
      catererId: sql<string>`coalesce(${promised.caterer_id}, ${closure.caterer_id})`,
      closed: sql<boolean>`${closure.caterer_id} is not null`,
      taken: sql<number>`coalesce(${promised.plates_taken}, 0)`,
      capacity: promised.capacity,
    })`from (select * from ${catererDays} where ${catererDays.day} = ${day}::date) promised
      full join (select * from ${closures} where daterange(${closures.first_day}, ${closures.last_day}, '[]') @> ${day}::date) closure
        on ${closure.caterer_id} = ${promised.caterer_id}`,
  )
}
