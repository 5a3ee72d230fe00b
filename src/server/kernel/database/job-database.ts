import type { Db } from 'pg-boss'
import { within } from '../deadline.ts'
import { openPool } from './postgres-pool.ts'
import { statementDeadlineMs } from '../sql.ts'

/** pg-boss guards what must not run twice at once by a lock that it waits 30 s for. */
const guardedDeadlineMs = 35_000
const guarded = /^\s*BEGIN;/

/** Returns the job queue's way to the database: connections of its own that recover as all others do. */
export function openJobDatabase(databaseUrl: string): { db: Db; close: () => Promise<void> } {
  const pool = openPool(databaseUrl, 'pangat-jobs', 2)
  return {
    db: {
      executeSql: async (text, values) =>
        pool.use(async (client) => {
          const isGuarded = guarded.test(text)
          const deadlineMs = isGuarded ? guardedDeadlineMs : statementDeadlineMs
          // It changes its own schema in there, which takes as long as it takes.
          const sent = isGuarded ? text.replace(guarded, 'BEGIN; SET LOCAL statement_timeout = 0;') : text
          try {
            return await within(deadlineMs, client.query(sent, values))
          } catch (error) {
            // A script that fails leaves its transaction open.
            if (isGuarded) client.giveUp(error instanceof Error ? error : new Error('script failed'))
            throw error
          }
        }),
    },
    close: pool.close,
  }
}
