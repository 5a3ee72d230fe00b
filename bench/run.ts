// npm run bench [-- --write]: what the product answers to visitors beside bare routes, in turns, as ratios. Times move with the
// machine, ratios much less, processor milliseconds least. `--write` puts the figures into docs/performance.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCities, publicCaterersIn, type City } from './reads/cities.ts'
import { measureFit } from './reads/fit.ts'
import { firstLoads } from './reads/first-load.ts'
import { measureListenerShare } from './reads/listener-share.ts'
import { loadGenerator } from './reads/load.ts'
import { apiMeasures, pageMeasures } from './reads/measures.ts'
import { memoryTable } from './reads/memory.ts'
import { measureRates } from './reads/rates.ts'
import { measureStarts } from './reads/starts.ts'
import { inspectPostgres, postgresServer } from './shared/postgres.ts'
import { peakMb, residentMb } from './shared/process-figures.ts'
import { observeMachine, present } from './shared/report.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seed = process.env.BENCH_SEED ?? '1'
const sizes = (process.env.BENCH_CITIES ?? '1000,10000,100000').split(',').map(Number)
/** The city whose pages are measured, where it is among them. */
const cityOfPages = 10_000

const server = postgresServer()
const directory = mkdtempSync(join(tmpdir(), 'pangat-bench-'))
const cities = createCities(server, directory)

async function main(): Promise<void> {
  const endWatch = observeMachine()
  const { name, load } = loadGenerator()
  const { postmaster, version } = await inspectPostgres(server)
  const started: City[] = []
  for (const size of sizes) started.push(await cities.start(size))
  const paged = started.find(({ caterers }) => caterers === cityOfPages) ?? started[0]
  if (!paged) throw new Error('BENCH_CITIES names no city')

  const publicCaterers = await publicCaterersIn(paged.databaseUrl)
  const measures = [...started.flatMap(apiMeasures), ...(await pageMeasures(paged, publicCaterers))]
  const rates = await measureRates({ measures, postmaster, load, seconds, rounds, seed })
  const memory = started.map(({ caterers, idle, pid }) => ({
    caterers,
    idle,
    largest: peakMb(pid),
    loaded: residentMb(pid),
  }))
  const shares = await measureListenerShare(paged, directory, seed)
  const fit = await measureFit(paged, publicCaterers, { postmaster, rounds })
  const loads = await firstLoads(paged.origin)
  for (const { stop } of started) await stop()
  const { table: starts, idlePglite } = await measureStarts(directory, server, rounds)
  present('reads', {
    how:
      `\`BENCH_SECONDS=${seconds} BENCH_ROUNDS=${rounds} BENCH_SEED=${seed} npm run bench\` with ${name} on PostgreSQL ${version}: ` +
      `${endWatch()}. Pages are those of the city of ${paged.caterers.toLocaleString('en-US')}.`,
    tables: [
      { title: 'Requests', table: rates },
      { title: 'Searches that the listener answers without the API', table: shares },
      { title: 'A caterer’s page with what it asks for an event, in processor ms', table: fit },
      { title: 'First load in KB, scripts and styles in brotli', table: loads },
      { title: 'Resident memory before, after and during the load, in MiB', table: memoryTable(memory, idlePglite) },
      { title: 'Cold start', table: starts },
    ],
  })
}

try {
  await main()
} finally {
  await cities.remove()
  rmSync(directory, { recursive: true, force: true })
}
