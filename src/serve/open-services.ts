import type { Config } from '#server/kernel/config.ts'
import { openDatabase } from '#server/kernel/database/database.ts'
import { createLog } from '#server/kernel/log.ts'
import { migrate } from '#server/kernel/database/migrate.ts'
import { checkServerTimeouts } from '#server/kernel/database/server-timeouts.ts'
import { createServices, type RunningServices } from '#server/services.ts'
import { settleDemo } from './demo.ts'
import type { SiteOptions } from './site.ts'

/** Opens the database, migrates it, fills an empty one in demo mode, and wires the services. Nothing runs yet. */
export async function openServices(
  config: Config,
  { checkAnswers }: { checkAnswers: boolean },
): Promise<RunningServices> {
  const log = createLog(config.logLevel)
  const database = await openDatabase(
    config.databaseUrl ? { databaseUrl: config.databaseUrl } : { dataDir: config.dataDir },
    log,
  )
  await migrate(database)
  await checkServerTimeouts(database, log)
  await settleDemo(database, config)
  return createServices({ config, log, database, checkAnswers })
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
