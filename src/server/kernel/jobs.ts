import type { Database } from './database/database.ts'
import type { Queryable } from './context.ts'
import { startInterval } from './interval.ts'
import { errorFacts, errorName, type Log } from './log.ts'
import { continueTrace, withinTrace } from './tracing/trace.ts'
import { list, returning, rows, sql } from './sql.ts'
import { jobTurns } from './tables.ts'

/** Work that is repeated. It must be idempotent: a round that takes longer than its period may overlap with one elsewhere. */
export interface Job {
  everyMs: number
  run(): Promise<void>
}

export interface Jobs {
  /** Ends when the last rounds have ended. */
  stop(): Promise<void>
}

const lookMs = 1_000

/**
 * Repeats each job in one of the processes: each looks every second whose turn has come, and takes it in the database. A round that
 * fails is logged, and the next one comes all the same. While the database is away nothing is started.
 */
export function startJobs(database: Pick<Database, 'db'>, jobs: Readonly<Record<string, Job>>, log: Log): Jobs {
  const running = new Map<string, Promise<void>>()
  let isRegistered = false
  let isAway = false

  const start = (name: string): void => {
    // What a round calls and logs belongs together, as what a request does.
    const round = withinTrace(continueTrace(), () => jobs[name]?.run() ?? Promise.resolve())
      .catch((error: unknown) => log.error({ ...errorFacts(error), job: name }, 'background job failed'))
      .finally(() => running.delete(name))
    running.set(name, round)
  }
  const look = async (): Promise<void> => {
    if (!isRegistered) await register(database.db, Object.keys(jobs))
    isRegistered = true
    const idle = Object.entries(jobs).filter(([name]) => !running.has(name))
    for (const name of await takeTurns(database.db, idle)) start(name)
    isAway = false
  }
  const interval = startInterval(lookMs, look, (error) => {
    // One line for an outage, which every request logs as well.
    if (!isAway) log.error({ err: errorName(error) }, 'background jobs delayed')
    isAway = true
  })
  return {
    async stop() {
      await interval.stop()
      await Promise.all(running.values())
    },
  }
}

/** A job that no process has started for so long was renamed or is gone. */
const forgottenAfter = '1 day'

/** Gives every job its row, and removes those of jobs that nobody starts any more. Processes of other builds keep theirs. */
async function register(db: Queryable, names: readonly string[]): Promise<void> {
  await rows(
    db,
    sql`with gone as (
          delete from ${jobTurns}
          where name <> all(${list(names)}::text[]) and next_at < now() - ${forgottenAfter}::interval
        )
        insert into ${jobTurns} (name) select name from unnest(${list(names)}::text[]) as name on conflict do nothing`,
  )
}

/** Takes the turns of jobs that are due, by the clock of the database, which is the same for all processes. */
async function takeTurns(db: Queryable, jobs: readonly (readonly [string, Job])[]): Promise<string[]> {
  const names = list(jobs.map(([name]) => name))
  const t = jobTurns.as('t')
  const taken = await rows(
    db,
    returning({ name: t.name })`
        update ${t} set next_at = now() + job.every_ms * interval '1 millisecond'
        from unnest(${names}::text[], ${list(jobs.map(([, { everyMs }]) => everyMs))}::int[]) as job (name, every_ms)
        where ${t.name} = job.name and ${t.name} in (
          select name from ${jobTurns} where name = any(${names}::text[]) and next_at <= now() for update skip locked)`,
  )
  return taken.map(({ name }) => name)
}
