// npm run bench: the product beside bare routes, in turns, as ratios. Times move with the machine, ratios much less.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstLoad } from './first-load.ts'
import { loadGenerator } from './load.ts'
import { run, start, type Running } from './processes.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const cities = (process.env.BENCH_CITIES ?? '1000,10000').split(',').map(Number)
const directory = mkdtempSync(join(tmpdir(), 'pangat-bench-data-'))
const { name, load } = loadGenerator()

/** Points all over the city with changing filters, always the same ones. */
const searches = Array.from({ length: 200 }, (_, i) => {
  const lat = (18.9 + ((i * 37) % 100) / 300).toFixed(4)
  const lng = (72.8 + ((i * 53) % 100) / 500).toFixed(4)
  const filters = ['', '&people=25-50', '&veg=1', '&cuisine=Gujarati&sort=price-low'][i % 4]
  return `lat=${lat}&lng=${lng}&radius=${[5, 10, 15, 25][i % 4]}${filters}`
})

/** What people type, with a slip in some. */
const texts = ['biryani', 'panner tikka', 'dhokla', 'annapurna', 'gulab jamun', 'shree', 'masala dosa', 'undhiyu']

interface Measure {
  name: string
  origin: string
  paths: string[]
  against: 'bare JSON' | 'bare HTML'
}

async function main(): Promise<void> {
  const baseline = await start('bench/baseline.ts', ['4401'], 4401, '/json')
  const products = await Promise.all(cities.map((caterers, i) => productWith(caterers, 4410 + i)))
  try {
    const idle = products.map(memory)
    await rates(baseline, products)
    print('Resident memory, idle and after the load (PGlite)')
    for (const [i, product] of products.entries())
      print(`  ${`${cities[i]} caterers`.padEnd(30)} ${idle[i]} MiB, ${memory(product)} MiB`)
    await sizes(products[0])
  } finally {
    await Promise.all([baseline, ...products].map((process) => process.stop()))
  }
  await coldStarts()
}

async function productWith(caterers: number, port: number): Promise<Running> {
  const environment = { DATA_DIR: join(directory, String(caterers)), PORT: String(port) }
  await run('scripts/seed.ts', ['--caterers', String(caterers)], environment)
  return start('src/main.ts', [], port, '/health/ready', environment)
}

async function rates(baseline: Running, products: readonly Running[]): Promise<void> {
  const measures: Measure[] = products.flatMap((product, i) => [
    {
      name: `search, ${cities[i]} caterers`,
      origin: product.origin,
      paths: searches.map((query) => `/api/search?${query}`),
      against: 'bare JSON',
    },
    {
      name: `text search, ${cities[i]} caterers`,
      origin: product.origin,
      paths: texts.map((text) => `/api/search?q=${encodeURIComponent(text)}`),
      against: 'bare JSON',
    },
    {
      name: `kept page, ${cities[i]} caterers`,
      origin: product.origin,
      paths: ['/pangat/andheri'],
      against: 'bare HTML',
    },
    {
      name: `search page, ${cities[i]} caterers`,
      origin: product.origin,
      paths: searches.map((query) => `/pangat?${query}`),
      against: 'bare HTML',
    },
  ])
  const bare = { 'bare JSON': '/json', 'bare HTML': '/html' }
  const results = new Map<string, number[]>()
  const addResult = (key: string, rate: number) => results.set(key, [...(results.get(key) ?? []), rate])
  for (let round = 0; round <= rounds; round++) {
    for (const measure of measures) {
      const base = await load(baseline.origin, [bare[measure.against]], seconds)
      const rate = await load(measure.origin, measure.paths, seconds)
      // The first round warms both up.
      if (round === 0) continue
      addResult(measure.name, rate)
      addResult(`${measure.name} base`, base)
    }
  }
  print(
    `Requests per second, median of ${rounds} rounds of ${seconds} s, in turns with the bare route (${name}, PGlite)`,
  )
  for (const measure of measures) {
    const rate = median(results.get(measure.name) ?? [])
    const base = median(results.get(`${measure.name} base`) ?? [])
    print(
      `  ${measure.name.padEnd(30)} ${rate.toFixed(0).padStart(7)}   ${measure.against} ${base.toFixed(0).padStart(7)}   ratio ${(rate / base).toFixed(3)}`,
    )
  }
}

async function sizes(product: Running | undefined): Promise<void> {
  if (!product) return
  print('First load, brotli')
  for (const path of ['/', `/pangat?${searches[0]}`]) {
    const { scripts, styles, html } = await firstLoad(product.origin, path)
    print(
      `  ${path.slice(0, 28).padEnd(30)} scripts ${kilobytes(scripts)}   styles ${kilobytes(styles)}   html ${kilobytes(html)}`,
    )
  }
}

/** Resident memory of a process in MiB; only Linux tells. */
function memory({ child }: Running): string {
  const status = existsSync(`/proc/${child.pid}/status`) ? readFileSync(`/proc/${child.pid}/status`, 'utf8') : ''
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
  return kilobytes ? (Number(kilobytes) / 1024).toFixed(0) : 'unknown'
}

async function coldStarts(): Promise<void> {
  const dataDir = join(directory, 'cold')
  const begin = () => start('src/main.ts', [], 4420, '/', { DATA_DIR: dataDir, PORT: '4420' })
  const bare = () => start('bench/baseline.ts', ['4421'], 4421, '/html')
  const empty = await begin()
  await empty.stop()
  const existing: number[] = []
  const bares: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const [times, open] of [
      [bares, bare],
      [existing, begin],
    ] as const) {
      const running = await open()
      times.push(running.startMs)
      await running.stop()
    }
  }
  print(`Cold start to the first page (median of ${rounds}; the bare server beside it: ${median(bares).toFixed(0)} ms)`)
  print(
    `  existing PGlite ${median(existing).toFixed(0)} ms, ratio ${(median(existing) / median(bares)).toFixed(1)}; empty PGlite with the demo city ${empty.startMs.toFixed(0)} ms`,
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`.padStart(9)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  await main()
} finally {
  rmSync(directory, { recursive: true, force: true })
}
