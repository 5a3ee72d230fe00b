// npm run bench [-- --before <commit>] [--write]: what the product answers to visitors beside bare routes, in turns, as ratios. Times
// move with the machine, ratios much less, processor milliseconds least. `--before` builds that commit and asks it in the same turns;
// `--write` puts the figures into docs/performance.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCities, publicCaterersIn, type City } from './reads/cities.ts'
import { measureFit } from './reads/fit.ts'
import { firstLoads } from './reads/first-load.ts'
import { measureListenerShare } from './reads/listener-share.ts'
import { loadGenerator } from './reads/load.ts'
import { apiMeasures, besideEarlier, pageMeasures } from './reads/measures.ts'
import { memoryTable } from './reads/memory.ts'
import { measureRates } from './reads/rates.ts'
import { measureStarts } from './reads/starts.ts'
import { beforeOption } from './shared/before-option.ts'
import { buildCommit } from './shared/build-commit.ts'
import { inspectPostgres, postgresServer } from './shared/postgres.ts'
import { peakMb, residentMb } from './shared/process-figures.ts'
import { root } from './shared/processes.ts'
import { observeMachine, present } from './shared/report.ts'
import { mapSides, onBoth, type Sides } from './shared/sides.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const seed = process.env.BENCH_SEED ?? '1'
const sizes = (process.env.BENCH_CITIES ?? '1000,10000,100000').split(',').map(Number)
/** The city whose pages are measured, where it is among them. */
const cityOfPages = 10_000

const commit = beforeOption()
const hasBefore = commit !== undefined
const server = postgresServer()
const directory = mkdtempSync(join(tmpdir(), 'pangat-bench-'))
const cleanups: (() => void | Promise<void>)[] = []

async function main(): Promise<void> {
  const endWatch = observeMachine()
  const { name, load } = loadGenerator()
  const { postmaster, version } = await inspectPostgres(server)
  const earlier = commit === undefined ? undefined : buildCommit(commit, join(directory, 'earlier'))
  if (earlier) cleanups.push(earlier.remove)
  const folders: Sides<string> = { before: earlier?.folder, after: root }
  const cities = mapSides(folders, (folder) => {
    const data = mkdtempSync(join(directory, 'data-'))
    const created = createCities(server, data, folder)
    cleanups.push(created.remove)
    return created
  })
  const started: { caterers: number; city: Sides<City> }[] = []
  for (const caterers of sizes)
    started.push({ caterers, city: await onBoth(`the city of ${caterers}`, cities, (own) => own.start(caterers)) })
  const { city: paged } = started.find(({ caterers }) => caterers === cityOfPages) ?? started[0] ?? {}
  if (!paged) throw new Error('BENCH_CITIES names no city')

  const visited = await onBoth('pages of caterers', paged, async (city) => ({
    city,
    caterers: await publicCaterersIn(city.databaseUrl),
  }))
  const pages = await onBoth('pages and files', visited, ({ city, caterers }) => pageMeasures(city, caterers))
  const measures = [
    ...started.flatMap(({ city: { before, after } }) =>
      besideEarlier(before ? apiMeasures(before) : [], apiMeasures(after)),
    ),
    ...besideEarlier(pages.before ?? [], pages.after),
  ]
  const rates = await measureRates({ measures, postmaster, load, seconds, rounds, seed, hasBefore })
  const memory = started.map(({ caterers, city }) => ({
    caterers,
    ...mapSides(city, ({ idle, pid }) => ({ idle, largest: peakMb(pid), loaded: residentMb(pid) })),
  }))
  const shares = await measureListenerShare(paged, { directory, seed, hasBefore })
  const fit = await measureFit(visited, { postmaster, rounds, hasBefore })
  const loads = await firstLoads(paged, hasBefore)
  for (const { city } of started) await Promise.all([city.before?.stop(), city.after.stop()])
  const { table: starts, idlePglite } = await measureStarts({ directory, server, rounds, folders, hasBefore })
  present('reads', {
    how:
      `\`BENCH_SECONDS=${seconds} BENCH_ROUNDS=${rounds} BENCH_SEED=${seed} npm run bench${commit ? ` -- --before ${commit}` : ''}\` with ${name} on ` +
      `PostgreSQL ${version}: ${endWatch()}. Pages are those of the city of ${paged.after.caterers.toLocaleString('en-US')}.` +
      (earlier ? ` *Before* is ${earlier.name}.` : ''),
    tables: [
      { title: 'Requests', table: rates },
      { title: 'Searches that the listener answers without the API', table: shares },
      { title: 'A caterer’s page with what it asks for an event, in processor ms', table: fit },
      { title: 'First load in KB, scripts and styles in brotli', table: loads },
      {
        title: 'Resident memory: idle, after the load and during it, in MiB',
        table: memoryTable(memory, idlePglite, hasBefore),
      },
      { title: 'Cold start', table: starts },
    ],
  })
}

try {
  await main()
} finally {
  for (const cleanup of cleanups.toReversed()) await cleanup()
  rmSync(directory, { recursive: true, force: true })
}
