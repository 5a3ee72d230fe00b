import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { entryOfProduct, freePort } from '#test/support/product.ts'
import { createThrowAwayDatabase } from '../shared/postgres.ts'
import { aimCell, aims, type Aim } from '../shared/aims.ts'
import { residentMb } from '../shared/process-figures.ts'
import { run, start, type Running } from '../shared/processes.ts'
import { median } from '../shared/statistics.ts'
import { figure, type Table } from '../shared/table.ts'

/** After the first page the process still compiles and collects for a moment. */
const settleMs = 10_000

export interface Starts {
  table: Table
  /** Resident memory of the embedded engine's process some seconds after its last start, in MiB. */
  idlePglite: number
}

/** Times starts until the first page of the demo city is answered: on PostgreSQL, and on the embedded engine with and without it. */
export async function measureStarts(directory: string, server: string, rounds: number): Promise<Starts> {
  const { url, drop } = await createThrowAwayDatabase(server, 'bench')
  try {
    await run('scripts/seed.ts', [], { DATABASE_URL: url, DATA_DIR: directory })
    return await startInTurns(directory, url, rounds)
  } finally {
    await drop()
  }
}

async function startInTurns(directory: string, databaseUrl: string, rounds: number): Promise<Starts> {
  const dataDir = join(directory, 'cold')
  const product = async (database: string, data: string) => {
    const port = await freePort()
    return start(entryOfProduct(), {
      port,
      path: '/',
      environment: { DATABASE_URL: database, DATA_DIR: data, PORT: String(port) },
    })
  }
  const bare = async () => {
    const port = await freePort()
    return start('bench/programs/baseline.ts', { port, path: '/html', args: [String(port)] })
  }
  const empty = await timed(() => product('', dataDir))
  const times = { bare: [] as number[], postgres: [] as number[], pglite: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    times.bare.push(await timed(bare))
    times.postgres.push(await timed(() => product(databaseUrl, join(directory, 'cold-postgres'))))
    times.pglite.push(await timed(() => product('', dataDir)))
  }
  const running = await product('', dataDir)
  await wait(settleMs)
  const idlePglite = residentMb(running.pid)
  await running.stop()
  const row = (name: string, ms: number, aim?: Aim) => [name, `${figure(ms / 1_000)} s`, aimCell(aim)]
  return {
    idlePglite,
    table: {
      head: ['start', 'to the first page', 'aim / limit'],
      rows: [
        row('the bare server', median(times.bare)),
        row('on PostgreSQL, demo city', median(times.postgres), aims.startOnPostgres),
        row('existing PGlite, demo city', median(times.pglite), aims.startOnPglite),
        row('empty PGlite, which gets the demo city', empty, aims.startEmpty),
      ],
    },
  }
}

async function timed(begin: () => Promise<Running>): Promise<number> {
  const running = await begin()
  await running.stop()
  return running.startMs
}
