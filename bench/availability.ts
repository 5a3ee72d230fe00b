// npm run bench:availability: how long the public calendar of a caterer takes for a month, on a service of its own with the demo city;
// each call comes from a network of its own, so that no limit is met. Cold calls are the first of their caterer.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { freePort, startProduct } from '#test/support/product.ts'
import { responseStatuses } from '#test/support/response-statuses.ts'
import { machineLoad } from './shared/process-figures.ts'
import { median, percentile } from './shared/statistics.ts'

const samples = Number(process.env['BENCH_SAMPLES'] ?? 2_000)
const aimMs = 10

const dataDir = await mkdtemp(join(tmpdir(), 'pangat-availability-'))
const settings = process.env['DATABASE_URL'] ? { DATABASE_URL: process.env['DATABASE_URL'] } : { DATA_DIR: dataDir }
const product = await startProduct({ ...settings, PORT: String(await freePort()), TRUST_PROXY: '1' })
const statuses = responseStatuses()

async function get(path: string): Promise<{ ms: number; text: string }> {
  const begun = performance.now()
  const response = await fetch(`${product.origin}${path}`, { headers: { 'x-forwarded-for': nextAddress() } })
  const text = await response.text()
  statuses.count(response.status)
  return { ms: performance.now() - begun, text }
}

function report(what: string, times: readonly number[]): void {
  const [half, most] = [median(times), percentile(times, 0.95)]
  process.stdout.write(
    `${what.padEnd(28)} ${times.length} calls: median ${half.toFixed(2)} ms, p95 ${most.toFixed(2)} ms (aim ${aimMs})\n`,
  )
}

try {
  const { data } = JSON.parse((await get('/api/caterer')).text) as { data: { id: string }[] }
  const from = dayInIndia(new Date())
  const month = (id: string, ahead: number) => {
    const first = addDays(from, ahead)
    return `/api/caterer/${id}/availability?from=${first}&to=${addDays(first, 30)}&guests=${10 + (ahead % 400)}`
  }
  const load = machineLoad()
  process.stdout.write(`load ${load.load} on ${load.cores} processors\n`)
  for (let i = 0; i < 200; i++) await get('/api/claims')
  const cold: number[] = []
  for (const { id } of data) cold.push((await get(month(id, 3))).ms)
  report('31 days, first of a caterer', cold)
  const warm: number[] = []
  for (let i = 0; i < samples; i++) warm.push((await get(month(data[i % data.length]?.id ?? '', i % 500))).ms)
  report('31 days, kept', warm)
  process.stdout.write(`load ${machineLoad().load}; responses: ${statuses.summary()}\n`)
  statuses.check()
} finally {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
