import type { Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Registry, type MetricObject } from 'prom-client'
import type { Services } from '#server/services.ts'
import type { WorkReadings } from '#server/readings.ts'
import { within } from '#server/kernel/deadline.ts'
import { pageLooks, rejections, searches } from './channels.ts'
import { measureRequests } from './measure-requests.ts'

/** A database that does not answer must not keep the other figures. */
const databaseMs = 2_000

export interface MeasuredProcess extends Pick<Services, 'readings' | 'config'> {
  server: Server
  /** Names the route of a page by its path; `*` for what is no page. */
  pageRouteOf: (pathname: string) => string
  build: string
}

/** Metrics of this process: requests of the server, and what the services say of themselves whenever they are read. */
export function createProcessMetrics({ server, readings, config, pageRouteOf, build }: MeasuredProcess): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  takeWorst(registry)
  measureRequests(server, registry, pageRouteOf)
  countEvents(registry)
  addGauges(registry, readings)
  new Gauge({
    name: 'pangat_build_info',
    help: 'Always 1; the build that runs.',
    labelNames: ['build', 'mode'],
    aggregator: 'max',
    registers: [registry],
  }).set({ build, mode: config.mode }, 1)
  return registry
}

/** One worker whose event loop is blocked is not as good as two that are half as slow. */
function takeWorst(registry: Registry): void {
  const isDelay = ({ name }: MetricObject) => name.startsWith('nodejs_eventloop_lag') && !name.includes('_min_')
  // The library reads the aggregator of a metric when it is asked, and has no setting for those it makes itself.
  for (const metric of registry.getMetricsAsArray().filter(isDelay)) metric.aggregator = 'max'
}

function countEvents(registry: Registry): void {
  const rejected = new Counter({
    name: 'pangat_rejected_requests_total',
    help: 'Requests answered 503 by admission, by the limit that they were beyond.',
    labelNames: ['reason'],
    registers: [registry],
  })
  const looks = new Counter({
    name: 'pangat_page_cache_requests_total',
    help: 'Requests for pages: hit and miss of those that are cached, and uncached ones.',
    labelNames: ['result'],
    registers: [registry],
  })
  const searched = new Counter({
    name: 'pangat_searches_total',
    help: 'Searches of caterers, by what answered them: listener, or api for those in an unusual spelling.',
    labelNames: ['by'],
    registers: [registry],
  })
  searches.subscribe((by) => searched.inc({ by: String(by) }))
  rejections.subscribe((reason) => rejected.inc({ reason: String(reason) }))
  pageLooks.subscribe((result) => looks.inc({ result: String(result) }))
}

function addGauges(registry: Registry, readings: Services['readings']): void {
  let refreshing: Promise<void> | undefined
  // Whoever reads the metrics reads all of them, so one refresh serves all gauges of a reading.
  const collect = () => (refreshing ??= refresh().finally(() => (refreshing = undefined)))
  const gauge = (name: string, help: string, labelNames: string[], aggregator: 'sum' | 'max' | 'min' = 'max') =>
    new Gauge({ name, help, labelNames, aggregator, collect, registers: [registry] })
  const connections = gauge('pangat_database_connections', 'Connections to PostgreSQL, by state.', ['state'], 'sum')
  const waiting = gauge('pangat_database_waiting', 'Requests and jobs that wait for a connection.', [], 'sum')
  const open = gauge('pangat_gateway_breaker_open', '1 while the payment gateway is not asked.', [])
  const due = gauge('pangat_due_work', 'Work that is due and not done, by queue.', ['queue'])
  const oldest = gauge('pangat_oldest_due_seconds', 'How long the oldest work of a queue is overdue.', ['queue'])
  const abandoned = gauge('pangat_abandoned_work', 'Work that is no longer tried, by kind.', ['kind'])
  const answers = '1 when the database answered within two seconds; else figures of work are missing.'
  const up = gauge('pangat_database_up', answers, [], 'min')

  const show = ({ queues, abandoned: kinds }: WorkReadings): void => {
    for (const [queue, { due: count, oldestSeconds }] of Object.entries(queues)) {
      due.set({ queue }, count)
      oldest.set({ queue }, oldestSeconds)
    }
    for (const [kind, count] of Object.entries(kinds)) abandoned.set({ kind }, count)
  }
  async function refresh(): Promise<void> {
    open.set(readings.isGatewayResting() ? 1 : 0)
    const pool = readings.connections()
    if (pool) {
      connections.set({ state: 'in_use' }, pool.inUse)
      connections.set({ state: 'idle' }, pool.idle)
      waiting.set(pool.waiting)
    }
    const work = await within(databaseMs, readings.work()).catch(() => undefined)
    // What was abandoned and is done now has no row any more.
    for (const stale of [due, oldest, abandoned]) stale.reset()
    if (work) show(work)
    up.set(work ? 1 : 0)
  }
}
