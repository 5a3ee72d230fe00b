import type { Queryable } from '#server/kernel/context.ts'
import type { QueueLength } from '#server/kernel/due-work/queue-length.ts'
import { firstRow, select, sql } from '#server/kernel/sql.ts'
import { paymentAttempts, refunds } from '../tables.ts'

const a = paymentAttempts.as('a')
const r = refunds.as('r')

/** Returns the payments that are due to be asked about at the gateway. */
export async function duePayments(db: Queryable): Promise<QueueLength> {
  const found = await firstRow(
    db,
    select({ due: sql<number>`count(*)::int`, oldestDueAt: sql<Date | null>`min(${a.next_check_at})` })`
      from ${a} where ${a.state} in ('pending', 'failed') and ${a.next_check_at} <= now()`,
  )
  return found ?? { due: 0, oldestDueAt: null }
}

/** Returns the refunds that are due, and how many were given up: money that is owed until a person sees to it. */
export async function refundReadings(db: Queryable): Promise<QueueLength & { abandoned: number }> {
  const [due, later] = [
    sql<boolean>`${r.state} in ('due', 'pending') and coalesce(${r.next_try_at} <= now(), true)`,
    refunds.as('later'),
  ]
  const found = await firstRow(
    db,
    select({
      due: sql<number>`count(*) filter (where ${due})::int`,
      oldestDueAt: sql<Date | null>`min(coalesce(${r.next_try_at}, ${r.created_at})) filter (where ${due})`,
      abandoned: sql<number>`count(*) filter (where ${r.state} = 'failed')::int`,
    })`from ${r} where ${r.state} in ('due', 'pending') or ${r.state} = 'failed' and not exists (
        select 1 from ${later} where ${later.attempt_id} = ${r.attempt_id} and ${later.cause} = ${r.cause} and ${later.id} > ${r.id})`,
  )
  return found ?? { due: 0, oldestDueAt: null, abandoned: 0 }
}
