import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sqlStateOf, type Database } from './database.ts'
import { rows, sql } from './sql.ts'

export const migrationsDir = join(import.meta.dirname, '../../../db/migrations')

/** One key for all processes that migrate the same database. */
const migrationLock = 7203194
/** Raised by a script that another process ran while this one waited. */
const alreadyRan = 'PGT01'

/**
 * Brings the schema up to date: numbered scripts, forward only, each in a transaction of its own, by one process at a time.
 * Throws when a script that already ran was changed since.
 */
export async function migrate(database: Database, directory = migrationsDir): Promise<string[]> {
  await database.script(
    'create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())',
  )
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  const ran: string[] = []
  for (const name of names) {
    const text = await readFile(join(directory, name), 'utf8')
    if (await runOnce(database, name, text)) ran.push(name)
  }
  return ran
}

async function runOnce(database: Database, name: string, text: string): Promise<boolean> {
  const hash = createHash('sha256').update(text).digest('hex')
  const before = await recordOf(database, name)
  if (before) {
    if (before.hash !== hash) throw new Error(`migration ${name} was changed after it ran; write a new one instead`)
    return false
  }
  // Several statements sent at once are one implicit transaction on both engines. The lock makes a second process wait.
  const guarded = `
    select pg_advisory_xact_lock(${migrationLock});
    do $guard$ begin
      if exists (select 1 from migrations where name = '${name}') then raise exception using errcode = '${alreadyRan}', message = 'already ran'; end if;
    end $guard$;
    ${text}
    insert into migrations (name, hash) values ('${name}', '${hash}');
  `
  await database.script(guarded).catch((error: unknown) => {
    if (sqlStateOf(error) !== alreadyRan) throw error
  })
  return true
}

async function recordOf(database: Database, name: string): Promise<{ hash: string } | undefined> {
  return (await rows<{ hash: string }>(database.db, sql`select hash from migrations where name = ${name}`))[0]
}
