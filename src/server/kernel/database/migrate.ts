import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sqlStateOf, type Database } from './database.ts'
import { rows, sql } from '../sql.ts'
import type { Maintenance } from './transactions.ts'

export const migrationsDir = join(import.meta.dirname, '../../../../db/migrations')

/** One key for all processes that migrate the same database. */
const migrationLock = 7203194
/** Raised by a script that another process ran while this one waited. */
const alreadyRan = 'PGT01'
/** Another transaction has a table for longer than the script waits, or each waits for the other. */
const worthRetrying = new Set(['55P03', '40P01'])

/** A script that waits for a table makes every reader of the table wait behind it, so it waits briefly and is tried again. */
const scriptLockTimeout = '1s'
const lockPauseMs = 2_000
const mostLockTries = 100

/**
 * Brings the schema up to date: numbered scripts, forward only, each in a transaction of its own, by one process at a time.
 * Throws when a script that already ran was changed since.
 */
export async function migrate(database: Database, directory = migrationsDir): Promise<string[]> {
  const names = await scriptsIn(directory)
  return database.maintain(async (maintenance) => {
    await maintenance.script(`
      select pg_advisory_xact_lock(${migrationLock});
      create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now());
    `)
    const ran: string[] = []
    for (const name of names) {
      const text = await readFile(join(directory, name), 'utf8')
      if (await runOnce(maintenance, name, text)) ran.push(name)
    }
    return ran
  })
}

/**
 * Makes sure that every script of this build has run, in a process that runs none itself.
 * @throws MigrationsMissing when one has not
 */
export async function requireMigrations({ db }: Pick<Database, 'db'>, directory = migrationsDir): Promise<void> {
  const names = await scriptsIn(directory)
  const [found] = await rows<{ known: boolean }>(db, sql`select to_regclass('migrations') is not null as known`)
  const ran = found?.known ? await rows<{ name: string }>(db, sql`select name from migrations`) : []
  const recorded = new Set(ran.map(({ name }) => name))
  const missing = names.filter((name) => !recorded.has(name))
  if (missing.length > 0) throw new MigrationsMissing(missing)
}

/** Thrown at a start with MIGRATE=never on a schema that is older than the build. */
export class MigrationsMissing extends Error {
  constructor(missing: readonly string[]) {
    super(
      `MIGRATE=never, and ${missing.length} migrations of this build have not run, ${missing[0]} first. ` +
        'Run this build once with MIGRATE=only before it is started.',
    )
    this.name = 'MigrationsMissing'
  }
}

async function scriptsIn(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
}

async function runOnce(maintenance: Maintenance, name: string, text: string): Promise<boolean> {
  const hash = createHash('sha256').update(text).digest('hex')
  const before = await recordOf(maintenance, name)
  if (before) {
    if (before.hash !== hash) throw new Error(`migration ${name} was changed after it ran; write a new one instead`)
    return false
  }
  // Several statements sent together are one implicit transaction on both engines. The lock makes a second process wait.
  const guarded = `
    select pg_advisory_xact_lock(${migrationLock});
    do $guard$ begin
      if exists (select 1 from migrations where name = '${name}') then raise exception using errcode = '${alreadyRan}', message = 'already ran'; end if;
    end $guard$;
    set local lock_timeout = '${scriptLockTimeout}';
    ${text}
    insert into migrations (name, hash) values ('${name}', '${hash}');
  `
  for (let tries = 1; ; tries++) {
    try {
      await maintenance.script(guarded)
      return true
    } catch (error) {
      const sqlState = sqlStateOf(error)
      if (sqlState === alreadyRan) return true
      if (!worthRetrying.has(sqlState ?? '') || tries >= mostLockTries) throw error
      await pause(lockPauseMs)
    }
  }
}

async function recordOf({ db }: Maintenance, name: string): Promise<{ hash: string } | undefined> {
  return (await rows<{ hash: string }>(db, sql`select hash from migrations where name = ${name}`))[0]
}
