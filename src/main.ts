import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { createApp } from './server/app.ts'
import { ConfigError, loadConfig, type Config } from './server/kernel/config.ts'
import { openDatabase } from './server/kernel/database.ts'
import { DirectoryInUse } from './server/kernel/directory-lock.ts'
import { createLog } from './server/kernel/log.ts'
import { migrate } from './server/kernel/migrate.ts'
import { createServices } from './server/services.ts'
import { createSite, type Site } from './site.ts'

const root = join(import.meta.dirname, '..')
/** What the API answers at the root besides /api: the paths that the product's spec shows so. */
const apiPaths = ['/api/*', '/auth/*', '/health/*', '/caterer', '/caterer/nearby', '/reviews/*', '/coupon', '/coupon/*', '/payment/callback', '/payment/webhook', '/dev/*']
const clientDir = join(root, 'build/client')

async function main(): Promise<void> {
  const config = loadConfig(process.env)
  const log = createLog(config.logLevel)
  const database = await openDatabase(config.databaseUrl ? { databaseUrl: config.databaseUrl } : { dataDir: config.dataDir })
  await migrate(database)
  const services = await createServices({ config, log, database })
  const api = createApp(services)
  const site = await builtSite(config, api)
  const server = createServer(getRequestListener(everything(api, site).fetch))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(config.port, config.host, resolve))
  announceStart(config, server)
}

async function builtSite(config: Config, api: ReturnType<typeof createApp>): Promise<Site> {
  const build = (await import(pathToFileURL(join(root, 'build/server/index.js')).href)) as ServerBuild
  return createSite(build, {
    api: async (path, init) => api.request(path, init),
    publicUrl: config.publicUrl.origin,
    formOrigins: [],
    mode: 'production',
  })
}

/** Files first, then the API's own paths, then the site. */
function everything(api: ReturnType<typeof createApp>, site: Site): Hono {
  const app = new Hono()
  app.use('/assets/*', serveStatic({ root: clientDir, onFound: (_, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable') }))
  for (const path of apiPaths) app.all(path, (c) => api.fetch(c.req.raw, c.env as never))
  app.all('*', (c) => site.answer(c.req.raw))
  return app
}

function announceStart(config: Config, server: Server): void {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  process.stdout.write(`Pangat listens on http://${config.host}:${port}\n`)
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof DirectoryInUse
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
  process.exit()
})
