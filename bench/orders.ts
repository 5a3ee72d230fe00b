// npm run bench:orders: orders placed, and placed and paid, beside pgbench's TPC-B on the same PostgreSQL, in turns, as ratios.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { OrderRequest, OrderView } from '../src/contract/endpoints/ordering.ts'
import type { Initiation } from '../src/contract/endpoints/payments.ts'
import { newId } from '../src/server/kernel/ids.ts'
import { onPostgres, withDatabase } from '../test/support/postgres.ts'
import { responseStatuses } from '../test/support/response-statuses.ts'
import { nthOrder, orderDrafts } from './order-drafts.ts'
import { peopleOf, type Person } from './people.ts'
import { run, start } from './processes.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 10)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const clients = 8
const port = 4440
const origin = `http://127.0.0.1:${port}`
const server = process.env.TEST_DATABASE_URL ?? ''
const name = `pangat_bench_${newId().toLowerCase()}`
const databaseUrl = server && withDatabase(server, name)
const sessionSecret = 'a-phrase-that-only-the-benches-of-this-project-know'
/** More orders in a second than this machine places; each has a customer of its own, because unpaid orders are limited by account. */
const mostPerSecond = 1_000
const statuses = responseStatuses()
const directory = mkdtempSync(join(tmpdir(), 'pangat-bench-orders-'))

interface Round {
  perSecond: number
  /** Milliseconds of each order. */
  times: number[]
}

async function main(): Promise<void> {
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: directory,
    PORT: String(port),
    PUBLIC_URL: origin,
    SESSION_SECRET: sessionSecret,
    TRUST_PROXY: '1',
  }
  await run('scripts/seed.ts', [], environment)
  // A fast machine would use up the capacity of small caterers, and an error ends the run.
  await onPostgres(databaseUrl, 'update caterers set maximum_serving_capacity = 100000')
  await pgbench(['-i', '-q', '-s', '10'])
  const product = await start('src/main.ts', [], port, '/health/ready', environment)
  try {
    const people = peopleOf({ databaseUrl, sessionSecret, issuer: origin })
    const drafts = await orderDrafts(origin, 40)
    let orders = 0
    const next = () => nthOrder(drafts, orders++)
    const measures = { placed: place, 'placed and paid': placeAndPay }
    const results: Record<string, Round[]> = {}
    const bases: number[] = []
    for (let round = 0; round <= rounds; round++) {
      for (const [what, act] of Object.entries(measures)) {
        const base = await tpcB()
        await people.prepare(seconds * mostPerSecond)
        const measured = await hammer(() => act(people.next(), next()))
        // The first round warms both up.
        if (round === 0) continue
        bases.push(base)
        ;(results[what] ??= []).push(measured)
      }
    }
    report(results, median(bases))
    print(`  responses: ${statuses.summary()}`)
    statuses.check()
  } finally {
    await product.stop()
  }
}

function report(results: Record<string, Round[]>, base: number): void {
  print(
    `Orders over HTTP with ${clients} clients, PostgreSQL, median of ${rounds} rounds of ${seconds} s, in turns with pgbench`,
  )
  print(`  ${'TPC-B'.padEnd(18)} ${base.toFixed(0).padStart(6)} per second`)
  for (const [what, all] of Object.entries(results)) {
    const perSecond = median(all.map((round) => round.perSecond))
    const times = all.flatMap((round) => round.times).toSorted((a, b) => a - b)
    const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0)} ms`
    print(
      `  ${what.padEnd(18)} ${perSecond.toFixed(0).padStart(6)} per second   p50 ${at(0.5)}   p99 ${at(0.99)}   ratio ${(perSecond / base).toFixed(3)}`,
    )
  }
}

/** As many orders as the clients manage, one after the other each. */
async function hammer(act: () => Promise<void>): Promise<Round> {
  const times: number[] = []
  const begun = performance.now()
  const client = async () => {
    while (performance.now() - begun < seconds * 1_000) {
      const before = performance.now()
      try {
        await act()
        times.push(performance.now() - before)
      } catch (error) {
        // Few of very many are no reason to give up, and no order either.
        if (!(error instanceof Overloaded)) throw error
        statuses.check()
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { perSecond: times.length / ((performance.now() - begun) / 1_000), times }
}

/** A response of 429 or 503, which `statuses` judges. */
class Overloaded extends Error {}

async function place(person: Person, request: OrderRequest): Promise<void> {
  await call<OrderView>('/api/orders', request, person)
}

/** The payer decides at once, and the gateway reports it; the customer's page then asks whether it is paid. */
async function placeAndPay(person: Person, request: OrderRequest): Promise<void> {
  const order = await call<OrderView>('/api/orders', request, person)
  const about = { amount: order.bill.total, orderId: order.id }
  const { transactionId } = await call<Initiation>('/api/payment/initiate', about, person)
  await call(`/dev/gateway/control/${transactionId}`, { do: 'complete' }, person)
  await call(`/api/payment/confirm/${order.id}`, { txnId: transactionId }, person)
}

async function call<Body>(path: string, body: object, { token, address }: Person): Promise<Body> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': newId(),
    authorization: `Bearer ${token}`,
    'x-forwarded-for': address,
  }
  const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  statuses.count(response.status)
  // A slow one counts as slow; a rejected one would count as fast.
  if (response.status === 429 || response.status === 503) throw new Overloaded(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  return JSON.parse(text) as Body
}

/** Transactions per second of TPC-B on the same database. */
async function tpcB(): Promise<number> {
  const output = await pgbench(['-n', '-c', String(clients), '-j', '2', '-T', String(seconds)])
  return Number(/tps = ([\d.]+)/.exec(output)?.[1])
}

/** Asynchronous, so that connections closed by the service are noticed and not reused. */
async function pgbench(args: readonly string[]): Promise<string> {
  return (await promisify(execFile)(pgbenchPath(), [...args, databaseUrl])).stdout
}

/** Debian keeps it beside the server and not on the path. */
function pgbenchPath(): string {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home).toSorted((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(home, version, 'bin/pgbench')).find((path) => existsSync(path)) ?? 'pgbench'
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

if (!server) throw new Error('TEST_DATABASE_URL must name a PostgreSQL whose role may create databases')
await onPostgres(server, `create database ${name}`)
try {
  await main()
} finally {
  await onPostgres(server, `drop database ${name} with (force)`)
  rmSync(directory, { recursive: true, force: true })
}
