// npm run bench:assistant: how long answers of the assistant take, for the 150 questions of its test in turn, on a service of its own with
// the demo city; each call comes from a network of its own, so that no limit is met.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assistantQuestions } from '#test/fixtures/assistant/questions.ts'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { freePort, startProduct } from '#test/support/product.ts'
import { responseStatuses } from '#test/support/response-statuses.ts'
import { machineLoad } from './shared/process-figures.ts'
import { median, percentile } from './shared/statistics.ts'

const samples = Number(process.env['BENCH_SAMPLES'] ?? 3_000)
const aimMs = 50

const dataDir = await mkdtemp(join(tmpdir(), 'pangat-assistant-'))
const settings = process.env['DATABASE_URL'] ? { DATABASE_URL: process.env['DATABASE_URL'] } : { DATA_DIR: dataDir }
const product = await startProduct({ ...settings, PORT: String(await freePort()), TRUST_PROXY: '1' })
const statuses = responseStatuses()

async function ask(question: string): Promise<number> {
  const begun = performance.now()
  const path = `/chatbot/chatbot/chatbot_response/?${new URLSearchParams({ input: question }).toString()}`
  const response = await fetch(`${product.origin}${path}`, { headers: { 'x-forwarded-for': nextAddress() } })
  await response.text()
  statuses.count(response.status)
  return performance.now() - begun
}

try {
  const load = machineLoad()
  process.stdout.write(`load ${load.load} on ${load.cores} processors\n`)
  const first = await ask('how do u rank caterers')
  for (const { asked } of assistantQuestions) await ask(asked)
  const times: number[] = []
  for (let i = 0; i < samples; i++)
    times.push(await ask(assistantQuestions[i % assistantQuestions.length]?.asked ?? ''))
  process.stdout.write(
    `first ${first.toFixed(1)} ms; ${times.length} answers: median ${median(times).toFixed(2)} ms, p95 ${percentile(times, 0.95).toFixed(2)} ms, ` +
      `p99 ${percentile(times, 0.99).toFixed(2)} ms (aim ${aimMs})\nload ${machineLoad().load}; responses: ${statuses.summary()}\n`,
  )
  statuses.check()
} finally {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
