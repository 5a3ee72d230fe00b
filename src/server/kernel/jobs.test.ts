import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useServer } from '#test/support/server.ts'
import type { Database } from './database/database.ts'
import { startJobs, type Job, type Jobs } from './jobs.ts'
import { createLog } from './log.ts'
import { rows, sql } from './sql.ts'

const server = useServer()
const started: Jobs[] = []
let lines: Record<string, unknown>[] = []
const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line) as never) })

/** Another process, or this one after a restart. */
function start(jobs: Readonly<Record<string, Job>>, database: Pick<Database, 'db'> = server.database): Jobs {
  const process = startJobs(database, jobs, log)
  started.push(process)
  return process
}
const hourly = (run: Job['run']) => ({ everyMs: 60 * 60_000, run })
const look = () => vi.advanceTimersByTimeAsync(1_000)
const makeDue = (name: string) =>
  rows(server.database.db, sql`update job_turns set next_at = now() where name = ${name}`)

beforeEach(async () => {
  lines = []
  await rows(server.database.db, sql`delete from job_turns`)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop()
  vi.useRealTimers()
})

/** Timers are advanced until it is so: a look asks the database. */
const until = (assertion: () => void) =>
  vi.waitFor(
    async () => {
      await look()
      assertion()
    },
    { timeout: 5_000, interval: 5 },
  )

test('a job is started soon after the start, and again when its turn comes', async () => {
  const run = vi.fn(async () => {})
  start({ test: hourly(run) })
  await until(() => expect(run).toHaveBeenCalledTimes(1))
  for (let i = 0; i < 5; i++) await look()
  expect(run).toHaveBeenCalledTimes(1)

  await makeDue('test')
  await until(() => expect(run).toHaveBeenCalledTimes(2))
})

test('of two processes one takes a turn, and the other the next when that one is gone', async () => {
  const [one, other] = [vi.fn(async () => {}), vi.fn(async () => {})]
  const first = start({ test: hourly(one) })
  start({ test: hourly(other) })
  await until(() => expect(one.mock.calls.length + other.mock.calls.length).toBe(1))
  for (let i = 0; i < 5; i++) await look()
  expect(one.mock.calls.length + other.mock.calls.length).toBe(1)

  await first.stop()
  const before = other.mock.calls.length
  await makeDue('test')
  await until(() => expect(other).toHaveBeenCalledTimes(before + 1))
})

test('a renamed job leaves no row behind, and a process of an earlier build keeps its own', async () => {
  const { db } = server.database
  await rows(
    db,
    sql`insert into job_turns (name, next_at) values ('former-name', now() - interval '25 hours'),
          ('of-an-earlier-build', now() - interval '1 minute')`,
  )
  const run = vi.fn(async () => {})
  start({ test: hourly(run) })
  await until(() => expect(run).toHaveBeenCalledOnce())
  expect(await rows(db, sql`select name from job_turns order by name`)).toEqual([
    { name: 'of-an-earlier-build' },
    { name: 'test' },
  ])
})

test('a round that fails is logged by the name of its error, delays no other job and comes again', async () => {
  const failing = vi.fn(async () => {
    throw new TypeError('asha@pangat.example')
  })
  const run = vi.fn(async () => {})
  start({ failing: hourly(failing), other: hourly(run) })
  await until(() => expect([failing.mock.calls.length, run.mock.calls.length]).toEqual([1, 1]))
  expect(lines).toMatchObject([{ level: 50, msg: 'background job failed', job: 'failing', err: 'TypeError' }])
  expect(JSON.stringify(lines)).not.toContain('asha')

  await makeDue('failing')
  await until(() => expect(failing).toHaveBeenCalledTimes(2))
})

test('a round under way is not started again, and stopping waits for it', async () => {
  const round = Promise.withResolvers<void>()
  const run = vi.fn(() => round.promise)
  const jobs = start({ test: hourly(run) })
  await until(() => expect(run).toHaveBeenCalledTimes(1))
  await makeDue('test')
  for (let i = 0; i < 5; i++) await look()
  expect(run).toHaveBeenCalledTimes(1)

  let isStopped = false
  const stopping = jobs.stop().then(() => (isStopped = true))
  await pause(5)
  expect(isStopped).toBe(false)
  round.resolve()
  await stopping
})

test('while the database is away nothing is started, with one line, and everything afterwards', async () => {
  const database: { db: Database['db'] } = { db: { engine: 'pglite' } }
  const run = vi.fn(async () => {})
  start({ test: hourly(run) }, database)
  await until(() => expect(lines).toHaveLength(1))
  expect(run).not.toHaveBeenCalled()

  database.db = server.database.db
  await until(() => expect(run).toHaveBeenCalledTimes(1))
})
