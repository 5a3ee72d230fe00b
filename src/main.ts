import cluster from 'node:cluster'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './server/app.ts'
import { createPublicReads } from './server/http/public-reads.ts'
import { answersInFile } from './server/http/remembered/answers-in-file.ts'
import { environment, loadConfig, type Config } from './server/kernel/config.ts'
import { buildId } from './server/kernel/config/build-id.ts'
import type { MetricsConfig } from './server/kernel/config/metrics.ts'
import type { RunningServices } from './server/services.ts'
import { composeApp } from './serve/app.ts'
import { loadRendererLater } from './serve/cards/draw-card.ts'
import { exitWithError } from './serve/process/exit-with-error.ts'
import { forgetWhatChanges, cachePages } from './serve/page-cache.ts'
import { listen, type Listening } from './serve/listen.ts'
import type { MeasuredProcess } from './serve/metrics/process-metrics.ts'
import { migrateOnly, openServices, siteSettings } from './serve/open-services.ts'
import { createReadyFiles } from './serve/ready/ready-files.ts'
import { rememberCaterers } from './serve/rendering/remember-caterers.ts'
import { rememberPromotions } from './serve/rendering/remember-promotions.ts'
import { answerSearches } from './serve/search/answer-searches.ts'
import { builtSite } from './serve/site.ts'
import { callForVisitor } from './serve/visitor.ts'
import { withHostForProbes } from './serve/probes.ts'
import { startupBanner } from './serve/startup-banner.ts'
import { returnWhenQuiet } from './serve/process/return-when-quiet.ts'
import { EngineHung, watchEngine } from './serve/process/watch-engine.ts'
import { runWorkers } from './serve/process/workers.ts'

async function main(): Promise<void> {
  const config = loadConfig(environment)
  if (config.database.migrate === 'only') {
    process.stdout.write(`${await migrateOnly(config)} migrations ran\n`)
    return
  }
  if (config.workers > 1 && cluster.isPrimary) {
    if (config.metrics) await serveMetricsOfWorkers(config.metrics)
    return runWorkers(config.workers)
  }
  await serve(config)
}

/** config → database → services → API → site → listen. */
async function serve(config: Config): Promise<void> {
  const services = await openServices(config, { checkAnswers: false })
  const reads = createPublicReads(services.context, services.log)
  // The embedded engine is never away.
  const onPostgres = services.database.engine === 'postgres'
  const answers = onPostgres ? await answersInFile(config.dataDir, services.log) : undefined
  const api = createApp(services, reads, answers)
  const built = await builtSite({
    ...siteSettings(services),
    api: async (path, init) => callForVisitor(api, path, init),
    read: rememberPromotions(reads.read),
  })
  services.assistant.readTexts(async () => built.texts())
  const site = cachePages(built)
  forgetWhatChanges(services, site)
  const { simulator, demoIssuer } = services
  const readyFiles = createReadyFiles()
  const app = composeApp(config, { api, site, simulator, demoIssuer, readyFiles })
  const listening = await listen(withHostForProbes(getRequestListener(app.fetch)), config, {
    ready: (...request) => readyFiles.find(...request) ?? site.ready(...request),
    front: (next, base) => answerSearches(next, base, services),
  })
  if (config.metrics) await measure(config.metrics, listening, { ...services, pageRouteOf: built.routeOf })
  shutDownOn(['SIGTERM', 'SIGINT'], listening, services)
  services.start()
  if (onPostgres) rememberCaterers({ ...services, renew: reads.renew })
  loadRendererLater()
  returnWhenQuiet()
  watchEngine(services.database, () => exitWithError(new EngineHung()))
  if (cluster.isPrimary || cluster.worker?.id === 1) process.stdout.write(startupBanner(config, listening.port))
}

async function serveMetricsOfWorkers(metrics: MetricsConfig): Promise<void> {
  const [{ serveMetrics }, { readWorkers }] = await Promise.all([
    import('./serve/metrics/serve-metrics.ts'),
    import('./serve/metrics/worker-metrics.ts'),
  ])
  await serveMetrics(metrics, () => readWorkers())
}

/** Metrics of one process are its own; those of workers are summed by the primary. Their library is loaded where they are on. */
async function measure(
  metrics: MetricsConfig,
  { server }: Listening,
  measured: Pick<MeasuredProcess, 'readings' | 'config' | 'pageRouteOf'>,
): Promise<void> {
  const { createProcessMetrics } = await import('./serve/metrics/process-metrics.ts')
  const registry = createProcessMetrics({ ...measured, server, build: buildId() })
  if (cluster.isWorker) (await import('./serve/metrics/worker-metrics.ts')).answerPrimary(registry)
  else await (await import('./serve/metrics/serve-metrics.ts')).serveMetrics(metrics, () => registry.metrics())
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
  for (const signal of signals) process.on(signal, () => void shutDown().catch(exitWithError))
}

main().catch(exitWithError)
