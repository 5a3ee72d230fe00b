// npm run bench:catalogue: what the catalogue takes of memory for each caterer, and of processor time to be loaded at a start.
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aimCell, aims } from './shared/aims.ts'
import { createThrowAwayDatabase, inspectPostgres, postgresServer } from './shared/postgres.ts'
import { root, run } from './shared/processes.ts'
import { observeMachine } from './shared/report.ts'
import { median } from './shared/statistics.ts'
import { figure, kilobytes, print, printTable } from './shared/table.ts'

/** What a process reports that has loaded the catalogue. */
export interface LoadFigures {
  caterers: number
  /** After garbage was collected. */
  bytesACaterer: number
  processorMs: number
  /** Of the whole process when the load has ended, garbage and all. */
  residentMb: number
}

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
const caterers = Number(process.env['BENCH_CITY'] ?? 10_000)

const endWatch = observeMachine()
const server = postgresServer()
const directory = mkdtempSync(join(tmpdir(), 'pangat-bench-'))
const { url, drop } = await createThrowAwayDatabase(server, 'bench')
try {
  await run('scripts/seed.ts', ['--caterers', String(caterers)], { DATABASE_URL: url, DATA_DIR: directory })
  const loads: LoadFigures[] = []
  for (let round = 0; round < rounds; round++) loads.push(await load(url))
  const of = (name: keyof LoadFigures) => median(loads.map((one) => one[name]))
  printTable([
    ['live caterers', 'KB a caterer', 'aim / limit', 'processor s', 'aim / limit', 'resident MiB'],
    [
      figure(of('caterers'), 5),
      kilobytes(of('bytesACaterer')),
      aimCell(aims.bytesACaterer),
      figure(of('processorMs') / 1_000),
      aimCell(aims.catalogueLoad),
      figure(of('residentMb')),
    ],
  ])
  print(`PostgreSQL ${(await inspectPostgres(server)).version}, ${rounds} loads: ${endWatch()}`)
} finally {
  await drop()
  rmSync(directory, { recursive: true, force: true })
}

/** Loads the catalogue in a process of its own. */
async function load(databaseUrl: string): Promise<LoadFigures> {
  const child = fork(join(root, 'bench/programs/load-catalogue.ts'), {
    cwd: root,
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
  })
  return new Promise((resolve, reject) => {
    child.once('message', (figures) => resolve(figures as LoadFigures))
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)))
  })
}
