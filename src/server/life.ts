import { intervalOf } from './job-intervals.ts'
import type { Database } from './kernel/database/database.ts'
import { startJobs, type Job, type Jobs } from './kernel/jobs.ts'
import { within } from './kernel/deadline.ts'
import { errorName, type Log } from './kernel/log.ts'

interface Closable {
  close(): unknown
}

/** What starts with the process and ends with it. */
export interface LifeDeps {
  log: Log
  database: Database
  backgroundJobs: Readonly<Record<string, () => Promise<void>>>
  catalogue: Closable
  images: Closable
  live: Closable
  outbox: Closable
}

/** How the services of a process start and end. */
export interface Life {
  isDraining(): boolean
  /** Starts background jobs. */
  start(): void
  /** Fails readiness, so that the load balancer stops routing requests here, and ends the streams and the jobs. */
  drain(): void
  /** Waits for the jobs and closes the database, for a few seconds each. */
  stop(): Promise<void>
}

/** `ending` is aborted when the process is asked to end. */
export function createLife(deps: LifeDeps, ending: AbortController): Life {
  const { log, database, backgroundJobs, catalogue, images, live, outbox } = deps
  let jobs: Jobs | undefined
  let jobsEnded: Promise<void> | undefined
  // What hangs in a job, such as an email server that says nothing, is left behind: it is done again elsewhere.
  const endJobs = () => (jobsEnded ??= endInTime(log, 'background jobs', jobs?.stop()))
  return {
    isDraining: () => ending.signal.aborted,
    start() {
      const repeated = Object.entries(backgroundJobs).map(([name, run]) => [name, { run, everyMs: intervalOf(name) }])
      jobs = startJobs(database, Object.fromEntries(repeated) as Record<string, Job>, log)
    },
    drain() {
      ending.abort()
      // They would last as long as their clients stay.
      void live.close()
      void endJobs()
    },
    async stop() {
      await endJobs()
      await endInTime(log, 'subscriptions', Promise.all([live.close(), outbox.close(), catalogue.close()]))
      images.close()
      await endInTime(log, 'database', database.close())
    },
  }
}

/** Longest that one part of the process may take to end. */
const patienceMs = 3_000

/** Waits until a part of the process has ended, but not for ever: what hangs ends with the process. */
async function endInTime(log: Log, part: string, end: Promise<unknown> | undefined): Promise<void> {
  try {
    await within(patienceMs, end ?? Promise.resolve())
  } catch (error) {
    log.warn({ part, err: errorName(error) }, 'shutdown cut short')
  }
}
