import pg from 'pg'
import { newId } from '#server/kernel/ids.ts'
import { serverTimeouts, timeoutCommand } from '#server/kernel/database/server-timeouts.ts'

/** Runs one statement on a connection of its own. */
export async function onPostgres(url: string, statement: string): Promise<void> {
  await rowsOfPostgres(url, statement)
}

/** Runs one statement on a connection of its own and returns its rows. */
export async function rowsOfPostgres<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** Copies a template database. `create database` copies no settings of the database, so they are set again. */
export async function copyOfTemplate(
  { server, name: template }: { server: string; name: string },
  purpose: string,
): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const name = `pangat_${purpose}_${newId().toLowerCase()}`
  await onPostgres(server, `create database ${name} template ${template}`)
  for (const setting of Object.keys(serverTimeouts)) await onPostgres(server, timeoutCommand(name, setting))
  return {
    databaseUrl: withDatabase(server, name),
    drop: () => onPostgres(server, `drop database ${name} with (force)`),
  }
}
