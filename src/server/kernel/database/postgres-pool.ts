import pg from 'pg'
import { breaksConnection, DatabaseUnavailable } from './database-errors.ts'
import { connectionConfig, type PostgresClient } from './postgres-client.ts'
import { PreparingClient } from './prepared-statements.ts'

/** Connections of this process to one database, for one purpose. */
export interface PostgresPool {
  /**
   * Runs `work` on one connection. A connection that was lost, or that may still be busy with a statement whose deadline passed, is
   * closed and replaced.
   * @throws DatabaseUnavailable when there is no connection within five seconds.
   */
  use<T>(work: (client: PostgresClient) => Promise<T>): Promise<T>
  connections(): { inUse: number; idle: number; waiting: number }
  close(): Promise<void>
}

/** Opens a pool; connections are made when they are needed. `name` is what `pg_stat_activity` shows. */
export function openPool(databaseUrl: string, name: string, connections: number): PostgresPool {
  const pool = new pg.Pool({
    ...connectionConfig(databaseUrl, name),
    Client: PreparingClient,
    max: connections,
    // Statements that do not wait for each other's answers go out together: a transaction takes fewer trips.
    pipeline: true,
  })
  // The pool drops an idle connection that breaks and then emits what happened to it.
  pool.on('error', () => {})
  const checkOut = async (): Promise<pg.PoolClient & PostgresClient> => {
    try {
      // The pool makes its clients of the class above.
      return (await pool.connect()) as pg.PoolClient & PostgresClient
    } catch (error) {
      throw error instanceof Error ? new DatabaseUnavailable(error) : error
    }
  }
  return {
    async use(work) {
      const client = await checkOut()
      try {
        return await work(client)
      } catch (error) {
        if (breaksConnection(error)) client.giveUp(error)
        throw error
      } finally {
        client.release(client.failure)
      }
    },
    connections: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
}
