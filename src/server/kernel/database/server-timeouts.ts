import type { Database } from './database.ts'
import type { Log } from '../log.ts'
import { list, rows, sql } from '../sql.ts'

/**
 * Timeouts that PostgreSQL enforces, as migration 0016 sets them on the database (docs/decisions/0215). The server gives up
 * before this process does, so that a slow statement ends with an answer and its connection stays usable.
 */
export const serverTimeouts: Readonly<Record<string, string>> = {
  lock_timeout: '4s',
  statement_timeout: '4500ms',
  idle_in_transaction_session_timeout: '15s',
}

/** Returns the statement that sets a timeout on a database. */
export function timeoutCommand(database: string, setting: string): string {
  return `alter database "${database.replaceAll('"', '""')}" set ${setting} = '${serverTimeouts[setting]}';`
}

/** Logs each timeout that sessions of this database do not have, or have longer, with the command that sets it. */
export async function checkServerTimeouts(database: Database, log: Log): Promise<void> {
  if (database.engine === 'pglite') return
  const wanted = Object.entries(serverTimeouts)
  const missing = await rows<{ setting: string; current: string; database: string }>(
    database.db,
    sql`select name as setting, current_setting(name) as current, current_database() as database
        from pg_settings
        join unnest(${list(wanted.map(([name]) => name))}::text[], ${list(wanted.map(([, value]) => value))}::interval[])
          as wanted (setting, longest) on wanted.setting = name
        where pg_settings.setting = '0' or current_setting(name)::interval > wanted.longest`,
  )
  for (const { setting, current, database: name } of missing)
    log.warn({ setting, current, command: timeoutCommand(name, setting) }, 'database timeout missing')
}
