import pg from 'pg'
import { newId } from '#server/kernel/ids.ts'
import { onPostgres, withDatabase } from '#test/support/postgres.ts'
import { parentOf } from './process-figures.ts'

/** Address of the PostgreSQL that benches run on, whose role may create databases. */
export function postgresServer(): string {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL must name a PostgreSQL whose role may create databases')
  return server
}

export interface ThrowAwayDatabase {
  url: string
  drop(): Promise<void>
}

/** Creates an empty database on a server. */
export async function createThrowAwayDatabase(server: string, purpose: string): Promise<ThrowAwayDatabase> {
  const name = `pangat_${purpose}_${newId().toLowerCase()}`
  await onPostgres(server, `create database ${name}`)
  return {
    url: withDatabase(server, name),
    drop: () => onPostgres(server, `drop database ${name} with (force)`),
  }
}

export interface PostgresServer {
  /** Process of which all others of the server are children. */
  postmaster: number
  version: string
}

/** Returns what a server on this machine is. */
export async function inspectPostgres(url: string): Promise<PostgresServer> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number; version: string }>(
      `select pg_backend_pid() as pid, current_setting('server_version') as version`,
    )
    const [row] = rows
    if (!row) throw new Error('the server returned no process id')
    return { postmaster: parentOf(row.pid), version: row.version.split(' ')[0] ?? '' }
  } finally {
    await client.end()
  }
}
