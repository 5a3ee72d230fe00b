import cluster from 'node:cluster'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './server/app.ts'
import { ConfigError, environment, loadConfig, type Config } from './server/kernel/config.ts'
import { openDatabase } from './server/kernel/database.ts'
import { DirectoryInUse } from './server/kernel/directory-lock.ts'
import { createLog } from './server/kernel/log.ts'
import { migrate } from './server/kernel/migrate.ts'
import { checkServerTimeouts } from './server/kernel/server-timeouts.ts'
import { createServices, type RunningServices } from './server/services.ts'
import type { Listener } from './serve/admit-requests.ts'
import { fillWhenEmpty } from './serve/demo.ts'
import { everything, type Parts } from './serve/everything.ts'
import { forgetWhatChanges, keepPages } from './serve/kept-pages.ts'
import { listen, type Listening } from './serve/listen.ts'
import { builtSite, sourceSite, type SiteOptions } from './serve/site.ts'
import { welcome } from './serve/welcome.ts'

const developing = process.argv.includes('--dev')

async function main(): Promise<void> {
  const config = loadConfig(environment)
  if (config.workers > 1 && cluster.isPrimary) return runWorkers(config.workers)
  await serve(config)
}

/** config → database → services → API → site → listen. */
async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  const database = await openDatabase(
    config.databaseUrl ? { databaseUrl: config.databaseUrl } : { dataDir: config.dataDir },
    log,
  )
  await migrate(database)
  await checkServerTimeouts(database, log)
  if (config.mode === 'demo') await fillWhenEmpty(database)
  const services = await createServices({ config, log, database, checkAnswers: developing })
  const api = createApp(services)
  const siteOptions: SiteOptions = {
    api: async (path, init) => api.request(path, init),
    publicUrl: config.publicUrl.origin,
    formOrigins: services.formOrigins,
    googleMapsKey: config.googleMapsKey,
    provider: services.providerForPages,
    isDemo: config.mode === 'demo',
  }
  const parts = { api, simulator: services.simulator, demoIssuer: services.demoIssuer }
  const listening = developing
    ? await developmentServer(config, parts, siteOptions)
    : await productionServer(services, parts, siteOptions)
  shutDownOn(['SIGTERM', 'SIGINT'], listening, services)
  await services.start()
  if (cluster.isPrimary || cluster.worker?.id === 1) process.stdout.write(welcome(config, listening.port))
}

async function productionServer(
  services: RunningServices,
  parts: Omit<Parts, 'site'>,
  options: SiteOptions,
): Promise<Listening> {
  const { config } = services
  const site = keepPages(await builtSite(options))
  forgetWhatChanges(services, site)
  return listen(getRequestListener(everything(config, { ...parts, site }).fetch), config)
}

/** Vite serves the site's sources on the same port; the service restarts by `node --watch`. */
async function developmentServer(config: Config, parts: Omit<Parts, 'site'>, options: SiteOptions): Promise<Listening> {
  const { createServer } = await import('vite')
  let answer: Listener = (_, response) => response.writeHead(503, { 'Retry-After': '1' }).end()
  const listening = await listen((request, response) => answer(request, response), config)
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: listening.server } },
    appType: 'custom',
  })
  const pages = getRequestListener(everything(config, { ...parts, site: sourceSite(vite, options) }).fetch)
  answer = (request, response) => vite.middlewares(request, response, () => void pages(request, response))
  return listening
}

function shutDownOn(signals: readonly NodeJS.Signals[], listening: Listening, services: RunningServices): void {
  let begun = false
  const shutDown = async () => {
    if (begun) return
    begun = true
    services.drain()
    await listening.drain()
    await services.stop()
    process.exit(0)
  }
  for (const signal of signals) process.on(signal, () => void shutDown().catch(fail))
}

/** Worker processes share the port; one that dies is replaced. */
function runWorkers(count: number): void {
  let stopping = false
  for (let i = 0; i < count; i++) cluster.fork()
  cluster.on('exit', () => {
    if (!stopping) cluster.fork()
    else if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping = true
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
    })
  }
}

function fail(error: unknown): never {
  const expected = error instanceof ConfigError || error instanceof DirectoryInUse || isPortTaken(error)
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exit(1)
}

function isPortTaken(error: unknown): error is Error {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
}

main().catch(fail)
