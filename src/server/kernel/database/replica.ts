import { setTimeout as pause } from 'node:timers/promises'
import type { Queryable } from '../context.ts'
import { errorName, type Log } from '../log.ts'
import { firstRow, sql } from '../sql.ts'

interface Replicated {
  primary: Queryable
  /** Undefined: there is no standby. */
  replica: { db: Queryable; maxLagMs: number } | undefined
  log: Log
}

const pollMs = 50

/**
 * Reads on the standby once it has replayed what the primary had written when this was called, and on the primary when that takes longer
 * than it may, or the standby fails.
 */
export async function readOnReplica<T>(
  { primary, replica, log }: Replicated,
  read: (db: Queryable) => Promise<T>,
): Promise<T> {
  if (!replica) return read(primary)
  try {
    if (await hasCaughtUp(replica, await positionOf(primary))) return await read(replica.db)
    log.warn({ maxLagMs: replica.maxLagMs }, 'replica too far behind')
  } catch (error) {
    log.warn({ err: errorName(error) }, 'replica read failed')
  }
  return read(primary)
}

/** What a server is at, in bytes of its log. A server that has become the primary is at its own end. */
const position = sql<string>`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end`

async function positionOf(db: Queryable): Promise<string> {
  const found = await firstRow<{ at: string | null }>(db, sql`select ${position}::text as at`)
  // A standby that has replayed nothing has no position.
  return found?.at ?? '0/0'
}

async function hasCaughtUp({ db, maxLagMs }: { db: Queryable; maxLagMs: number }, wanted: string): Promise<boolean> {
  const giveUpAt = performance.now() + maxLagMs
  for (;;) {
    const found = await firstRow<{ there: boolean }>(db, sql`select (${position}) >= ${wanted}::pg_lsn as there`)
    if (found?.there) return true
    if (performance.now() >= giveUpAt) return false
    await pause(pollMs)
  }
}
