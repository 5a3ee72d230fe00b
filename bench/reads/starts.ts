import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { entryOfProduct, freePort } from '#test/support/product.ts'
import { createThrowAwayDatabase } from '../shared/postgres.ts'
import { residentMb } from '../shared/process-figures.ts'
import { run, start, type Running } from '../shared/processes.ts'
import { inTurns, onBoth, type Sides } from '../shared/sides.ts'
import type { Table } from '../shared/table.ts'
import { startsTable, type StartTurn } from './starts-table.ts'

/** After the first page the process still compiles and collects for a moment. */
const settleMs = 10_000

export interface Starts {
  table: Table
  /** Resident memory of the embedded engine's process some seconds after its last start, in MiB. */
  idlePglite: Sides<number>
}

interface Options {
  directory: string
  server: string
  rounds: number
  /** Checkouts that were built. */
  folders: Sides<string>
  hasBefore: boolean
}

/** The product of a checkout, with a database that holds the demo city and a folder for the embedded engine. */
interface Startable {
  onPostgres(): Promise<Running>
  /** On the folder, which holds the demo city after the first start. */
  onPglite(): Promise<Running>
  empty(): void
  drop(): Promise<void>
}

/** Times starts until the first page of the demo city is answered: on PostgreSQL, and on the embedded engine with and without it. */
export async function measureStarts(options: Options): Promise<Starts> {
  const { directory, server, rounds, folders, hasBefore } = options
  const products = await onBoth('starts', folders, (folder) => startable(folder, server, directory))
  const started = <Result>(what: string, take: (product: Startable) => Promise<Result>) => inTurns(what, products, take)
  const onPostgres = started('a start on PostgreSQL', (product) => timed(product.onPostgres))
  const onPglite = started('starts on PGlite', async (product) => {
    product.empty()
    return { empty: await timed(product.onPglite), existing: await timed(product.onPglite) }
  })
  try {
    const turns: StartTurn[] = []
    for (let round = 0; round < rounds; round++)
      turns.push({ bare: await timed(bareServer), postgres: await onPostgres(round), pglite: await onPglite(round) })
    const idlePglite = await onBoth('idle PGlite', products, async (product) => {
      const running = await product.onPglite()
      await wait(settleMs)
      const idle = residentMb(running.pid)
      await running.stop()
      return idle
    })
    return { idlePglite, table: startsTable(turns, hasBefore) }
  } finally {
    await Promise.all([products.before?.drop(), products.after.drop()])
  }
}

async function startable(folder: string, server: string, directory: string): Promise<Startable> {
  const { url, drop } = await createThrowAwayDatabase(server, 'bench')
  try {
    await run('scripts/seed.ts', [], { DATABASE_URL: url, DATA_DIR: directory }, folder)
  } catch (error) {
    await drop()
    throw error
  }
  const data = join(directory, `cold-${new URL(url).pathname.slice(1)}`)
  const product = async (databaseUrl: string) => {
    const port = await freePort()
    return start(entryOfProduct(folder), {
      port,
      path: '/',
      folder,
      environment: { DATABASE_URL: databaseUrl, DATA_DIR: data, PORT: String(port) },
    })
  }
  return {
    onPostgres: () => product(url),
    onPglite: () => product(''),
    empty: () => rmSync(data, { recursive: true, force: true }),
    drop,
  }
}

async function bareServer(): Promise<Running> {
  const port = await freePort()
  return start('bench/programs/baseline.ts', { port, path: '/html', args: [String(port)] })
}

async function timed(begin: () => Promise<Running>): Promise<number> {
  const running = await begin()
  await running.stop()
  return running.startMs
}
