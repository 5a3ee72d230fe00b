// Part of the build: databases that new data folders begin with, migrated, one of them with today's demo city. Does nothing when those
// that are there fit the sources and the day; with --any-day whatever their day, since another day's city is filled at a start as ever.
import { chmodSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayInIndia } from '#contract/values/calendar.ts'
import { systemClock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database/database.ts'
import {
  citySources,
  readTemplates,
  schemaSources,
  templatesDir,
  type Templates,
} from '../src/serve/template/templates.ts'

const today = systemClock.now()
const wanted: Templates = {
  schema: await schemaSources(),
  city: { sources: await citySources(), day: dayInIndia(today) },
}
const found = await readTemplates()
const fits = found?.schema === wanted.schema && found.city.sources === wanted.city.sources
if (!fits || (found.city.day !== wanted.city.day && !process.argv.includes('--any-day'))) await build()

async function build(): Promise<void> {
  const { openDatabase } = await import('#server/kernel/database/database.ts')
  const { migrate } = await import('#server/kernel/database/migrate.ts')
  const { fillDemoCity } = await import('#db/world/index.ts')
  const making = `${templatesDir}.new`
  rmSync(making, { recursive: true, force: true })
  const make = async (
    name: string,
    template: string | undefined,
    prepare: (database: Database) => Promise<unknown>,
  ) => {
    const dataDir = join(making, `${name}.data`)
    const database = await openDatabase({ dataDir, template })
    await prepare(database)
    await database.close()
    renameSync(join(dataDir, 'pglite'), join(making, name))
    makeReadable(join(making, name))
    rmSync(dataDir, { recursive: true })
    return join(making, name)
  }
  const empty = await make('empty', undefined, (database) => migrate(database))
  await make('city', empty, (database) => fillDemoCity(database, { today }))
  writeFileSync(join(making, 'templates.json'), JSON.stringify(wanted))
  rmSync(templatesDir, { recursive: true, force: true })
  renameSync(making, templatesDir)
}

/** Lets the account that runs the product copy what the one that built it has made: nothing of it is secret. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}
