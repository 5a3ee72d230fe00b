import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { offerBackups } from './backup-socket.ts'
import { DirectoryInUse, lockDirectory } from './directory-lock.ts'
import { createEmbeddedStatements } from './embedded-statements.ts'
import { createLog, errorName, type Log } from '../log.ts'
import { openPostgres } from './postgres.ts'
import type { PostgresLocation } from './postgres-location.ts'
import { guard } from './postgres-listener.ts'
import type { Queryable } from '../context.ts'
import type { Handle } from '../sql.ts'
import {
  createTransactions,
  noDeadlines,
  usualDeadlines,
  type Maintenance,
  type Transact,
  type Transactions,
} from './transactions.ts'

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

export type DatabaseLocation =
  | { dataDir: string }
  | PostgresLocation
  /** Nothing is kept. */
  | { memory: true }
  /** An embedded database that the caller opened with {@link embeddedExtensions}; `close` closes it. */
  | { pglite: PGlite }

/** Extensions that the migrations create, as the embedded engine loads them. */
export const embeddedExtensions = { citext, pg_trgm, btree_gist }

/** Opens the database. On a data directory it takes the directory's lock first and rejects when another process holds it. */
export async function openDatabase(location: DatabaseLocation, log: Log = createLog('silent')): Promise<Database> {
  return 'databaseUrl' in location ? openPostgres(location, log) : openPglite(location, log)
}

/** Folder in a data folder while a backup is restored into it. */
export const unfinishedRestore = '.restoring'

async function openPglite(location: Exclude<DatabaseLocation, PostgresLocation>, log: Log): Promise<Database> {
  const release = 'dataDir' in location ? await prepare(location.dataDir) : none
  const pglite = 'pglite' in location ? location.pglite : await createPglite(location, release)
  const endBackups = 'dataDir' in location ? await offerBackups(location.dataDir, pglite).catch(notOffered(log)) : none
  const statements = createEmbeddedStatements(pglite)
  const handle: Handle = { run: statements.run }
  const transact: Transact = {
    whole: (work) => pglite.transaction((inner) => work({ run: (query) => statements.runIn(inner, query) })),
    oneStatement: (work) => work(handle),
  }
  const script = async (text: string) => void (await pglite.exec(text))
  const maintenance = { ...createTransactions('pglite', handle, transact, noDeadlines), script }
  const session = createTransactions('pglite', handle, transact, usualDeadlines)
  return {
    ...session,
    engine: 'pglite',
    reader: (read) => read(session.db),
    pglite,
    connections: () => undefined,
    listen: async (channel, heard) => pglite.listen(channel, (payload) => guard(log, () => heard(payload))),
    script,
    maintain: async (work) => work(maintenance),
    close: async () => {
      await endBackups()
      await pglite.close()
      await release()
    },
  }
}

async function createPglite(
  location: { dataDir: string } | { memory: true },
  release: () => Promise<void>,
): Promise<PGlite> {
  const dataDir = 'dataDir' in location ? join(location.dataDir, 'pglite') : undefined
  try {
    return await PGlite.create({ ...(dataDir === undefined ? {} : { dataDir }), extensions: embeddedExtensions })
  } catch (error) {
    await release()
    throw dataDir === undefined ? error : new DirectoryUnusable(dataDir, error, 'Restore a backup of it')
  }
}

const none = async () => {}

/** The product serves without it as well, on a file system that has no sockets. */
function notOffered(log: Log): (error: unknown) => typeof none {
  return (error) => {
    log.warn({ err: errorName(error) }, 'backup socket not opened')
    return none
  }
}

async function prepare(dataDir: string): Promise<() => Promise<void>> {
  let release
  try {
    await mkdir(dataDir, { recursive: true })
    release = await lockDirectory(dataDir)
  } catch (error) {
    throw error instanceof DirectoryInUse ? error : new DirectoryUnusable(dataDir, error)
  }
  if (!existsSync(join(dataDir, unfinishedRestore))) return release
  await release()
  throw new Error(`A restore into ${dataDir} did not end well. Empty the folder and restore again.`)
}

/** The data directory cannot be written to, or the database in it does not open. */
export class DirectoryUnusable extends Error {
  constructor(path: string, cause: unknown, cure = 'Correct its owner and permissions') {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${path} cannot be used: ${reason.split('. Build with')[0]}. ${cure}, or set another DATA_DIR.`, { cause })
    this.name = 'DirectoryUnusable'
  }
}
