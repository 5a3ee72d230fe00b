// npm run bench:accounts: whether the time of an answer tells that an account exists. Signing in with a wrong password and asking for a
// new one, by addresses with and without an account in turns; each caller has an address of their own, so that no limit is met.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { freePort, startProduct } from '#test/support/product.ts'
import { responseStatuses } from '#test/support/response-statuses.ts'
import { median } from './shared/statistics.ts'

const samples = Number(process.env['BENCH_SAMPLES'] ?? 400)

const dataDir = await mkdtemp(join(tmpdir(), 'pangat-accounts-'))
const settings = process.env['DATABASE_URL'] ? { DATABASE_URL: process.env['DATABASE_URL'] } : { DATA_DIR: dataDir }
const product = await startProduct({ ...settings, PORT: String(await freePort()), TRUST_PROXY: '1' })

const statuses = responseStatuses()

async function post(path: string, body: object): Promise<number> {
  const begun = performance.now()
  const response = await fetch(`${product.origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': nextAddress(),
    },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  statuses.count(response.status)
  if (response.status >= 500 && response.status !== 503) throw new Error(`${path} answered ${response.status}`)
  return performance.now() - begun
}

const run = Date.now().toString(36)
const known = (i: number) => `known.${run}.${i}@example.com`
const unknown = (i: number) => `nobody.${run}.${i}@example.com`

async function register(i: number): Promise<void> {
  const phone = `+91${String((Date.now() % 1_000_000) * 1000 + i).padStart(10, '9')}`
  const person = {
    email: known(i),
    password: 'banana-leaf-9',
    phone,
    firstName: 'Asha',
    lastName: 'Kulkarni',
    role: '2',
  }
  await post('/auth/email/register', person)
}

/** Which of the two is asked first changes every time. */
async function compare(what: string, ask: (email: string) => Promise<number>): Promise<void> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (let i = 0; i < samples; i++) {
    const pair = [
      async () => void times.known.push(await ask(known(i))),
      async () => void times.unknown.push(await ask(unknown(i))),
    ]
    for (const one of i % 2 === 0 ? pair : pair.toReversed()) await one()
  }
  const [there, not] = [median(times.known), median(times.unknown)]
  process.stdout.write(
    `${what.padEnd(16)} with an account ${there.toFixed(2)} ms, without ${not.toFixed(2)} ms: ${(there - not).toFixed(2)} ms apart\n`,
  )
}

try {
  for (let i = 0; i < samples; i++) await register(i)
  process.stdout.write(`medians of ${samples} each\n`)
  await compare('login', (email) => post('/auth/email/login', { email, password: 'not-the-password-1' }))
  await compare('forgot password', (email) => post('/auth/forgot/password', { email }))
  process.stdout.write(`responses: ${statuses.summary()}\n`)
  statuses.check()
} finally {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
