import pg from 'pg'
import { breaksConnection } from './database-errors.ts'
import { within } from '../deadline.ts'
import type { Queryable } from '../context.ts'
import type { Log } from '../log.ts'
import type { PostgresLocation } from './postgres-location.ts'
import { createListener } from './postgres-listener.ts'
import type { PostgresClient } from './postgres-client.ts'
import { openPool, type PostgresPool } from './postgres-pool.ts'
import type { Handle } from '../sql.ts'
import { readOnReplica } from './replica.ts'
import { createTurns, type Turns } from './turns.ts'
import { postgresTypes } from './value-parsers.ts'
import {
  createTransactions,
  noDeadlines,
  usualDeadlines,
  type Deadlines,
  type Maintenance,
  type Transact,
} from './transactions.ts'

/** Limits of the server that maintenance lifts: for its own transactions, since a pooler hands sessions on to others. */
const withoutTimeouts =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0;'

/** Connections that transactions leave to single statements, which are reads: however many wait for a lock, pages are answered. */
const reservedForReads = 3
/** As long as a connection is waited for. */
const transactionWaitMs = 5_000

const types = postgresTypes(pg.types)

/** For the first load of the catalogue, whose queries go out together. */
const replicaConnections = 4

/** Opens a PostgreSQL database; no connection is made yet. */
export function openPostgres(location: PostgresLocation, log: Log) {
  const { databaseUrl, directUrl = databaseUrl, replicaUrl, replicaMaxLagMs = 1_000, connections = 10 } = location
  const pool = openPool(databaseUrl, 'pangat', connections)
  const listener = createListener(directUrl, log)
  const turns = createTurns({ most: Math.max(1, connections - reservedForReads), waitMs: transactionWaitMs })
  const script = (own: PostgresPool) => async (text: string) => void (await own.use((client) => client.query(text)))
  const session = sessionOf(pool, 'begin', usualDeadlines, turns)
  const replica = replicaUrl === undefined ? undefined : openPool(replicaUrl, 'pangat-replica', replicaConnections)
  const onReplica = replica && {
    db: sessionOf(replica, 'begin read only', usualDeadlines).db,
    maxLagMs: replicaMaxLagMs,
  }
  return {
    ...session,
    engine: 'postgres' as const,
    reader: <T>(read: (db: Queryable) => Promise<T>) =>
      readOnReplica({ primary: session.db, replica: onReplica, log }, read),
    pglite: undefined,
    connections: pool.connections,
    listen: listener.listen,
    script: script(pool),
    async maintain<T>(work: (maintenance: Maintenance) => Promise<T>): Promise<T> {
      const own = openPool(directUrl, 'pangat-maintenance', 2)
      const run = script(own)
      try {
        return await work({
          ...sessionOf(own, `begin; ${withoutTimeouts}`, noDeadlines),
          script: async (text) => run(`${withoutTimeouts} ${text}`),
        })
      } finally {
        await own.close()
      }
    },
    async close() {
      await listener.close()
      await replica?.close()
      await pool.close()
    },
  }
}

function sessionOf(pool: PostgresPool, begin: string, deadlines: Deadlines, turns?: Turns) {
  const handle: Handle = {
    run: (query) => pool.use((client) => within(deadlines.statementMs, handleOf(client).run(query))),
  }
  const inTurn = <T>(transact: () => Promise<T>) => (turns ? turns.take('transaction', transact) : transact())
  const transact: Transact = {
    whole: (work) => inTurn(() => inTransaction(pool, begin, deadlines, work)),
    oneStatement: (work) => inTurn(() => work(handle)),
  }
  return createTransactions('postgres', handle, transact, deadlines)
}

function handleOf(client: PostgresClient): Handle {
  return {
    run: async ({ text, params }) => (await client.query<object>({ text, types }, params)).rows,
  }
}

/** `begin` is sent with the first statement, which saves a round trip. */
async function inTransaction<T>(
  pool: PostgresPool,
  begin: string,
  { statementMs }: Deadlines,
  work: (inner: Handle) => Promise<T>,
): Promise<T> {
  return pool.use(async (client) => {
    const begun = client.query(begin)
    try {
      const [result] = await Promise.all([work(handleOf(client)), begun])
      await within(statementMs, client.query('commit'))
      return result
    } catch (error) {
      await rollback(client, error, statementMs)
      throw error
    }
  })
}

/** Rolls back after an error. A connection on which that fails is given up, whereupon the server rolls back. */
async function rollback(client: PostgresClient, cause: unknown, deadlineMs: number | undefined): Promise<void> {
  if (breaksConnection(cause)) return client.giveUp(cause)
  try {
    await within(deadlineMs, client.query('rollback'))
  } catch (error) {
    client.giveUp(error instanceof Error ? error : new Error('rollback failed'))
  }
}
