import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as overPg } from 'drizzle-orm/node-postgres'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import type { Queryable, Tx } from './context.ts'
import { DeadlineExceeded, within } from './deadline.ts'
import { lockDirectory } from './directory-lock.ts'
import { PreparingClient } from './prepared-statements.ts'
import { forgetHandle, registerHandle, statementDeadlineMs, type Handle } from './sql.ts'

/** An open database of either engine. */
export interface Database {
  engine: 'pglite' | 'postgres'
  db: Queryable
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Calls `heard` for every NOTIFY on the channel, from any process, until the answer is called. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>
  /** Runs a script of several statements, as migrations are. */
  script(text: string): Promise<void>
  /** False once a call missed its deadline: this process must be restarted. */
  isStuck(): boolean
  /** The embedded engine, for libraries that need it; undefined on Postgres. */
  pglite: PGlite | undefined
  close(): Promise<void>
}

export type DatabaseLocation =
  | { dataDir: string }
  | { databaseUrl: string; connections?: number }
  /** Nothing is kept; `from` is a dump of an embedded database to begin with. */
  | { memory: true; from?: Blob }

/** A transaction may wait for row locks, so it gets longer than a statement. */
const transactionDeadlineMs = 15_000
const retryable = new Set(['40001', '40P01'])
const maxTries = 5

/** Opens the database. On a data directory it takes the directory's lock first and refuses when another process holds it. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  return 'databaseUrl' in location
    ? openPostgres(location.databaseUrl, location.connections ?? 10)
    : openPglite(location)
}

async function openPglite(location: Exclude<DatabaseLocation, { databaseUrl: string }>): Promise<Database> {
  const extensions = { citext, pg_trgm, btree_gist }
  const release = 'dataDir' in location ? await prepare(location.dataDir) : async () => {}
  const pglite = await PGlite.create(
    'dataDir' in location
      ? { dataDir: join(location.dataDir, 'pglite'), extensions }
      : { extensions, ...(location.from ? { loadDataDir: location.from } : {}) },
  )
  const handle = overPglite(pglite) as unknown as Handle
  const shared = sharedParts('pglite', handle, (work) => handle.transaction(work))
  return {
    ...shared,
    pglite,
    listen: async (channel, heard) => pglite.listen(channel, heard),
    script: async (text) => void (await pglite.exec(text)),
    close: async () => {
      await pglite.close()
      await release()
    },
  }
}

async function prepare(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true })
  return lockDirectory(dataDir)
}

async function openPostgres(databaseUrl: string, connections: number): Promise<Database> {
  // bigint columns hold paise and counts, all below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: databaseUrl,
    max: connections,
    // Statements that do not wait for each other's answers go out together: a transaction takes fewer trips.
    pipeline: true,
    connectionTimeoutMillis: statementDeadlineMs,
    idle_in_transaction_session_timeout: transactionDeadlineMs,
    lock_timeout: transactionDeadlineMs,
  })
  // A broken idle connection is dropped by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const listeners = createListeners(databaseUrl)
  return {
    ...sharedParts('postgres', overPg(pool) as unknown as Handle, (work) => onConnection(pool, work)),
    pglite: undefined,
    listen: listeners.listen,
    script: async (text) => void (await pool.query(text)),
    close: async () => {
      await listeners.close()
      await pool.end()
    },
  }
}

type Transact = <T>(work: (inner: Handle) => Promise<T>) => Promise<T>

const ofConnections = new WeakMap<pg.ClientBase, Handle>()

/** As Drizzle's own transaction, but `begin` goes out with the first statement: nobody waits for it alone. */
async function onConnection<T>(pool: pg.Pool, work: (inner: Handle) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const handle = ofConnections.get(client) ?? (overPg(client) as unknown as Handle)
  ofConnections.set(client, handle)
  try {
    const begun = client.query('begin')
    try {
      const [result] = await Promise.all([work(handle), begun])
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  } finally {
    client.release()
  }
}

function sharedParts(
  engine: Database['engine'],
  handle: Handle,
  transact: Transact,
): Pick<Database, 'engine' | 'db' | 'transaction' | 'isStuck'> {
  let stuck = false
  const attempt = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const begun = transact(async (inner) => {
      const tx = registerHandle({ engine, inTransaction: true as const }, inner)
      try {
        return await work(tx)
      } finally {
        // A statement that comes late would run by itself.
        forgetHandle(tx)
      }
    })
    return within(transactionDeadlineMs, begun)
  }
  return {
    engine,
    db: registerHandle({ engine }, handle),
    isStuck: () => stuck,
    async transaction(work) {
      for (let tries = 1; ; tries++) {
        try {
          return await attempt(work)
        } catch (error) {
          if (error instanceof DeadlineExceeded) stuck = engine === 'pglite'
          if (tries >= maxTries || !retryable.has(sqlStateOf(error) ?? '')) throw error
        }
      }
    },
  }
}

/** The five-letter SQLSTATE of a database error, wrapped by Drizzle or not. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : sqlStateOf(error.cause)
}

/** The name of the constraint that a database error is about. */
export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const name = (error as { constraint?: unknown }).constraint
  return typeof name === 'string' ? name : constraintOf(error.cause)
}

/** One connection that hears all channels and is made anew when it breaks. */
function createListeners(databaseUrl: string) {
  const heardBy = new Map<string, Set<(payload: string) => void>>()
  let client: pg.Client | undefined
  let closed = false

  const connect = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({ connectionString: databaseUrl })
    fresh.on('notification', ({ channel, payload }) => heardBy.get(channel)?.forEach((heard) => heard(payload ?? '')))
    fresh.on('error', () => {
      client = undefined
      if (!closed) setTimeout(() => void restore().catch(() => {}), 1_000).unref()
    })
    await fresh.connect()
    return fresh
  }
  const restore = async (): Promise<pg.Client> => {
    client ??= await connect()
    for (const channel of heardBy.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return client
  }

  return {
    async listen(channel: string, heard: (payload: string) => void) {
      const set = heardBy.get(channel) ?? new Set()
      heardBy.set(channel, set.add(heard))
      await restore()
      return async () => void set.delete(heard)
    },
    async close() {
      closed = true
      await client?.end()
    },
  }
}
