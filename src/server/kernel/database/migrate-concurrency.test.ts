import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { newId } from '../ids.ts'
import { isOnPostgres, onlyOnPostgres } from '#test/support/only-on-postgres.ts'
import { onPostgres, rowsOfPostgres, withDatabase } from '#test/support/postgres.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { rows, sql } from '../sql.ts'

onlyOnPostgres('the embedded engine has one session')

let server = ''
let name = ''
let databaseUrl = ''
let directory = ''

beforeEach(async () => {
  const template = inject('template')
  if (!('server' in template)) return
  server = template.server
  name = `pangat_migrate_${newId().toLowerCase()}`
  databaseUrl = withDatabase(server, name)
  await onPostgres(server, `create database ${name}`)
  directory = await mkdtemp(join(tmpdir(), 'pangat-migrations-'))
  await writeFile(join(directory, '0001_things.sql'), 'create table things (id int);')
})
afterEach(async () => {
  if (!isOnPostgres()) return
  await onPostgres(server, `drop database ${name} with (force)`)
  await rm(directory, { recursive: true })
})

async function migrateAsAProcess(): Promise<void> {
  const database = await openDatabase({ databaseUrl })
  try {
    await migrate(database, directory)
  } finally {
    await database.close()
  }
}

test('processes that start at the same time on an empty database migrate it once', async () => {
  const processes = await Promise.allSettled(Array.from({ length: 8 }, migrateAsAProcess))

  expect(processes.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await rowsOfPostgres(databaseUrl, 'select name from migrations')).toEqual([{ name: '0001_things.sql' }])
})

test('migration that waits for a table lets readers pass, and runs when the table is free', async () => {
  await migrateAsAProcess()
  await writeFile(join(directory, '0002_wider.sql'), 'alter table things add column width int;')
  const holder = await openDatabase({ databaseUrl })
  const isHeld = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const report = holder.maintain(({ transaction }) =>
    transaction(async (tx) => {
      await rows(tx, sql`select * from things`)
      isHeld.resolve()
      await mayEnd.promise
    }),
  )
  await isHeld.promise
  const migration = migrateAsAProcess()
  // It is awaited below; until then a failure must not count as unhandled.
  migration.catch(() => {})
  await vi.waitFor(async () => expect(await sessions(`wait_event_type = 'Lock'`)).toBe(1), 5_000)

  // The report still has the table, so a reader who is queued behind the migration could not pass.
  await onPostgres(databaseUrl, `set statement_timeout = '10s'; select * from things`)

  mayEnd.resolve()
  await report
  await holder.close()
  await migration
  expect(await rowsOfPostgres(databaseUrl, 'select name from migrations order by name')).toEqual([
    { name: '0001_things.sql' },
    { name: '0002_wider.sql' },
  ])
})

async function sessions(which: string): Promise<number | undefined> {
  const [found] = await rowsOfPostgres<{ count: number }>(
    databaseUrl,
    `select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
  )
  return found?.count
}
