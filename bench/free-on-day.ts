// npm run bench:free-on-day: what the filter *free on this day* leaves of the rate of searches, in turns with the same searches without
// it, in a city of 10,000.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCities } from './reads/cities.ts'
import { loadGenerator } from './reads/load.ts'
import { besideEarlier, nearbyMeasures } from './reads/measures.ts'
import { measureRates } from './reads/rates.ts'
import { inspectPostgres, postgresServer } from './shared/postgres.ts'
import { observeMachine } from './shared/report.ts'
import { print, printTable } from './shared/table.ts'

const seconds = Number(process.env['BENCH_SECONDS'] ?? 3)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const caterers = Number(process.env['BENCH_CITY'] ?? 10_000)
const aim = 0.8

const server = postgresServer()
const directory = mkdtempSync(join(tmpdir(), 'pangat-bench-'))
const cities = createCities(server, directory)

try {
  const endWatch = observeMachine()
  const { name, load } = loadGenerator()
  const { postmaster, version } = await inspectPostgres(server)
  const city = await cities.start(caterers)
  const measures = besideEarlier([], nearbyMeasures(city))
  const { head, rows } = await measureRates({ measures, postmaster, load, seconds, rounds, seed: '1' })
  printTable([head, ...rows])
  const [all = Number.NaN, free = Number.NaN] = rows.map((row) => Number(row[1]?.replaceAll(',', '')))
  print(`${name}, PostgreSQL ${version}: ${endWatch()}`)
  print(`free on a day keeps ${(free / all).toFixed(2)} of the rate (aim ${aim})`)
} finally {
  await cities.remove()
  rmSync(directory, { recursive: true, force: true })
}
