import type { Queryable } from '../context.ts'
import { DeadlineExceeded } from '../deadline.ts'
import { rows, sql } from '../sql.ts'
import type { Database } from './database.ts'
import { DatabaseUnavailable, sqlStateOf } from './database-errors.ts'

/** Why the database cannot be written to. */
export type DatabaseProblem =
  | 'disk_full'
  | 'out_of_resources'
  | 'read_only'
  | 'slow'
  | 'starting_or_stopping'
  | 'stuck'
  | 'unreachable'
  | 'unexpected'

export interface DatabaseCheck {
  /** Writes to the database and returns why that failed; undefined when it did not. Asked often, it answers what it just found. */
  problem(): Promise<DatabaseProblem | undefined>
}

/** How long an answer is given again: the check writes, and anyone may ask. */
const freshMs = 1_000

/** Checks whether the database can be written to. Checks of a process never overlap. */
export function createDatabaseCheck(database: Pick<Database, 'transaction' | 'isStuck'>): DatabaseCheck {
  let latest: { until: number; found: Promise<DatabaseProblem | undefined> } | undefined
  const check = async (): Promise<DatabaseProblem | undefined> => {
    if (database.isStuck()) return 'stuck'
    try {
      await database.transaction(writeSomething)
      return undefined
    } catch (error) {
      return problemOf(error)
    }
  }
  return {
    problem() {
      if (latest && performance.now() < latest.until) return latest.found
      const found = check()
      const own = { until: Infinity, found }
      latest = own
      void found.finally(() => (own.until = performance.now() + freshMs))
      return found
    },
  }
}

/**
 * Writes a row, and a table that is gone with the transaction. A row alone finds room in its table on a full disk; the pages of a new
 * table do not.
 */
async function writeSomething(tx: Queryable): Promise<void> {
  await rows(
    tx,
    sql`insert into settings (name, value) values ('health.checked', to_jsonb(now()))
        on conflict (name) do update set value = excluded.value, updated_at = now()`,
  )
  await rows(tx, sql`create temporary table health_pages on commit drop as select n from generate_series(1, 4000) as n`)
}

function problemOf(error: unknown): DatabaseProblem {
  const sqlState = sqlStateOf(error) ?? ''
  if (sqlState === '53100' || isNoSpace(error)) return 'disk_full'
  if (sqlState.startsWith('53')) return 'out_of_resources'
  if (sqlState === '25006') return 'read_only'
  if (error instanceof DeadlineExceeded || sqlState === '57014' || sqlState === '55P03') return 'slow'
  if (sqlState.startsWith('57P0')) return 'starting_or_stopping'
  if (error instanceof DatabaseUnavailable || sqlState.startsWith('08')) return 'unreachable'
  return 'unexpected'
}

/** The server reports a log that cannot be extended as an I/O error. */
function isNoSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /no space left on device|ENOSPC/i.test(error.message) || isNoSpace(error.cause)
}
