import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { startDatabaseProxy, type DatabaseProxy } from '#test/support/database-proxy.ts'
import { isOnPostgres, onlyOnPostgres } from '#test/support/only-on-postgres.ts'
import { copyOfTemplate, onPostgres, rowsOfPostgres } from '#test/support/postgres.ts'
import { createLog } from '../log.ts'
import { createListener } from './postgres-listener.ts'

onlyOnPostgres('the embedded engine notifies within the process, without a connection')

const channel = 'test_channel'
const heartbeatMs = 200
let databaseUrl = ''
let drop = async () => {}
let proxy: DatabaseProxy
let listener: ReturnType<typeof createListener>

beforeAll(async () => {
  const template = inject('template')
  if ('server' in template) ({ databaseUrl, drop } = await copyOfTemplate(template, 'listener'))
})
afterAll(() => drop())

beforeEach(async () => {
  if (!isOnPostgres()) return
  proxy = await startDatabaseProxy(databaseUrl)
  listener = createListener(proxy.url, createLog('silent'), heartbeatMs)
})
afterEach(async () => {
  if (!isOnPostgres()) return
  await listener.close()
  await proxy.close()
})

const listening = `from pg_stat_activity where datname = current_database() and application_name = 'pangat-listen'`

async function connections(): Promise<number | undefined> {
  const [found] = await rowsOfPostgres<{ count: number }>(databaseUrl, `select count(*)::int ${listening}`)
  return found?.count
}

const terminate = () => onPostgres(databaseUrl, `select pg_terminate_backend(pid) ${listening}`)
const notify = (payload: string) => onPostgres(databaseUrl, `notify ${channel}, '${payload}'`)

/** A subscriber whose listening has begun. */
async function subscriber() {
  const heard = vi.fn<(payload: string) => void>()
  const resumed = vi.fn<() => void>()
  await listener.listen(channel, heard, resumed)
  return { heard, resumed }
}

test('concurrent subscribers share one connection, and each is told of a notice once', async () => {
  const [one, other] = await Promise.all([subscriber(), subscriber()])

  expect(await connections()).toBe(1)
  await notify('first')

  for (const { heard } of [one, other]) await vi.waitFor(() => expect(heard.mock.calls).toEqual([['first']]))
})

test('connection is replaced by one connection however often the server ends it', async () => {
  const { heard, resumed } = await subscriber()
  for (let times = 1; times <= 9; times++) {
    await terminate()
    await vi.waitFor(() => expect(resumed).toHaveBeenCalledTimes(times), 5_000)
    expect(await connections()).toBe(1)
  }
  await notify('still here')

  await vi.waitFor(() => expect(heard.mock.calls).toEqual([['still here']]))
})

test('listening resumes after the database was away for longer than several tries take', async () => {
  const { heard, resumed } = await subscriber()
  proxy.reject()
  await vi.waitFor(async () => expect(await connections()).toBe(0), 5_000)
  await pause(1_500)
  expect(resumed).not.toHaveBeenCalled()

  proxy.accept()

  await vi.waitFor(() => expect(resumed).toHaveBeenCalledTimes(1), 5_000)
  expect(await connections()).toBe(1)
  await notify('back')
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([['back']]))
})

test('subscriber of a database that is away is told when listening starts', async () => {
  proxy.reject()
  const { resumed } = await subscriber()

  proxy.accept()

  await vi.waitFor(() => expect(resumed).toHaveBeenCalledTimes(1), 5_000)
  expect(await connections()).toBe(1)
})

test('half-open connection is replaced', async () => {
  const { heard, resumed } = await subscriber()

  proxy.silence()

  await vi.waitFor(() => expect(resumed).toHaveBeenCalledTimes(1), 10_000)
  await vi.waitFor(() => expect(proxy.silentClients()).toBe(0), 5_000)
  proxy.dropSilent()
  await vi.waitFor(async () => expect(await connections()).toBe(1), 5_000)
  await notify('through the new one')
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([['through the new one']]))
})

test('nothing is connected after closing, even while the database is away', async () => {
  await subscriber()
  proxy.reject()
  await listener.close()
  proxy.accept()
  await pause(500)

  expect(await connections()).toBe(0)
})
