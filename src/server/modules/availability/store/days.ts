import { isDeepStrictEqual } from 'node:util'
import { daysBetween, type Day } from '#contract/values/calendar.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { lockNamed } from '#server/kernel/database/lock-named.ts'
import { emit } from '#server/kernel/events.ts'
import { newId } from '#server/kernel/ids.ts'
import { assign, insertColumns, list, rows, rowsAs, run, select, sql } from '#server/kernel/sql.ts'
import type { Closure, Span } from '../domain/closures.ts'
import { catererDays, closures } from '../tables.ts'

const x = closures.as('x')
const d = catererDays.as('d')

/** Serialises what a caterer changes about its days until the transaction ends. Orders go on; taken before the rows of days. */
export async function lockDays(tx: Tx, catererId: string): Promise<void> {
  await lockNamed(tx, `availability.${catererId}`)
}

/** The closures of a caterer that end on a day or later, the first one first. */
export function listClosures(db: Queryable, catererId: string, from: Day): Promise<Closure[]> {
  return rows(
    db,
    select({ firstDay: x.first_day, lastDay: x.last_day, isPause: x.is_pause })`from ${x}
      where ${x.caterer_id} = ${catererId} and ${x.last_day} >= ${from}::date order by ${x.first_day}`,
  )
}

/** Makes a caterer's closures, as read under the lock of its days, the wanted ones. What stays the same keeps its row. */
export async function changeClosures(
  tx: Tx,
  catererId: string,
  { before, after }: { before: readonly Closure[]; after: readonly Closure[] },
): Promise<void> {
  const isIn = (closures: readonly Closure[]) => (one: Closure) =>
    closures.some((other) => isDeepStrictEqual(one, other))
  const gone = before.filter((one) => !isIn(after)(one)).map(({ firstDay }) => firstDay)
  const added = after.filter((one) => !isIn(before)(one))
  emit(tx, { type: 'calendar.changed', subject: catererId })
  if (gone.length > 0)
    await run(
      tx,
      sql`delete from ${x} where ${x.caterer_id} = ${catererId} and ${x.first_day} = any(${list(gone)}::date[])`,
    )
  if (added.length === 0) return
  const given = added.map(({ firstDay, lastDay, isPause }) => ({
    id: newId(),
    caterer_id: catererId,
    first_day: firstDay,
    last_day: lastDay,
    is_pause: isPause,
  }))
  const a = rowsAs(closures, 'a', given)
  await run(
    tx,
    sql`${insertColumns(closures, 'id', 'caterer_id', 'first_day', 'last_day', 'is_pause')}
      select ${a.id}, ${a.caterer_id}, ${a.first_day}, ${a.last_day}, ${a.is_pause} from ${a}`,
  )
}

/** Sets how many plates each day of a span has; undefined leaves it to the caterer's own number. What is taken stays taken. */
export async function saveCapacity(
  tx: Tx,
  catererId: string,
  { firstDay, lastDay, capacity }: Span & { capacity: number | undefined },
): Promise<void> {
  const isOneDay = firstDay === lastDay
  emit(tx, { type: 'calendar.changed', subject: catererId, ...(isOneDay ? { day: firstDay } : {}) })
  if (capacity === undefined) {
    await run(
      tx,
      sql`update ${d} set ${assign(catererDays, { capacity: null })}
        where ${d.caterer_id} = ${catererId} and ${d.day} between ${firstDay}::date and ${lastDay}::date`,
    )
    return
  }
  const offsets = Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, at) => at)
  await run(
    tx,
    sql`${insertColumns(catererDays, 'caterer_id', 'day', 'capacity')}
      select ${catererId}, ${firstDay}::date + at, ${capacity}::int from unnest(${list(offsets)}::int[]) at order by at
      on conflict (caterer_id, day) do update set ${assign(catererDays, { capacity })}`,
  )
}
