import { setTimeout as pause } from 'node:timers/promises'
import { fromPglite, PgBoss, type Db } from 'pg-boss'
import { isUnavailable } from './database/database-errors.ts'
import type { Database } from './database/database.ts'
import { openJobDatabase } from './database/job-database.ts'
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

const retryMs = 1_000

/** Starts the job queue in the given database; on the embedded engine it shares the one connection. */
export async function startJobs(database: Database, databaseUrl: string | undefined, log: Log): Promise<Jobs> {
  const own = database.pglite ? undefined : openJobDatabase(databaseUrl ?? '')
  const boss = await whenAvailable(log, () => startBoss(database.pglite, own?.db, log))

  const handle: Jobs['handle'] = async (name, work) => {
    await whenAvailable(log, () => boss.createQueue(name, { retryLimit: 8, retryDelay: 5, retryBackoff: true }))
    await whenAvailable(log, () =>
      boss.work(name, { pollingIntervalSeconds: 2 }, async ([job]) => {
        if (job) await work(job.data as object)
      }),
    )
  }
  return {
    handle,
    async everyMinute(name, work) {
      await handle(name, work)
      await whenAvailable(log, () => boss.schedule(name, '* * * * *'))
    },
    async send(name, data, { startAfterSeconds, key } = {}) {
      await boss.send(name, data, {
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
        ...(key ? { singletonKey: key } : {}),
      })
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 })
      await own?.close()
    },
  }
}

async function startBoss(pglite: Database['pglite'], db: Db | undefined, log: Log): Promise<PgBoss> {
  const boss = pglite ? new PgBoss({ db: fromPglite(pglite), backend: 'pglite' }) : new PgBoss(db ? { db } : {})
  boss.on('error', (error) => log.error({ err: { name: error.name, message: error.message } }, 'job queue'))
  try {
    await boss.start()
    return boss
  } catch (error) {
    // Parts of it may run already.
    await boss.stop({ graceful: false })
    throw error
  }
}

/** Repeats a step of the start while the database is away: by then the service answers requests, so it must not end. */
async function whenAvailable<T>(log: Log, step: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await step()
    } catch (error) {
      if (!isUnavailable(error)) throw error
      log.warn({ err: String(error) }, 'job queue start delayed')
      await pause(retryMs)
    }
  }
}
