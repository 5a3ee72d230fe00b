import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { newId } from '../ids.ts'
import { onlyOnPostgres } from '#test/support/only-on-postgres.ts'
import { onPostgres, rowsOfPostgres, withDatabase } from '#test/support/postgres.ts'
import { openDatabase } from './database.ts'
import { createLog } from '../log.ts'
import { migrate, migrationsDir } from './migrate.ts'
import { checkServerTimeouts, serverTimeouts } from './server-timeouts.ts'
import { firstRow, sql } from '../sql.ts'

onlyOnPostgres('the embedded engine has no timers')

/** Runs a test on a database of its own, without the settings that test databases get. */
async function onEmptyDatabase(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const template = inject('template')
  if (!('server' in template)) throw new Error('only on PostgreSQL')
  const name = `pangat_timeouts_${newId().toLowerCase()}`
  await onPostgres(template.server, `create database ${name} template ${template.name}`)
  try {
    await work(withDatabase(template.server, name))
  } finally {
    await onPostgres(template.server, `drop database ${name} with (force)`)
  }
}

const script = () => readFile(join(migrationsDir, '0016_server_timeouts.sql'), 'utf8')

async function warnings(databaseUrl: string): Promise<{ setting: string; current: string; command: string }[]> {
  const written: string[] = []
  const database = await openDatabase({ databaseUrl })
  await checkServerTimeouts(database, createLog('warn', { write: (line) => void written.push(line) }))
  await database.close()
  return written.map((line) => JSON.parse(line) as never)
}

async function settingsOf(databaseUrl: string): Promise<Record<string, string>> {
  const found = await rowsOfPostgres<{ name: string; value: string }>(
    databaseUrl,
    `select name, current_setting(name) as value from pg_settings where name in (${Object.keys(serverTimeouts)
      .map((name) => `'${name}'`)
      .join()})`,
  )
  return Object.fromEntries(found.map(({ name, value }) => [name, value]))
}

test('migrations set the timeouts that the code counts on', () =>
  onEmptyDatabase(async (databaseUrl) => {
    await onPostgres(databaseUrl, `delete from migrations where name = '0016_server_timeouts.sql'`)
    const database = await openDatabase({ databaseUrl })
    expect(await migrate(database)).toEqual(['0016_server_timeouts.sql'])
    await database.close()

    expect(await settingsOf(databaseUrl)).toEqual(serverTimeouts)
    expect(await warnings(databaseUrl)).toEqual([])
  }))

test('migration leaves a timeout alone that an operator has set', () =>
  onEmptyDatabase(async (databaseUrl) => {
    const { pathname } = new URL(databaseUrl)
    await onPostgres(databaseUrl, `alter database ${pathname.slice(1)} set lock_timeout = '2s'`)
    await onPostgres(databaseUrl, await script())

    expect(await settingsOf(databaseUrl)).toEqual({ ...serverTimeouts, lock_timeout: '2s' })
  }))

test('migration passes with a role that does not own the database, and sets nothing', () =>
  onEmptyDatabase(async (databaseUrl) => {
    const role = `pangat_${newId().toLowerCase()}`
    await onPostgres(databaseUrl, `begin; create role ${role}; set local role ${role}; ${await script()} rollback`)
    await onPostgres(
      databaseUrl,
      `create role ${role}; set role ${role}; ${await script()} reset role; drop role ${role}`,
    )

    expect(new Set(Object.values(await settingsOf(databaseUrl)))).toEqual(new Set(['0']))
  }))

test('start-up names each missing timeout with the command that sets it', () =>
  onEmptyDatabase(async (databaseUrl) => {
    const missing = await warnings(databaseUrl)
    expect(Object.fromEntries(missing.map(({ setting, current }) => [setting, current]))).toEqual(
      Object.fromEntries(Object.keys(serverTimeouts).map((setting) => [setting, '0'])),
    )

    for (const { command } of missing) await onPostgres(databaseUrl, command)

    expect(await warnings(databaseUrl)).toEqual([])
  }))

test('start-up names a timeout that is longer than the code counts on', () =>
  onEmptyDatabase(async (databaseUrl) => {
    for (const { command } of await warnings(databaseUrl)) await onPostgres(databaseUrl, command)
    await onPostgres(databaseUrl, `alter database ${new URL(databaseUrl).pathname.slice(1)} set lock_timeout = '1min'`)

    expect(await warnings(databaseUrl)).toMatchObject([{ setting: 'lock_timeout', current: '1min' }])
  }))

test('maintenance lifts the timeouts for its own transactions and scripts alone', () =>
  onEmptyDatabase(async (databaseUrl) => {
    for (const { command } of await warnings(databaseUrl)) await onPostgres(databaseUrl, command)
    const database = await openDatabase({ databaseUrl })
    const timeouts = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`
    await database.maintain(async ({ db, transaction, script }) => {
      expect(await transaction((tx) => firstRow(tx, timeouts))).toEqual({ statement: '0', lock: '0' })
      await script(`create table seen as select current_setting('statement_timeout') as statement`)
      expect(await firstRow(db, sql`select statement from seen`)).toEqual({ statement: '0' })
      expect(await firstRow(db, timeouts)).toEqual({ statement: '4500ms', lock: '4s' })
    })
    await database.close()
  }))
