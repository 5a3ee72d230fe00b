// Prints the addresses of all modules that building the service loads, one a line; its settings are the environment's.
import { registerHooks } from 'node:module'
import { PGlite } from '@electric-sql/pglite'

const loaded: string[] = []
registerHooks({
  load(url, context, nextLoad) {
    loaded.push(url)
    return nextLoad(url, context)
  },
})

const { environment, loadConfig } = await import('#server/kernel/config.ts')
const { openDatabase } = await import('#server/kernel/database/database.ts')
const { createLog } = await import('#server/kernel/log.ts')
const { createApp } = await import('#server/app.ts')
const { createServices } = await import('#server/services.ts')
await import('../../../src/serve/app.ts')
await import('../../../src/serve/listen.ts')
await import('../../../src/serve/open-services.ts')

const database = await openDatabase({ pglite: await PGlite.create() })
createApp(await createServices({ config: loadConfig(environment), log: createLog('silent'), database }))
process.stdout.write(loaded.join('\n'), () => process.exit(0))
