import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/kernel/database/database.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { onPostgres, rowsOfPostgres } from '#test/support/postgres.ts'
import { until } from '../support/until.ts'

interface Given {
  settings: Record<string, string>
  databaseUrl: string
  folder: string
  /** Ends the product. */
  stop(): Promise<void>
}

/** Longer than a round of the jobs for emails. */
const restMs = 4_000

/** What must be the same afterwards. */
const counted = ['orders', 'payment_attempts', 'ledger_rows', 'documents', 'users', 'mails', 'audit'] as const

/**
 * Backs the running product up, ends it, throws its database and its data folder away, restores them, and asks every invariant of the
 * copy. Returns a line that says what was seen. @throws when a row is missing or an invariant does not hold
 */
export async function wipeAndRestore({ settings, databaseUrl, folder, stop }: Given): Promise<string> {
  const archive = join(folder, 'backup.tar')
  const dataDir = settings['DATA_DIR'] ?? ''
  const options: ExecFileSyncOptionsWithStringEncoding = { env: { ...process.env, ...settings }, encoding: 'utf8' }
  const before = await countsAtRest(databaseUrl)
  execFileSync(process.execPath, ['scripts/backup.ts', archive], options)
  await stop()

  await onPostgres(databaseUrl, 'drop schema public cascade')
  await onPostgres(databaseUrl, 'create schema public')
  await rm(dataDir, { recursive: true })
  await mkdir(dataDir)
  execFileSync(process.execPath, ['scripts/restore.ts', archive], options)

  const after = await counts(databaseUrl)
  if (JSON.stringify(after) !== JSON.stringify(before))
    throw new Error(`the copy has ${JSON.stringify(after)} rows instead of ${JSON.stringify(before)}`)
  const database = await openDatabase({ databaseUrl })
  try {
    const broken = Object.keys(await brokenPromises({ database }))
    if (broken.length > 0) throw new Error(`the copy breaks promises: ${broken.join('; ')}`)
  } finally {
    await database.close()
  }
  return `backed up, wiped and restored: ${Object.entries(after)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')}`
}

/** The counts once the jobs have done what the order brought. */
async function countsAtRest(databaseUrl: string): Promise<Record<string, number>> {
  let last = ''
  return until('the jobs to rest', async () => {
    const now = await counts(databaseUrl)
    const isAtRest = JSON.stringify(now) === last
    last = JSON.stringify(now)
    if (!isAtRest) await wait(restMs)
    return isAtRest ? now : undefined
  })
}

async function counts(databaseUrl: string): Promise<Record<string, number>> {
  const lists = counted.map((name) => `(select count(*)::int from ${name}) as ${name}`)
  const [row] = await rowsOfPostgres<Record<string, number>>(databaseUrl, `select ${lists.join(', ')}`)
  return row ?? {}
}
