// npm run test:cluster: etcd, two PostgreSQL run by Patroni with 2 ms between them, HAProxy and PgBouncer as deploy/cluster has them, two
// processes of the product and a payment gateway. Customers order and pay through both while primaries are exchanged and killed and
// processes are replaced. Prints a table. Loopback only; nothing is left.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '#contract/paths.ts'
import { onPostgres } from '#test/support/postgres.ts'
import { startProduct, type RunningProduct } from '#test/support/product.ts'
import { startGatewayProcess } from '../bench/orders/gateway.ts'
import { nthOrder, orderDrafts, listCaterers } from '../bench/orders/order-drafts.ts'
import { run } from '../bench/shared/processes.ts'
import { sessionSecret } from '../bench/shared/service.ts'
import { median } from '../bench/shared/statistics.ts'
import { compareBooks } from './cluster/books.ts'
import { startBuyers } from './cluster/buyers.ts'
import { killPrimary, switchover, type Effect } from './cluster/faults.ts'
import { serversUp } from './cluster/haproxy-state.ts'
import { measureNotices } from './cluster/notices-cost.ts'
import { findPooler } from './cluster/pooler.ts'
import { findPrograms } from './cluster/programs.ts'
import { openOnce, startReaders } from './cluster/readers.ts'
import { failuresByPath, keepLog, printRows, type Row } from './cluster/report.ts'
import { seeChange } from './cluster/see-change.ts'
import { startCluster } from './cluster/start-cluster.ts'
import { createStock } from './cluster/stock.ts'
import { createTally } from './cluster/tally.ts'
import { until } from './cluster/until.ts'
import { countConnections, watchJobs } from './cluster/watch-database.ts'

const times = Number(process.env.CLUSTER_FAULTS ?? 3)
const rolls = Number(process.env.CLUSTER_ROLLS ?? 4)
/** Tries what takes PgBouncer's place where that cannot be had. */
const isWithoutPooler = process.env.CLUSTER_POOLER === 'none'
/** More than one fault takes at full speed. */
const buyersInStock = 4_000
/** Pages of caterers that are opened for the first time during a kill. */
const unopenedPages = 10
const load = { buyers: 4, readers: 2, pauseMs: 60, readPauseMs: 25 }

