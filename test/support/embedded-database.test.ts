import type { PGlite } from '@electric-sql/pglite'
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createEmbeddedPool, type EmbeddedPool } from './embedded-database.ts'
import { isOnPostgres } from './only-on-postgres.ts'

let pool: EmbeddedPool
let database: PGlite

const valuesOf = async (text: string) => (await database.query<{ value: unknown }>(text)).rows.map(({ value }) => value)
/** Closes the database and opens the next; reports whether that is the same one. The last one that was restored is the next. */
async function reopen(): Promise<'restored' | 'thrown away'> {
  const engine = database.Module
  await database.close()
  database = await pool.open()
  return database.Module === engine ? 'restored' : 'thrown away'
}

const aUser = `insert into users (id, email, first_name, role) values ('a', 'a@example.com', 'A', '2')`

describe.skipIf(isOnPostgres())('pool of embedded databases', () => {
  beforeAll(() => {
    const template = inject('template')
    if ('dump' in template) pool = createEmbeddedPool(template.dump)
  })
  beforeEach(async () => {
    database = await pool.open()
    return () => database.close()
  })

  test('restores rows that were inserted, updated and deleted', async () => {
    const migrated = `select settings::text as value from settings union all select gst_rates::text from gst_rates
      union all select migrations::text from migrations order by value`
    const before = await valuesOf(migrated)
    await database.exec(`
      insert into settings (name, value) values ('left.behind', '1');
      update migrations set hash = 'changed';
      delete from gst_rates;
      insert into rate_limits (key, used, ends_at, forget_at) values ('a', 1, now(), now());`)
    expect(await valuesOf(migrated)).not.toEqual(before)

    expect(await reopen()).toBe('restored')
    expect(await valuesOf(migrated)).toEqual(before)
    expect(await valuesOf('select key as value from rate_limits')).toEqual([])
  })

  test('removes rows that triggers and foreign keys protect', async () => {
    await database.exec(`
      set session_replication_role = replica;
      insert into ledger_rows (entry, position, account, amount_paise, at, kind, about)
      values ('e', 1, 'gateway', 100, now(), 'charge', 'a');
      insert into document_issuers (caterer_id) values ('nobody');
      reset session_replication_role`)
    await expect(database.exec('delete from ledger_rows')).rejects.toThrow()

    expect(await reopen()).toBe('restored')
    expect(await valuesOf('select entry as value from ledger_rows')).toEqual([])
  })

  test('restarts sequences, those whose rows were removed as well', async () => {
    const next = `select nextval(pg_get_serial_sequence('document_issuers', 'number'))::int as value`
    expect(await valuesOf(next)).toEqual([1])
    expect(await valuesOf(next)).toEqual([2])

    expect(await reopen()).toBe('restored')
    expect(await valuesOf(next)).toEqual([1])
  })

  test('forgets settings, prepared statements, temporary tables and advisory locks of the session', async () => {
    const state = `select current_setting('search_path') || current_setting('timezone') as value
      union all select name from pg_prepared_statements
      union all select relname from pg_class where relpersistence = 't'
      union all select objid::text from pg_locks where locktype = 'advisory'`
    const before = await valuesOf(state)
    await database.exec(`
      set search_path = pg_catalog;
      set timezone = 'Asia/Kolkata';
      prepare left_behind as select 1;
      create temporary table left_behind (id int);
      select pg_advisory_lock(7)`)
    expect(await valuesOf(state)).toHaveLength(before.length + 3)

    expect(await reopen()).toBe('restored')
    expect(await valuesOf(state)).toEqual(before)
  })

  test('ends subscriptions', async () => {
    const heard: string[] = []
    await database.listen('news', () => heard.push('former'))

    expect(await reopen()).toBe('restored')
    expect(await valuesOf('select pg_listening_channels() as value')).toEqual([])
    const { promise, resolve } = Promise.withResolvers<string>()
    await database.listen('news', (payload) => {
      heard.push('current')
      resolve(payload)
    })
    await database.exec(`notify news, 'all'`)
    expect(await promise).toBe('all')
    expect(heard).toEqual(['current'])
  })

  test('drops schemas that the template has not', async () => {
    await database.exec(`
      create schema "of a Queue";
      create table "of a Queue".jobs (id serial, settings_name text references public.settings (name))`)

    expect(await reopen()).toBe('restored')
    expect(await valuesOf(`select nspname as value from pg_namespace where nspname like 'of%'`)).toEqual([])
  })

  test.each([
    ['a table', 'create table left_behind (id int)'],
    ['a column', 'alter table settings add column left_behind int'],
    ['an option of a table', 'alter table settings set (fillfactor = 50)'],
    ['an index', 'create index left_behind on settings (value)'],
    ['a function', 'create function left_behind() returns int language sql as $$ select 1 $$'],
    ['a trigger that was switched off', 'alter table documents disable trigger documents_are_final'],
    ['a constraint that was dropped', 'alter table documents drop constraint document_once'],
    ['a setting of the database', `alter database postgres set timezone = 'Asia/Kolkata'`],
    ['statistics', 'analyze settings'],
    ['an open transaction', 'begin'],
  ])('throws a database away that is left with %s', async (_, script) => {
    await database.exec(script)

    expect(await reopen()).toBe('thrown away')
  })

  test('throws a database away that is closed while it works', async () => {
    const working = database.transaction(async (tx) => tx.query('select 1'))

    expect(await reopen()).toBe('thrown away')
    await working
  })

  test('gives each of two callers a database of its own, and keeps both', async () => {
    const second = await pool.open()
    await second.exec(aUser)
    expect(await valuesOf('select id as value from users')).toEqual([])
    await second.close()

    const third = await pool.open()
    expect((await third.query('select id from users')).rows).toEqual([])
    await third.close()
  })

  test('rejects calls on a database that was closed', async () => {
    const former = database
    expect(await reopen()).toBe('restored')

    await expect(async () => former.query('select 1')).rejects.toThrow('PGlite is closed')
    await expect(async () => former.close()).rejects.toThrow('PGlite is closed')
  })
})
