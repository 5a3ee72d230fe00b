// npm run bench:compare -- <commit>: processor time per request of the service and of PostgreSQL, before and after. It builds that commit
// in a work tree of the system's temporary folder and runs it and this checkout in turns, each with a database of its own on the
// same server.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { responseStatuses } from '#test/support/response-statuses.ts'
import { buildCommit } from './shared/build-commit.ts'
import { compareShops } from './compare/compare-shops.ts'
import { startGatewayProcess } from './orders/gateway.ts'
import { openShop, type Shop } from './orders/shop.ts'
import { createThrowAwayDatabase, inspectPostgres, postgresServer } from './shared/postgres.ts'
import { root } from './shared/processes.ts'
import { observeMachine } from './shared/report.ts'
import { print, printTable } from './shared/table.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 1)
const turns = Number(process.env.BENCH_ROUNDS ?? 25)
const clients = 8
/** More orders in a second than this machine places. */
const mostPerSecond = 1_000

const [commit] = process.argv.slice(2)
const server = postgresServer()
const directory = mkdtempSync(join(tmpdir(), 'pangat-compare-'))
const cleanups: (() => Promise<void>)[] = []

async function main(wanted: string): Promise<void> {
  const endWatch = observeMachine()
  const earlier = buildCommit(wanted, join(directory, 'before'))
  cleanups.push(async () => earlier.remove())
  const { postmaster, version } = await inspectPostgres(server)
  const gateway = await startGatewayProcess()
  cleanups.push(gateway.stop)
  const open = async (name: string, folder: string): Promise<Shop> => {
    const { url, drop } = await createThrowAwayDatabase(server, 'compare')
    cleanups.push(drop)
    const dataDir = join(directory, `data-${name}`)
    const shop = await openShop({ databaseUrl: url, dataDir, folder, environment: gateway.settings })
    cleanups.push(shop.close)
    return shop
  }
  const before = await open('before', earlier.folder)
  const after = await open('after', root)
  const statuses = responseStatuses()
  const customers = seconds * mostPerSecond
  const table = await compareShops(
    { before, after },
    { postmaster, gateway, statuses, clients, seconds, turns, customers },
  )
  print(
    `${earlier.name} and this checkout, ${turns} turns of ${seconds} s each with ${clients} clients, PostgreSQL ${version}: ${endWatch()}`,
  )
  printTable([table.head, ...table.rows])
  print(`responses: ${statuses.summary()}`)
  statuses.check()
}

if (!commit) throw new Error('name the commit to compare with: npm run bench:compare -- <commit>')
try {
  await main(commit)
} finally {
  for (const cleanup of cleanups.toReversed()) await cleanup()
  rmSync(directory, { recursive: true, force: true })
}
