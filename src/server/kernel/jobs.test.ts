import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, test, vi } from 'vitest'
import { getConstructionPlans } from 'pg-boss'
import { startDatabaseProxy } from '#test/support/database-proxy.ts'
import { onlyOnPostgres } from '#test/support/only-on-postgres.ts'
import { copyOfTemplate, onPostgres, rowsOfPostgres } from '#test/support/postgres.ts'
import { openDatabase } from './database/database.ts'
import { startJobs, type Jobs } from './jobs.ts'
import { createLog } from './log.ts'

onlyOnPostgres('on the embedded engine the job queue shares the one connection')

const logged: string[] = []
const log = createLog('warn', { write: (line) => void logged.push(line) })

/** A job queue on a database of its own, behind a proxy. */
async function onDatabase(
  work: (given: {
    databaseUrl: string
    proxy: Awaited<ReturnType<typeof startDatabaseProxy>>
    start: () => Promise<Jobs>
  }) => Promise<void>,
): Promise<void> {
  const template = inject('template')
  if (!('server' in template)) throw new Error('only on PostgreSQL')
  const { databaseUrl, drop } = await copyOfTemplate(template, 'jobs')
  const proxy = await startDatabaseProxy(databaseUrl)
  const database = await openDatabase({ databaseUrl })
  let jobs: Jobs | undefined
  try {
    await work({ databaseUrl, proxy, start: async () => (jobs = await startJobs(database, proxy.url, log)) })
  } finally {
    await jobs?.stop()
    await database.close()
    await proxy.close()
    await drop()
  }
}

test('job queue works on after its connections were ended, rejected and silenced', () =>
  onDatabase(async ({ databaseUrl, proxy, start }) => {
    const jobs = await start()
    const done = vi.fn<(data: object) => void>()
    await jobs.handle('test', async (data) => done(data))
    const isDone = async (fault: string) => {
      await onPostgres(databaseUrl, `insert into pgboss.job (name, data) values ('test', '{"after":"${fault}"}')`)
      await vi.waitFor(() => expect(done).toHaveBeenLastCalledWith({ after: fault }), 15_000)
    }

    await onPostgres(
      databaseUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pangat-jobs' and datname = current_database()`,
    )
    await isDone('termination')
    proxy.reject()
    await pause(1_000)
    proxy.accept()
    await isDone('error')
    proxy.silence()
    await isDone('silence')
  }))

test('job queue starts when the database is away at that moment', () =>
  onDatabase(async ({ proxy, start }) => {
    proxy.reject()
    const starting = start()
    await pause(500)
    proxy.accept()

    const jobs = await starting
    await expect(jobs.handle('test', async () => {})).resolves.toBeUndefined()
  }))

test('job queue waits for another process that changes its schema, whatever the statement timeout is', () =>
  onDatabase(async ({ databaseUrl, start }) => {
    const database = new URL(databaseUrl).pathname.slice(1)
    await onPostgres(databaseUrl, `alter database "${database}" set statement_timeout = '300ms'`)
    // What pg-boss itself takes before it creates its schema.
    const lock =
      /SELECT pg_advisory_xact_lock\([\s\S]*?\)::bit\(64\)::bigint\)/i.exec(getConstructionPlans())?.[0] ?? ''
    expect(lock).not.toBe('')
    const other = onPostgres(
      databaseUrl,
      `begin; set local statement_timeout = 0; ${lock}; select pg_sleep(1.5); commit`,
    )
    await pause(200)
    logged.splice(0)

    await start()

    await other
    // Starting again would hide that the statement was cut short.
    expect(logged).toEqual([])
    expect(await rowsOfPostgres(databaseUrl, `select 1 as created from pgboss.version`)).toEqual([{ created: 1 }])
  }))