const started = performance.now()
function tell(text: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`)
}

await using stack = new AsyncDisposableStack()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stack.disposeAsync().finally(() => process.exit(1)))
const programs = findPrograms()
const folder = await mkdtemp(join(tmpdir(), 'pangat-cluster-'))
stack.defer(() => rm(folder, { recursive: true, force: true }))
const cluster = await startCluster(
  { folder, programs, pooler: isWithoutPooler ? 'switched off by CLUSTER_POOLER' : findPooler() },
  stack,
)
tell(`started etcd, two members of Patroni, HAProxy; ${cluster.pooler}`)
const gateway = await startGatewayProcess()
stack.defer(() => gateway.stop())

const settings = {
  PUBLIC_URL: cluster.origin,
  DATABASE_URL: cluster.urls.pooled,
  DATABASE_DIRECT_URL: cluster.urls.direct,
  DATABASE_REPLICA_URL: cluster.urls.replica,
  MIGRATE: 'never',
  DATA_DIR: join(folder, 'data'),
  SESSION_SECRET: sessionSecret,
  // The customers of this script stand for what is in front of HAProxy.
  TRUST_PROXY: '2',
  // As in deploy/cluster/pangat.env.example.
  DRAIN_NOTICE_MS: '2000',
  ...gateway.settings,
}
await run('src/main.ts', [], { ...settings, MIGRATE: 'only' })
await onPostgres(cluster.adminUrl, 'update caterers set maximum_serving_capacity = 100000')
tell('migrated and filled the demo city')

const findings: string[] = []
const ports = cluster.appPorts
const products: RunningProduct[] = []
/** What processes wrote that have been replaced since. */
const earlierOutputs: string[] = []
const startAt = async (index: 0 | 1) => {
  products[index] = await startProduct({ ...settings, PORT: String(ports[index]) })
}
stack.defer(async () => void (await Promise.all(products.map((product) => product.stop()))))
await Promise.all([startAt(0), startAt(1)])
const bothUp = () =>
  until(
    'HAProxy to take both processes',
    async () => (await serversUp(cluster.haproxySocket, 'product')).length === 2 || undefined,
  )
await bothUp()
const origins = ports.map((port) => `http://127.0.0.1:${port}`)
tell('started two processes of the product')

try {
  await main()
} catch (error) {
  console.error(cluster.tails())
  for (const product of products) console.error(product.output().slice(-4_000))
  throw error
}

async function main(): Promise<void> {
  const tally = createTally()
  const stock = createStock(cluster.urls.direct, cluster.origin)
  const drafts = await orderDrafts(cluster.origin, 40)
  let ordered = 0
  const nextOrder = () => nthOrder(drafts, ordered++)
  const catererPages = await catererPaths()
  const read = [paths.home(), paths.search(), paths.area('andheri'), '/sitemap.xml', ...catererPages.splice(0, 20)]
  const unopened = createTally()
  await stock.fill(buyersInStock)
  const jobs = watchJobs(cluster.urls.direct)
  const stopReaders = startReaders({
    origin: cluster.origin,
    paths: read,
    tally,
    count: load.readers,
    pauseMs: load.readPauseMs,
  })
  const buyers = startBuyers({
    origin: cluster.origin,
    gatewayPort: gateway.port,
    stock,
    nextOrder,
    tally,
    count: load.buyers,
    pauseMs: load.pauseMs,
  })
  await wait(5_000)
  const seen = [await change('before')]

  const effects: Effect[] = []
  const listeners: number[] = []
  for (const [kind, fault] of [
    ['switchover', switchover],
    ['kill', killPrimary],
  ] as const)
    for (let nth = 1; nth <= times; nth++) {
      const whileAway = () =>
        openOnce({ origin: cluster.origin, paths: catererPages.splice(0, unopenedPages), tally: unopened })
      const effect = await fault({ cluster, buyers, tally, whileAway }, `${kind} ${nth}`)
      effects.push(effect)
      tell(describe(effect))
      listeners.push(await listening())
      seen.push(await change(effect.name))
      await stock.fill(buyersInStock)
    }

  const rolledFrom = performance.now()
  for (let nth = 0; nth < rolls; nth++)
    for (const index of [0, 1] as const) {
      const exit = await products[index]?.stop()
      earlierOutputs.push(products[index]?.output() ?? '')
      if (exit !== 0) findings.push(`a process ended with ${exit}`)
      await startAt(index)
      await bothUp()
      await wait(1_000)
    }
  const rolled = {
    reads: tally.between('reads', rolledFrom, performance.now()),
    orders: tally.between('orders', rolledFrom, performance.now()),
  }
  tell(
    `rolled ${rolls} times: ${rolled.orders.failed} of ${rolled.orders.all} orders and payments failed, ${rolled.reads.failed} of ${rolled.reads.all} reads`,
  )
  listeners.push(await listening())
  seen.push(await change('rolling restart'))

  await buyers.stop()
  await stopReaders()
  const turns = await jobs()
  // Longer than a round of the job that asks the gateway.
  await wait(6_000)
  const books = await compareBooks(cluster.urls.direct, buyers.told)
  tell('compared the books')
  const cost = await measureNotices({
    adminUrl: cluster.adminUrl,
    origin: cluster.origin,
    gatewayPort: gateway.port,
    stock,
    nextOrder,
    tally: createTally(),
    count: 8,
    pauseMs: 0,
  })
  const ratio = median(cost.on) / median(cost.off)

  const both = effects.reduce((sum, { reads }) => ({ all: sum.all + reads.all, failed: sum.failed + reads.failed }), {
    all: 0,
    failed: 0,
  })
  const { placed, paid, repeated, refused } = buyers.told
  const opened = unopened.between('reads', 0, performance.now())
  const gapOf = (kind: string) =>
    Math.max(0, ...effects.filter(({ name }) => name.startsWith(kind)).map(({ gap }) => gap))
  const rows: Row[] = [
    [
      'orders acknowledged; lost, doubled',
      `${placed.length}; ${books.lostOrders}, ${books.doubledOrders}`,
      books.lostOrders + books.doubledOrders === 0,
    ],
    [
      'payments acknowledged; lost, doubled',
      `${paid.length}; ${books.lostPayments}, ${books.doubledPayments}`,
      books.lostPayments + books.doubledPayments === 0,
    ],
    ['invariants that do not hold', books.broken.join('; ') || 'none', books.broken.length === 0],
    [
      'longest time without an order, switchover (≤ 6 s)',
      `${gapOf('switchover').toFixed(1)} s`,
      gapOf('switchover') <= 6,
    ],
    ['longest time without an order, kill (≤ 25 s)', `${gapOf('kill').toFixed(1)} s`, gapOf('kill') <= 25],
    [
      'public reads that failed during both (≤ 0.5 %)',
      `${both.failed} of ${both.all}`,
      both.failed <= both.all * 0.005,
    ],
    [
      'pages of caterers that nobody had opened, failed during kills (0)',
      `${opened.failed} of ${opened.all}`,
      opened.failed === 0,
    ],
    [
      `requests that failed in ${rolls} rolling restarts (0)`,
      `${rolled.reads.failed + rolled.orders.failed} of ${rolled.reads.all + rolled.orders.all}`,
      rolled.reads.failed + rolled.orders.failed === 0,
    ],
    ['answers of HTTP 500 (0)', String(tally.errors()), tally.errors() === 0],
    ['listeners after each (2)', listeners.join(', '), listeners.every((count) => count === 2)],
    [
      'jobs of a minute: seconds between turns',
      `${turns.jobs} jobs, ${turns.turns} turns, ${turns.shortest.toFixed(1)}–${turns.longest.toFixed(1)} s`,
      turns.turns > 0 && turns.shortest >= 59 && turns.longest <= 60 + 30,
    ],
    [
      'a change seen by the other process (≤ 500 ms)',
      seen.map((ms) => ms.toFixed(0)).join(', '),
      seen.every((ms) => ms <= 500),
    ],
    [
      'paid orders per second with notices, ratio to none (≥ 0.7)',
      `${median(cost.on).toFixed(1)} / ${median(cost.off).toFixed(1)} = ${ratio.toFixed(2)}`,
      ratio >= 0.7,
    ],
  ]
  printRows(rows)
  console.log(
    `requests repeated with the same key: ${repeated}; refused: ${JSON.stringify(Object.fromEntries(refused))}`,
  )
  console.log(`connections: ${JSON.stringify(await countConnections(cluster.adminUrl))}; ${cluster.pooler}`)
  for (const line of [tally, unopened].flatMap(failuresByPath)) console.log(line)
  findings.push(...rows.flatMap(([what, , isMet]) => (isMet ? [] : [what])))
  for (const [index, output] of [...earlierOutputs, ...products.map((product) => product.output())].entries())
    if (/"level":[56]0/.test(output)) console.log(`log: ${keepLog(`process-${index + 1}`, output)}`)
  if (findings.length > 0) {
    console.error(`not met: ${findings.join('; ')}`)
    process.exitCode = 1
  }

  async function catererPaths(): Promise<string[]> {
    const caterers = await listCaterers(async (path) => (await (await fetch(cluster.origin + path)).json()) as never)
    return caterers.map((caterer) => paths.caterer(caterer))
  }
}

async function change(when: string): Promise<number> {
  const [here = '', there = ''] = origins
  const ms = await seeChange(here, there)
  tell(`${when}: a change was seen by the other process after ${ms.toFixed(0)} ms`)
  return ms
}

/** Listening connections, once they are one for each process. */
async function listening(): Promise<number> {
  const count = async () => (await countConnections(cluster.adminUrl))['pangat-listen'] ?? 0
  await until('the listeners', async () => (await count()) === 2 || undefined, 15_000).catch(() => undefined)
  return count()
}

function describe({ name, gap, reads, orders }: Effect): string {
  return `${name}: no order for ${gap.toFixed(1)} s, ${orders.failed} of ${orders.all} orders and payments and ${reads.failed} of ${reads.all} reads failed`
}
