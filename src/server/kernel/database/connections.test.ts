import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { startDatabaseProxy, type DatabaseProxy } from '#test/support/database-proxy.ts'
import { isOnPostgres, onlyOnPostgres } from '#test/support/only-on-postgres.ts'
import { copyOfTemplate, onPostgres } from '#test/support/postgres.ts'
import { openDatabase, type Database } from './database.ts'
import { isUnavailable, sqlStateOf } from './database-errors.ts'
import { PreparingClient } from './prepared-statements.ts'
import { DeadlineExceeded } from '../deadline.ts'
import { firstRow, rows, sql } from '../sql.ts'

onlyOnPostgres('the embedded engine has no connections')

let databaseUrl = ''
let drop = async () => {}
let proxy: DatabaseProxy
let database: Database

beforeAll(async () => {
  const template = inject('template')
  if (!('server' in template)) return
  ;({ databaseUrl, drop } = await copyOfTemplate(template, 'connections'))
  proxy = await startDatabaseProxy(databaseUrl)
  database = await openDatabase({ databaseUrl: proxy.url, connections: 3 })
})
afterAll(async () => {
  if (!isOnPostgres()) return
  await database.close()
  await proxy.close()
  await drop()
})

const terminateAll = () =>
  onPostgres(
    databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'pangat'`,
  )
const one = () => firstRow<{ one: number }>(database.db, sql`select 1 as one`)
const rejected = async (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error)

describe('statements of one turn of the event loop', () => {
  test('leave in one write, and one that fails leaves the others answered', async () => {
    const client = new PreparingClient({ connectionString: databaseUrl, pipeline: true } as ClientConfig)
    await client.connect()
    const writes = [vi.spyOn(Socket.prototype, '_write'), vi.spyOn(Socket.prototype, '_writev' as '_write')]

    const answers = await Promise.allSettled([
      client.query({ text: 'select 10 / $1::int as result' }, [0]),
      client.query({ text: 'select $1::int as result' }, [2]),
      client.query({ text: 'select $1::int as result' }, [3]),
    ])

    const written = writes.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
    writes.forEach((spy) => spy.mockRestore())
    await client.end()
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value.rows : sqlStateOf(one.reason)))).toEqual([
      '22012',
      [{ result: 2 }],
      [{ result: 3 }],
    ])
    expect(written).toBe(1)
  })
})

// A client without an error listener ends the process; here the runner would report it as unhandled.
describe('connection that the server ends', () => {
  test('while idle: the next statement gets another one', async () => {
    await one()
    await terminateAll()
    await pause(50)

    expect(await one()).toEqual({ one: 1 })
  })

  test('within a transaction, between statements: the transaction is unavailable, the next one works', async () => {
    const error = await rejected(
      database.transaction(async (tx) => {
        await rows(tx, sql`select 1`)
        await terminateAll()
        await pause(50)
        await rows(tx, sql`select 1`)
      }),
    )

    expect(isUnavailable(error)).toBe(true)
    expect(await database.transaction(async (tx) => firstRow(tx, sql`select 1 as one`))).toEqual({ one: 1 })
  })

  test('during a statement: it is unavailable, the next one works', async () => {
    const sleeping = rejected(rows(database.db, sql`select pg_sleep(4)`))
    await pause(100)
    await terminateAll()

    expect(isUnavailable(await sleeping)).toBe(true)
    expect(await one()).toEqual({ one: 1 })
  })

  test('before a rollback: the first error is what the caller gets', async () => {
    const error = await rejected(
      database.transaction(async (tx) => {
        await rows(tx, sql`select 1`)
        await terminateAll()
        throw new Error('the first error')
      }),
    )

    expect(error).toEqual(new Error('the first error'))
  })
})

test('lock timeout ends a transaction before the deadline does, and its connection stays in use', async () => {
  const own = await openDatabase({ databaseUrl, connections: 1 })
  const backend = () => firstRow<{ pid: number }>(own.db, sql`select pg_backend_pid() as pid`)
  const before = await backend()
  const lock = sql`select pg_advisory_xact_lock(7)`
  const error = await database.transaction(async (holder) => {
    await rows(holder, lock)
    return rejected(own.transaction((tx) => rows(tx, lock)))
  })

  expect(sqlStateOf(error)).toBe('55P03')
  expect(isUnavailable(error)).toBe(true)
  expect(await backend()).toEqual(before)
  await own.close()
})

test('transactions that wait for a lock leave connections to reads', async () => {
  const own = await openDatabase({ databaseUrl, connections: 5 })
  const lock = sql`select pg_advisory_xact_lock(8)`
  const locked = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const holder = database.transaction(async (tx) => {
    await rows(tx, lock)
    locked.resolve()
    await mayEnd.promise
  })
  await locked.promise
  const waiting = Promise.all(Array.from({ length: 10 }, () => own.transaction((tx) => rows(tx, lock))))
  await pause(200)

  const asked = performance.now()
  expect(await Promise.all([1, 2, 3].map(() => firstRow(own.db, sql`select 1 as one`)))).toHaveLength(3)
  expect(performance.now() - asked).toBeLessThan(1_500)

  mayEnd.resolve()
  await Promise.all([holder, waiting])
  await own.close()
})

test('connections that fall silent are replaced after one deadline, all of them', async () => {
  const three = () => Promise.all([1, 2, 3].map(() => rejected(rows(database.db, sql`select pg_sleep(0.05)`))))
  expect(await three()).toEqual([undefined, undefined, undefined])
  proxy.silence()

  for (const error of await three()) expect(error).toBeInstanceOf(DeadlineExceeded)

  expect(await three()).toEqual([undefined, undefined, undefined])
  proxy.dropSilent()
})

test('transaction on a connection that falls silent is given up, and its connection with it', async () => {
  const own = await openDatabase({ databaseUrl: proxy.url, connections: 1 })
  const error = await rejected(
    own.transaction(async (tx) => {
      await rows(tx, sql`select 1`)
      proxy.silence()
      await rows(tx, sql`select 1`)
    }),
  )

  expect(error).toBeInstanceOf(DeadlineExceeded)
  expect(await own.transaction(async (tx) => firstRow(tx, sql`select 1 as one`))).toEqual({ one: 1 })
  proxy.dropSilent()
  await own.close()
})

test('no connection of a process asks for more in its startup packet than a pooler accepts', async () => {
  const own = await openDatabase({ databaseUrl: proxy.url })
  proxy.startupParameters.splice(0)
  await firstRow(own.db, sql`select 1`)
  await own.listen('test_channel', () => {})
  await own.maintain(async ({ db }) => rows(db, sql`select 1`))
  await own.close()

  // Pool, listener and maintenance.
  expect(proxy.startupParameters.length).toBeGreaterThanOrEqual(3)
  expect(new Set(proxy.startupParameters.flat())).toEqual(
    new Set(['user', 'database', 'application_name', 'client_encoding']),
  )
})
