import { limits } from '#contract/limits.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { Tx } from '#server/kernel/context.ts'
import { emit } from '#server/kernel/events.ts'
import { assign, firstRow, insertColumns, returning, run, select, sql, type Sql } from '#server/kernel/sql.ts'
import { capacityOfCaterer, joinedCaterer } from '#server/modules/caterers/index.ts'
import { catererDays, closures } from '../tables.ts'

/** Plates of one caterer on one day. */
export interface CapacityReservation {
  catererId: string
  day: Day
  plates: number
  /** They are held by an unpaid order of an account whose email address is not confirmed. */
  unconfirmed?: boolean
}

const own = catererDays.leftJoined('own')
const closure = closures.as('x')
/** What the guarded write adds, as its conflict sees it, and what is held with it. */
const added = catererDays.as('excluded')
const capacityOfDay = sql<
  number | null
>`coalesce(${catererDays.capacity}, ${capacityOfCaterer(catererDays.caterer_id)})`
const held = {
  plates_taken: sql<number>`${catererDays.plates_taken} + ${added.plates_taken}`,
  plates_unconfirmed: sql<number>`${catererDays.plates_unconfirmed} + ${added.plates_unconfirmed}`,
}

/**
 * Promises plates if the caterer cooks on the day and still has them; false when not. One guarded write decides by what the caterer
 * holds at that moment. Concurrent calls wait for the lock, so a day is never overbooked, nor more
 * than its share to unpaid orders of unconfirmed accounts (C82).
 */
export async function reserveCapacity(tx: Tx, reservation: CapacityReservation): Promise<boolean> {
  emitReserved(tx, reservation)
  return (await firstRow(tx, capacityReserved(reservation))) !== undefined
}

/** Tells the processes, after the commit, that plates of a day have changed. */
export function emitReserved(tx: Tx, { catererId, day }: Pick<CapacityReservation, 'catererId' | 'day'>): void {
  emit(tx, { type: 'calendar.changed', subject: catererId, day })
}

/**
 * The guarded write of {@link reserveCapacity} as a part of another statement, which makes it depend on `isWanted`. It returns the
 * plates that the locked day has in all; no row when they are not promised. The caller calls {@link emitReserved}.
 */
export function capacityReserved(
  { catererId, day, plates, unconfirmed = false }: CapacityReservation,
  isWanted = sql<boolean>`true`,
): Sql<{ capacity: number | null }> {
  const { unconfirmedOneIn } = limits.order
  return returning({ capacity: capacityOfDay })`
    ${insertColumns(catererDays, 'caterer_id', 'day', 'plates_taken', 'plates_unconfirmed')}
    select ${joinedCaterer.id}, ${day}::date, ${plates}::int, ${unconfirmed ? plates : 0}::int
    from ${joinedCaterer} left join ${own} on ${own.caterer_id} = ${joinedCaterer.id} and ${own.day} = ${day}::date
    where ${joinedCaterer.id} = ${catererId} and ${isWanted}
      and ${unconfirmed ? plates * unconfirmedOneIn : plates}::int <= coalesce(${own.capacity}, ${joinedCaterer.capacity})
      and not exists (select 1 from ${closure} where ${closure.caterer_id} = ${joinedCaterer.id}
        and ${day}::date between ${closure.first_day} and ${closure.last_day})
    on conflict (caterer_id, day) do update set ${assign(catererDays, held)}
      where greatest(${held.plates_taken},
          case when ${added.plates_unconfirmed} > 0 then (${held.plates_unconfirmed}) * ${unconfirmedOneIn}::int else 0 end)
        <= coalesce(${catererDays.capacity}, ${capacityOfCaterer(added.caterer_id)})`
}

/** Gives promised plates back. The table does not go below zero, so a double release is an error and undoes its transaction. */
export async function releaseCapacity(
  tx: Tx,
  { catererId, day, plates, unconfirmed = false }: CapacityReservation,
): Promise<void> {
  emit(tx, { type: 'calendar.changed', subject: catererId, day })
  const left = {
    plates_taken: sql<number>`${catererDays.plates_taken} - ${plates}::int`,
    plates_unconfirmed: sql<number>`${catererDays.plates_unconfirmed} - ${unconfirmed ? plates : 0}::int`,
  }
  await run(tx, sql`update ${catererDays} set ${assign(catererDays, left)} where ${isOf({ catererId, day })}`)
}

/** Keeps plates for an order that was paid: they no longer count as held by an unconfirmed account. */
export async function confirmCapacity(tx: Tx, { catererId, day, plates }: CapacityReservation): Promise<void> {
  const left = { plates_unconfirmed: sql<number>`${catererDays.plates_unconfirmed} - ${plates}::int` }
  await run(tx, sql`update ${catererDays} set ${assign(catererDays, left)} where ${isOf({ catererId, day })}`)
}

function isOf({ catererId, day }: Pick<CapacityReservation, 'catererId' | 'day'>) {
  return sql`${catererDays.caterer_id} = ${catererId} and ${catererDays.day} = ${day}::date`
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

/**
 * Reports whether a caterer cooks on a day of which plates are taken, and still has at least as many as that: false on a day that was
 * closed, or whose capacity was lowered below what is taken. Locks the row of the day; who changes its plates waits.
 */
export async function lockIsSold(tx: Tx, day: Pick<CapacityReservation, 'catererId' | 'day'>): Promise<boolean> {
  const found = await firstRow(
    tx,
    select({
      isSold: sql<boolean>`${catererDays.plates_taken} <= coalesce(${catererDays.capacity}, ${capacityOfCaterer(day.catererId)})
        and not exists (select 1 from ${closure} where ${closure.caterer_id} = ${day.catererId}
          and ${day.day}::date between ${closure.first_day} and ${closure.last_day})`,
    })`from ${catererDays} where ${isOf(day)} for no key update`,
  )
  return found?.isSold ?? false
}
