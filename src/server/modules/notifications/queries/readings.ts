import type { Queryable } from '#server/kernel/context.ts'
import type { QueueLength } from '#server/kernel/due-work/queue-length.ts'
import { firstRow, select, sql } from '#server/kernel/sql.ts'
import { mails } from '../tables.ts'

const m = mails.as('m')
const isDue = sql<boolean>`${m.state} = 'queued' and ${m.next_try_at} <= now()`

/** Returns the emails that are due, and how many of the last month could not be sent. */
export async function mailReadings(db: Queryable): Promise<QueueLength & { failed: number }> {
  const found = await firstRow(
    db,
    select({
      due: sql<number>`count(*) filter (where ${isDue})::int`,
      oldestDueAt: sql<Date | null>`min(${m.next_try_at}) filter (where ${isDue})`,
      failed: sql<number>`count(*) filter (where ${m.state} = 'failed')::int`,
    })`from ${m} where ${m.state} in ('queued', 'failed')`,
  )
  return found ?? { due: 0, oldestDueAt: null, failed: 0 }
}
