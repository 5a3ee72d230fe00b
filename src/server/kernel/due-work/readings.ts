import type { Queryable } from '../context.ts'
import type { QueueLength } from './queue-length.ts'
import { firstRow, rows, select, sql } from '../sql.ts'
import { eventDeliveries, events, jobTurns, retries } from '../tables.ts'

const [d, e, t, r] = [eventDeliveries.as('d'), events.as('e'), jobTurns.as('t'), retries.as('r')]
const nothing: QueueLength = { due: 0, oldestDueAt: null }

/** Returns the deliveries of events that are due. Those that were not tried yet are due since their event. */
export async function dueDeliveries(db: Queryable): Promise<QueueLength> {
  const found = await firstRow(
    db,
    select({
      due: sql<number>`count(*)::int`,
      oldestDueAt: sql<Date | null>`min(greatest(${d.next_try_at}, ${e.at}))`,
    })`
      from ${d} join ${e} on ${e.id} = ${d.event_id} where ${d.abandoned_at} is null and ${d.next_try_at} <= now()`,
  )
  return found ?? nothing
}

/** Returns the background jobs whose turn has come and that no process has taken. */
export async function dueJobs(db: Queryable): Promise<QueueLength> {
  const found = await firstRow(
    db,
    select({ due: sql<number>`count(*)::int`, oldestDueAt: sql<Date | null>`min(${t.next_at})` })`
      from ${t} where ${t.next_at} <= now()`,
  )
  return found ?? nothing
}

/** Counts work that is no longer tried, by kind. */
export async function abandonedRetries(db: Queryable): Promise<Readonly<Record<string, number>>> {
  const found = await rows(
    db,
    select({
      kind: r.kind,
      count: sql<number>`count(*)::int`,
    })`from ${r} where ${r.abandoned_at} is not null group by 1`,
  )
  return Object.fromEntries(found.map(({ kind, count }) => [kind, count]))
}
