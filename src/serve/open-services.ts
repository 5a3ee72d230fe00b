import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '#server/kernel/clock.ts'
import type { Config } from '#server/kernel/config.ts'
import { openDatabase, type Database } from '#server/kernel/database/database.ts'
import { databaseLocation } from '#server/kernel/database/location.ts'
import { createLog, errorName, type Log } from '#server/kernel/log.ts'
import { migrate, requireMigrations } from '#server/kernel/database/migrate.ts'
import { checkServerTimeouts } from '#server/kernel/database/server-timeouts.ts'
import { ownMachine } from '#server/kernel/processes/machine.ts'
import { announceProcess } from '#server/kernel/processes/processes.ts'
import { requireSharedFiles } from '#server/kernel/processes/require-shared-files.ts'
import { createServices, type RunningServices } from '#server/services.ts'
import { settleDemo } from './demo.ts'
import { findTemplate } from './template/templates.ts'
import type { SiteOptions } from './site.ts'

/** Opens the database, migrates it, fills an empty one in demo mode, and wires the services. Nothing runs yet. */
export async function openServices(
  config: Config,
  { checkAnswers }: { checkAnswers: boolean },
): Promise<RunningServices> {
  const log = createLog(config.logLevel)
  const database = await openPreparedDatabase(config, log)
  return createServices({ config, log, database, checkAnswers })
}

/** Migrates the database, fills an empty one in demo mode, and ends, for MIGRATE=only. Returns how many scripts ran. */
export async function migrateOnly(config: Config): Promise<number> {
  const database = await openConfigured(config)
  try {
    const ran = await migrate(database)
    await settleDemo(database, config)
    return ran.length
  } finally {
    await database.close()
  }
}

/** Opens the database of the settings. A new embedded one begins with a template of the build, where there is one that fits. */
async function openConfigured(config: Config, log?: Log): Promise<Database> {
  const location = databaseLocation(config)
  if (!('dataDir' in location) || existsSync(join(location.dataDir, 'pglite'))) return openDatabase(location, log)
  return openDatabase({ ...location, template: await findTemplate(config, systemClock.now()) }, log)
}

async function openPreparedDatabase(config: Config, log: Log): Promise<Database> {
  const database = await openConfigured(config, log)
  if (config.database.migrate === 'never') await requireMigrations(database)
  else await migrate(database)
  await checkServerTimeouts(database, log)
  await settleDemo(database, config)
  return database.engine === 'postgres' ? announced(database, config, log) : database
}

/** Says in the database that this process runs, until the database is closed. */
async function announced(database: Database, config: Config, log: Log): Promise<Database> {
  const machine = await ownMachine()
  // Of two that start at the same moment, one sees the other.
  const presence = await announceProcess(database, machine, log)
  const close = async (): Promise<void> => {
    await presence.close().catch((error: unknown) => log.warn({ err: errorName(error) }, 'process row not removed'))
    await database.close()
  }
  try {
    await requireSharedFiles(database, config, machine)
  } catch (error) {
    await close()
    throw error
  }
  return { ...database, close }
}

/** Returns what pages are told of the configuration. It is plain data, so that it can be sent to another process. */
export function siteSettings({
  config,
  formOrigins,
  images,
  providerForPages,
}: RunningServices): Omit<SiteOptions, 'api'> {
  return {
    publicUrl: config.publicUrl.origin,
    formOrigins,
    imageOrigins: images.origins,
    googleMapsKey: config.googleMapsKey,
    googleTag: config.googleTag,
    provider: providerForPages,
    contacts: config.contacts,
    isDemo: config.mode === 'demo',
    hasMcp: config.mcp,
  }
}
