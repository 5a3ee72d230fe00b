import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { momentInIndia } from '#contract/values/calendar.ts'
import type { DatabaseLocation } from '#server/kernel/database/database.ts'
import { embeddedOptions } from '#server/kernel/database/embedded.ts'
import { serverTimeouts, timeoutCommand } from '#server/kernel/database/server-timeouts.ts'
import { newId } from '#server/kernel/ids.ts'
import { onPostgres, withDatabase } from './postgres.ts'

const file = join(import.meta.dirname, '../fixtures/before-house.sql.gz')

/** Moment of the last change in the fixture. */
export const endOfFixture = momentInIndia('2026-12-10', '12:00')

/** Password of every person of the fixture. */
export const passwordOfFixture = 'leafplate72'

/** Email addresses of the fixture's people by role. */
export const peopleOfFixture = {
  customers: ['asha@before.example', 'bilal@before.example'],
  owners: ['charu@before.example', 'dev@before.example', 'esha@before.example'],
} as const

/** Restores the fixture, which an earlier build wrote, into a database of its own on the engine under test. */
export async function restoreBeforeHouse(): Promise<{ location: DatabaseLocation; drop: () => Promise<void> }> {
  const script = gunzipSync(await readFile(file)).toString()
  const template = inject('template')
  if ('dump' in template) {
    const pglite = await PGlite.create(embeddedOptions)
    await pglite.exec(script)
    // The dump empties the search path of its session.
    await pglite.exec('reset all')
    return { location: { pglite }, drop: async () => {} }
  }
  const name = `pangat_before_${newId().toLowerCase()}`
  const databaseUrl = withDatabase(template.server, name)
  await onPostgres(template.server, `create database ${name}`)
  await onPostgres(databaseUrl, script)
  // A dump has no settings of the database.
  for (const setting of Object.keys(serverTimeouts)) await onPostgres(template.server, timeoutCommand(name, setting))
  return { location: { databaseUrl }, drop: () => onPostgres(template.server, `drop database ${name} with (force)`) }
}
