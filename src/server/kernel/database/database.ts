import { createLog, type Log } from '../log.ts'
import type { PGlite } from '@electric-sql/pglite'
import type { Queryable } from '../context.ts'
import type { EmbeddedLocation } from './embedded.ts'
import type { PostgresLocation } from './postgres-location.ts'
import type { Maintenance, Transactions } from './transactions.ts'

export { sqlStateOf } from './database-errors.ts'

/** An open database of either engine. */
export interface Database extends Transactions {
  engine: 'pglite' | 'postgres'
  /**
   * Calls `heard` for every NOTIFY on the channel, from any process, until the answer is called. On Postgres `resumed` is called
   * after the connection was interrupted: notices can be lost. Resolves after the first try to connect, whether it succeeded or not.
   */
  listen(channel: string, heard: (payload: string) => void, resumed?: () => void): Promise<() => Promise<void>>
  /**
   * Does reads that are many and may be old by what was committed meanwhile: on the standby where there is one that has all that the
   * primary had at the call, else on the primary. Done again there when the standby fails, so `read` must change nothing.
   */
  reader<T>(read: (db: Queryable) => Promise<T>): Promise<T>
  /** Runs a script of several statements. */
  script(text: string): Promise<void>
  /** Runs work that may take long on connections of its own, without deadlines and without timeouts of the server. */
  maintain<T>(work: (maintenance: Maintenance) => Promise<T>): Promise<T>
  /** How many connections requests and jobs have and wait for; undefined for the embedded engine, which has none. */
  connections(): Connections | undefined
  /** The embedded engine, for libraries that need it; undefined on Postgres. */
  pglite: PGlite | undefined
  close(): Promise<void>
}

export interface Connections {
  inUse: number
  idle: number
  /** Requests and jobs that wait for a connection. */
  waiting: number
}

export type DatabaseLocation = EmbeddedLocation | PostgresLocation

/** Opens the database. On a data directory it takes the directory's lock first and rejects when another process holds it. */
export async function openDatabase(location: DatabaseLocation, log: Log = createLog('silent')): Promise<Database> {
  // An engine takes a good part of a start to load, and a process has one.
  if ('databaseUrl' in location) return (await import('./postgres.ts')).openPostgres(location, log)
  return (await import('./embedded.ts')).openEmbedded(location, log)
}
