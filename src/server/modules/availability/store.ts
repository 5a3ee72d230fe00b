import { limits } from '#contract/limits.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import type { Calendar } from './domain/calendar.ts'

/** Plates of one caterer on one day. */
export interface CapacityReservation {
  catererId: string
  day: Day
  plates: number
  /** They are held by an unpaid order of an account whose email address is not confirmed. */
  unconfirmed?: boolean
}

interface CalendarRow {
  first_day: string
  /** Null on rows that are about plates. */
  last_day: string | null
  taken: number
  unconfirmed: number
  capacity: number | null
}

/** Closures and promised plates of a caterer from one day to another, both included. */
export async function calendarOf(db: Queryable, catererId: string, from: Day, until: Day): Promise<Calendar> {
  const found = await rows<CalendarRow>(
    db,
    sql`
    select first_day::text, last_day::text, 0 as taken, 0 as unconfirmed, null::int as capacity from closures
    where caterer_id = ${catererId} and daterange(first_day, last_day, '[]') && daterange(${from}::date, ${until}::date, '[]')
    union all
    select day::text, null, plates_taken, plates_unconfirmed, capacity from caterer_days
    where caterer_id = ${catererId} and day between ${from}::date and ${until}::date`,
  )
  return calendarFrom(found)
}

/** Returns the plates of one day, ordered or not. Zero for an unknown caterer. */
export async function capacityOn(
  db: Queryable,
  { catererId, day }: Pick<CapacityReservation, 'catererId' | 'day'>,
): Promise<number> {
  const found = await firstRow<{ capacity: number }>(
    db,
    sql`
    select coalesce(own.capacity, c.maximum_serving_capacity) as capacity
    from caterers c left join caterer_days own on own.caterer_id = c.id and own.day = ${day}::date
    where c.id = ${catererId}`,
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
  const found = await rows<CalendarRow & { caterer_id: string }>(
    db,
    sql`
    select caterer_id, first_day::text, last_day::text, 0 as taken, 0 as unconfirmed, null::int as capacity from closures
    where daterange(first_day, last_day, '[]') && daterange(${from}::date, ${until}::date, '[]')
    union all
    select promised.caterer_id, promised.day::text, null, promised.plates_taken, promised.plates_unconfirmed, promised.capacity
    from caterer_days promised join caterers own on own.id = promised.caterer_id
    where promised.day between ${from}::date and ${until}::date
      and (promised.capacity is not null or own.maximum_serving_capacity - promised.plates_taken < ${guests}::int)`,
  )
  const byCaterer = Map.groupBy(found, (row) => row.caterer_id)
  return new Map([...byCaterer].map(([id, known]) => [id, calendarFrom(known)]))
}

function calendarFrom(found: readonly CalendarRow[]): Calendar {
  const days = new Map<Day, { taken: number; unconfirmed: number; capacity: number | undefined }>()
  const closures: { firstDay: Day; lastDay: Day }[] = []
  for (const row of found) {
    if (row.last_day === null) days.set(row.first_day, dayFrom(row))
    else closures.push({ firstDay: row.first_day, lastDay: row.last_day })
  }
  return { closures, days }
}

function dayFrom({ taken, unconfirmed, capacity }: CalendarRow) {
  return { taken, unconfirmed, capacity: capacity ?? undefined }
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
  return rows<DayOfCaterer>(
    db,
    sql`
    select coalesce(promised.caterer_id, closure.caterer_id) as "catererId", closure.caterer_id is not null as closed,
      coalesce(promised.plates_taken, 0) as taken, promised.capacity
    from (select * from caterer_days where day = ${day}::date) promised
    full join (select caterer_id from closures where daterange(first_day, last_day, '[]') @> ${day}::date) closure
      on closure.caterer_id = promised.caterer_id`,
  )
}

/**
 * Promises plates if the caterer cooks on the day and still has them; false when not. One guarded write decides by what the caterer
 * holds at that moment. Concurrent calls wait for the lock, so a day is never overbooked, nor more
 * than its share to unpaid orders of unconfirmed accounts (C82).
 */
export async function reserveCapacity(
  tx: Tx,
  { catererId, day, plates, unconfirmed = false }: CapacityReservation,
): Promise<boolean> {
  const { unconfirmedOneIn } = limits.order
  const taken = await firstRow(
    tx,
    sql`
    insert into caterer_days as promised (caterer_id, day, plates_taken, plates_unconfirmed)
    select c.id, ${day}::date, ${plates}::int, ${unconfirmed ? plates : 0}::int
    from caterers c left join caterer_days own on own.caterer_id = c.id and own.day = ${day}::date
    where c.id = ${catererId}
      and ${unconfirmed ? plates * unconfirmedOneIn : plates}::int <= coalesce(own.capacity, c.maximum_serving_capacity)
      and not exists (select 1 from closures x where x.caterer_id = c.id and ${day}::date between x.first_day and x.last_day)
    on conflict (caterer_id, day) do update set plates_taken = promised.plates_taken + excluded.plates_taken,
      plates_unconfirmed = promised.plates_unconfirmed + excluded.plates_unconfirmed
      where greatest(promised.plates_taken + excluded.plates_taken,
          case when excluded.plates_unconfirmed > 0
            then (promised.plates_unconfirmed + excluded.plates_unconfirmed) * ${unconfirmedOneIn}::int else 0 end)
        <= coalesce(promised.capacity,
          (select c.maximum_serving_capacity from caterers c where c.id = excluded.caterer_id))
    returning 1 as taken`,
  )
  return taken !== undefined
}

/** Gives promised plates back. The table does not go below zero, so a double release is an error and undoes its transaction. */
export async function releaseCapacity(
  tx: Tx,
  { catererId, day, plates, unconfirmed = false }: CapacityReservation,
): Promise<void> {
  await rows(
    tx,
    sql`
    update caterer_days set plates_taken = plates_taken - ${plates}::int,
      plates_unconfirmed = plates_unconfirmed - ${unconfirmed ? plates : 0}::int
    where caterer_id = ${catererId} and day = ${day}::date`,
  )
}

/** Keeps plates for an order that was paid: they no longer count as held by an unconfirmed account. */
export async function confirmCapacity(tx: Tx, { catererId, day, plates }: CapacityReservation): Promise<void> {
  await rows(
    tx,
    sql`
    update caterer_days set plates_unconfirmed = plates_unconfirmed - ${plates}::int
    where caterer_id = ${catererId} and day = ${day}::date`,
  )
}

/**
 * Takes plates for one order and releases those of another, which may be of the same day; false when they cannot be taken.
 * Different days are locked in the same order by every caller, so that two such moves cannot deadlock.
 */
export async function moveReservation(
  tx: Tx,
  { from, to }: { from: CapacityReservation; to: CapacityReservation },
): Promise<boolean> {
  if (keyOf(to) < keyOf(from)) return (await Promise.all([reserveCapacity(tx, to), releaseCapacity(tx, from)]))[0]
  return (await Promise.all([releaseCapacity(tx, from), reserveCapacity(tx, to)]))[1]
}

function keyOf({ catererId, day }: CapacityReservation): string {
  return `${catererId} ${day}`
}
