import { fromPglite, PgBoss } from 'pg-boss'
import type { Database } from './database.ts'
import type { Log } from './log.ts'

/** Work that happens later, at least once, in one process at a time per job. Every handler must be safe to run twice. */
export interface Jobs {
  /** Runs `work` for each job of this name that was sent. */
  handle(name: string, work: (data: object) => Promise<void>): Promise<void>
  /** Runs `work` every minute, in one of the processes. */
  everyMinute(name: string, work: () => Promise<void>): Promise<void>
  send(name: string, data: object, options?: { startAfterSeconds?: number; key?: string }): Promise<void>
  stop(): Promise<void>
}

/** Starts the job queue in the given database; on the embedded engine it shares the one connection. */
export async function startJobs(database: Database, databaseUrl: string | undefined, log: Log): Promise<Jobs> {
  const boss = database.pglite
    ? new PgBoss({ db: fromPglite(database.pglite), backend: 'pglite' })
    : new PgBoss({ connectionString: databaseUrl ?? '', max: 2 })
  boss.on('error', (error) => log.error({ err: { name: error.name, message: error.message } }, 'job queue'))
  await boss.start()

  const handle: Jobs['handle'] = async (name, work) => {
    await boss.createQueue(name, { retryLimit: 8, retryDelay: 5, retryBackoff: true })
    await boss.work(name, { pollingIntervalSeconds: 2 }, async ([job]) => {
      if (job) await work(job.data as object)
    })
  }
  return {
    handle,
    async everyMinute(name, work) {
      await handle(name, work)
      await boss.schedule(name, '* * * * *')
    },
    async send(name, data, { startAfterSeconds, key } = {}) {
      await boss.send(name, data, {
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
        ...(key ? { singletonKey: key } : {}),
      })
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}
