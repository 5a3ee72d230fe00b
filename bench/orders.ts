// npm run bench:orders [-- --before <commit>] [--write]: orders placed, and placed and paid, beside pgbench's TPC-B on the same
// PostgreSQL, in turns, as ratios, with the processor time of service and database apart. `--before` builds that commit, whose shops
// take their turns beside these. `--write` puts the figures into docs/performance.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { responseStatuses, type ResponseStatuses } from '#test/support/response-statuses.ts'
import { startGatewayProcess } from './orders/gateway.ts'
import { measureOrders, type Counted } from './orders/measure.ts'
import { openShop } from './orders/shop.ts'
import { prepareTpcB } from './orders/tpc-b.ts'
import { beforeOption } from './shared/before-option.ts'
import { buildCommit } from './shared/build-commit.ts'
import { createThrowAwayDatabase, inspectPostgres, postgresServer } from './shared/postgres.ts'
import { root } from './shared/processes.ts'
import { observeMachine, present } from './shared/report.ts'
import { mapSides, onBoth } from './shared/sides.ts'
import { print } from './shared/table.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const clients = 8
/** More orders in a second than this machine places on either engine. */
const mostPerSecond = { postgres: 3_000, pglite: 1_000 }

/** A checkout that was built, and what its shops answered. */
interface Build {
  folder: string
  statuses: ResponseStatuses
}

const commit = beforeOption()
const server = postgresServer()
const directory = mkdtempSync(join(tmpdir(), 'pangat-bench-orders-'))
const cleanups: (() => Promise<void>)[] = []

async function main(): Promise<void> {
  const endWatch = observeMachine()
  const { postmaster, version } = await inspectPostgres(server)
  const earlier = commit === undefined ? undefined : buildCommit(commit, join(directory, 'earlier'))
  if (earlier) cleanups.push(async () => earlier.remove())
  const gateway = await startGatewayProcess()
  cleanups.push(gateway.stop)
  const builds = mapSides<string, Build>({ before: earlier?.folder, after: root }, (folder) => ({
    folder,
    statuses: responseStatuses(),
  }))
  const open = async ({ folder, statuses }: Build, databaseUrl: string): Promise<Counted> => {
    const shop = await openShop({
      databaseUrl,
      dataDir: mkdtempSync(join(directory, 'data-')),
      folder,
      environment: gateway.settings,
      embeddedCustomers: (rounds + 1) * seconds * mostPerSecond.pglite,
    })
    cleanups.push(shop.close)
    return { shop, statuses }
  }
  const postgres = await onBoth('orders on PostgreSQL', builds, async (build) => {
    const database = await createThrowAwayDatabase(server, 'bench')
    cleanups.push(database.drop)
    return { ...(await open(build, database.url)), databaseUrl: database.url }
  })
  const pglite = await onBoth('orders on PGlite', builds, (build) => open(build, ''))
  const { databaseUrl } = postgres.after
  await prepareTpcB(databaseUrl)
  const table = await measureOrders({
    shops: { postgres, pglite },
    databaseUrl,
    postmaster,
    gateway,
    clients,
    seconds,
    rounds,
    customers: seconds * mostPerSecond.postgres,
    hasBefore: commit !== undefined,
  })
  present('orders', {
    how:
      `\`BENCH_SECONDS=${seconds} BENCH_ROUNDS=${rounds} npm run bench:orders${commit ? ` -- --before ${commit}` : ''}\` with ` +
      `${clients} clients on PostgreSQL ${version} and PGlite: ${endWatch()}.${earlier ? ` *Before* is ${earlier.name}.` : ''}`,
    tables: [{ title: 'Orders, in turns with TPC-B', table }],
  })
  if (builds.before) print(`responses before: ${builds.before.statuses.summary()}`)
  const { statuses } = builds.after
  print(`responses: ${statuses.summary()}`)
  statuses.check()
}

try {
  await main()
} finally {
  for (const cleanup of cleanups.toReversed()) await cleanup()
  rmSync(directory, { recursive: true, force: true })
}
