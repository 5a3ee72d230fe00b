// npm run bench:orders [-- --write]: orders placed, and placed and paid, beside pgbench's TPC-B on the same PostgreSQL, in turns, as
// ratios, with the processor time of service and database apart. `--write` puts the figures into docs/performance.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { responseStatuses } from '#test/support/response-statuses.ts'
import { startGatewayProcess } from './orders/gateway.ts'
import { measureOrders } from './orders/measure.ts'
import { openShop, type Shop } from './orders/shop.ts'
import { prepareTpcB } from './orders/tpc-b.ts'
import { createThrowAwayDatabase, inspectPostgres, postgresServer } from './shared/postgres.ts'
import { observeMachine, present } from './shared/report.ts'
import { print } from './shared/table.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const clients = 8
/** More orders in a second than this machine places on either engine. */
const mostPerSecond = { postgres: 3_000, pglite: 1_000 }

const server = postgresServer()
const directory = mkdtempSync(join(tmpdir(), 'pangat-bench-orders-'))
const cleanups: (() => Promise<void>)[] = []

async function main(): Promise<void> {
  const endWatch = observeMachine()
  const { postmaster, version } = await inspectPostgres(server)
  const database = await createThrowAwayDatabase(server, 'bench')
  cleanups.push(database.drop)
  const gateway = await startGatewayProcess()
  cleanups.push(gateway.stop)
  const open = async (databaseUrl: string, name: string): Promise<Shop> => {
    const shop = await openShop({
      databaseUrl,
      dataDir: join(directory, name),
      environment: gateway.settings,
      embeddedCustomers: (rounds + 1) * seconds * mostPerSecond.pglite,
    })
    cleanups.push(shop.close)
    return shop
  }
  const shops = { postgres: await open(database.url, 'postgres'), pglite: await open('', 'pglite') }
  await prepareTpcB(database.url)
  const statuses = responseStatuses()
  const table = await measureOrders({
    shops,
    databaseUrl: database.url,
    postmaster,
    gateway,
    statuses,
    clients,
    seconds,
    rounds,
    customers: seconds * mostPerSecond.postgres,
  })
  present('orders', {
    how:
      `\`BENCH_SECONDS=${seconds} BENCH_ROUNDS=${rounds} npm run bench:orders\` with ${clients} clients on PostgreSQL ${version} ` +
      `and PGlite: ${endWatch()}.`,
    tables: [{ title: 'Orders, in turns with TPC-B', table }],
  })
  print(`responses: ${statuses.summary()}`)
  statuses.check()
}

try {
  await main()
} finally {
  for (const cleanup of cleanups.toReversed()) await cleanup()
  rmSync(directory, { recursive: true, force: true })
}
