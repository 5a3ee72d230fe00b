// npm run bench:uploads: how long other requests take while photographs are uploaded and encoded, beside the same requests without.
// Windows with and without uploads take turns on one service with the demo city; requests are sent at a steady rate, whatever the answers.
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { freePort, startProduct } from '#test/support/product.ts'
import { machineLoad } from './shared/process-figures.ts'
import { median, percentile } from './shared/statistics.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
const windowMs = Number(process.env['BENCH_WINDOW_MS'] ?? 10_000)
const everyMs = 25
const aim = 2

const dataDir = await mkdtemp(join(tmpdir(), 'pangat-uploads-'))
const settings = process.env['DATABASE_URL'] ? { DATABASE_URL: process.env['DATABASE_URL'] } : {}
const product = await startProduct({
  ...settings,
  DATA_DIR: dataDir,
  PORT: String(await freePort()),
  TRUST_PROXY: '1',
})

async function tokenOfACaterer(number: number): Promise<string> {
  const person = { firstName: 'Asha', lastName: 'Kulkarni', password: 'leafplate72', role: '3' }
  const own = { email: `uploads-${number}@pangat.example`, phone: `9${String(800_000_000 + number)}` }
  const response = await fetch(`${product.origin}/auth/email/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body: JSON.stringify({ ...person, ...own }),
  })
  return ((await response.json()) as { token: string }).token
}

/** A photograph of 12 million pixels, as phones take them: an enlarged cover with the noise of a sensor. */
async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 }
  const grain = sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'grey', noise } }).png()
  return sharp('db/world/pictures/covers/annapurna-rasoi-960.avif')
    .resize(4000, 3000, { fit: 'cover' })
    .composite([{ input: await grain.toBuffer(), blend: 'soft-light' }])
    .jpeg({ quality: 82 })
    .toBuffer()
}

async function timesOfRequests(until: number): Promise<number[]> {
  const times: Promise<number>[] = []
  for (let i = 0; performance.now() < until; i++) {
    times.push(timeOf(`/api/search?lat=${(19 + (i % 200) / 1000).toFixed(3)}&lng=72.85&people=25-50`))
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return Promise.all(times)
}

async function timeOf(path: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(product.origin + path, { headers: { 'x-forwarded-for': nextAddress() } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return performance.now() - begun
}

/** Uploads one photograph after the other from a thread of its own, so that the client that measures is not slowed; returns how many were taken. */
async function uploadFor(milliseconds: number, token: string, photo: Buffer): Promise<number> {
  const workerData = { origin: product.origin, token, photo, milliseconds }
  const worker = new Worker(new URL('./programs/uploader.ts', import.meta.url), { workerData })
  const [taken] = (await once(worker, 'message')) as [number]
  return taken
}

function report(what: string, times: readonly number[]): void {
  const [half, most] = [median(times), percentile(times, 0.99)]
  process.stdout.write(
    `${what.padEnd(16)} ${times.length} requests: median ${half.toFixed(2)} ms, p99 ${most.toFixed(2)} ms\n`,
  )
}

try {
  const photo = await photograph()
  const load = machineLoad()
  process.stdout.write(`load ${load.load} on ${load.cores} processors; a photograph of ${photo.length} bytes\n`)
  await timesOfRequests(performance.now() + 2_000)
  await uploadFor(1, await tokenOfACaterer(0), photo)
  const all: Record<'idle' | 'busy', number[]> = { idle: [], busy: [] }
  for (let round = 1; round <= rounds; round++) {
    const idle = await timesOfRequests(performance.now() + windowMs)
    const token = await tokenOfACaterer(round)
    const until = performance.now() + windowMs
    const [busy, taken] = await Promise.all([timesOfRequests(until), uploadFor(windowMs, token, photo)])
    report('without uploads', idle)
    report(`${taken} uploads`, busy)
    all.idle.push(...idle)
    all.busy.push(...busy)
  }
  report('all without', all.idle)
  report('all with', all.busy)
  const ratio = (share: number) => (percentile(all.busy, share) / percentile(all.idle, share)).toFixed(2)
  process.stdout.write(
    `with uploads: p50 ${ratio(0.5)}, p95 ${ratio(0.95)}, p99 ${ratio(0.99)} times that without (aim ${aim}); load ${machineLoad().load}\n`,
  )
} finally {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
