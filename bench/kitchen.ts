// npm run bench:kitchen [-- --write]: what a caterer's pages ask for, with 10,000 orders on PostgreSQL, beside their own statements alone on the same
// database (the bare query), in turns. The service is a process of its own; one client asks it over the network of this machine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { createApp } from '#server/app.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { loadConfig } from '#server/kernel/config.ts'
import { newId } from '#server/kernel/ids.ts'
import { createAccessTokens } from '#server/modules/identity/sessions/access-tokens.ts'
import { openServices } from '../src/serve/open-services.ts'
import { responseStatuses } from '#test/support/response-statuses.ts'
import { fillOrders, ordersOfDay } from './kitchen/fill-orders.ts'
import { recordStatements, timeStatements } from './kitchen/record-statements.ts'
import { createSessions, type Execute } from './orders/people.ts'
import { createThrowAwayDatabase, inspectPostgres, postgresServer } from './shared/postgres.ts'
import { run } from './shared/processes.ts'
import { observeMachine, present } from './shared/report.ts'
import { sessionSecret, startService } from './shared/service.ts'
import { median, percentile } from './shared/statistics.ts'
import { figure, kilobytes, print } from './shared/table.ts'

const orders = Number(process.env['BENCH_ORDERS'] ?? 10_000)
const samples = Number(process.env['BENCH_SAMPLES'] ?? 300)
const warmUps = 30
const mostTimes = 2
const aimMs = 60
const sheetAimMs = 100

const server = postgresServer()
const directory = mkdtempSync(join(tmpdir(), 'pangat-bench-kitchen-'))
const cleanups: (() => Promise<unknown>)[] = []

async function main(): Promise<void> {
  const endWatch = observeMachine()
  const { version } = await inspectPostgres(server)
  const database = await createThrowAwayDatabase(server, 'kitchen')
  cleanups.push(database.drop)
  await run('scripts/seed.ts', [], { DATABASE_URL: database.url, DATA_DIR: directory })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  cleanups.push(() => client.end())
  // What the caller reads is what it named in the statement.
  const execute: Execute = async <Row>(text: string, values: unknown[]) =>
    (await client.query(text, values)).rows as Row[]
  const { ownerId, catererId, daysAhead } = await fillOrders(execute, orders)
  const session = { userId: ownerId, sessionId: newId() }
  await createSessions(execute, [session])

  const service = await startService({ databaseUrl: database.url, dataDir: join(directory, 'service') })
  cleanups.push(service.stop)
  const tokens = createAccessTokens(sessionSecret, service.origin, systemClock)
  const headers = { authorization: `Bearer ${await tokens.sign({ ...session, role: '3', catererId })}` }
  const config = loadConfig({
    DATABASE_URL: database.url,
    DATA_DIR: join(directory, 'recorder'),
    SESSION_SECRET: sessionSecret,
    PUBLIC_URL: service.origin,
  })
  const inProcess = await openServices(config, { checkAnswers: false })
  cleanups.push(inProcess.stop)
  const app = createApp(inProcess)
  // A session is read once it is older than its token by a second, and is then cached for a minute.
  await wait(1_100)
  await app.request('/api/numbers', { headers })

  const today = dayInIndia(new Date())
  const month = `/api/calendar?from=${today}&to=${addDays(today, 41)}`
  const measured: { name: string; paths: string[]; isSheet?: true }[] = [
    {
      name: 'dashboard',
      paths: [
        '/api/orders/received?show=to_answer',
        '/api/orders/received?show=open',
        '/api/numbers',
        '/api/numbers/month',
      ],
    },
    { name: 'inbox, to answer', paths: ['/api/orders/received?show=to_answer'] },
    { name: 'inbox, upcoming', paths: ['/api/orders/received?show=open'] },
    { name: 'inbox, past', paths: ['/api/orders/received?show=closed'] },
    { name: 'search by name', paths: ['/api/orders/received?q=zubin'] },
    { name: 'search by code', paths: ['/api/orders/received?q=PGT-XXXX'] },
    { name: 'month', paths: [month] },
    {
      name: `kitchen sheet, ${ordersOfDay} orders`,
      paths: [`/api/kitchen-sheet?day=${addDays(today, daysAhead)}`],
      isSheet: true,
    },
  ]
  const statuses = responseStatuses()
  const rows = []
  for (const { name, paths, isSheet } of measured) {
    const ask = async (path: string) => {
      const response = await fetch(service.origin + path, { headers })
      statuses.count(response.status)
      return (await response.arrayBuffer()).byteLength
    }
    const all = () => Promise.all(paths.map(ask))
    const bare = []
    for (const path of paths) {
      bare.push(...(await recordStatements(async () => (await app.request(path, { headers })).text())))
    }
    const [service_, query_]: [number[], number[]] = [[], []]
    let bytes = 0
    for (let n = -warmUps; n < samples; n++) {
      const begun = performance.now()
      bytes = (await all()).reduce((sum, one) => sum + one, 0)
      const took = performance.now() - begun
      const alone = await timeStatements(client, bare)
      if (n < 0) continue
      service_.push(took)
      query_.push(alone)
    }
    const [p95, times] = [percentile(service_, 0.95), median(service_) / median(query_)]
    const isReached = isSheet ? p95 <= sheetAimMs : p95 <= aimMs && times <= mostTimes
    rows.push([
      name,
      String(bare.length),
      figure(median(query_)),
      figure(median(service_)),
      figure(p95),
      isSheet ? String(sheetAimMs) : String(aimMs),
      times.toFixed(2),
      isSheet ? '–' : mostTimes.toFixed(2),
      kilobytes(bytes),
      isReached ? 'yes' : 'no',
    ])
  }
  const head = ['page', 'statements', 'bare ms', 'median ms', 'p95 ms', 'aim', '× bare', 'aim', 'KB', 'reached']
  present('kitchen', {
    how:
      `\`BENCH_SAMPLES=${samples} npm run bench:kitchen\` with ${orders.toLocaleString('en-US')} orders of one caterer on ` +
      `PostgreSQL ${version}: ${endWatch()}.`,
    tables: [{ title: 'Pages of a caterer, in turns with their own statements alone', table: { head, rows } }],
  })
  print(`responses: ${statuses.summary()}`)
  statuses.check()
}

try {
  await main()
} finally {
  for (const cleanup of cleanups.toReversed()) await cleanup()
  rmSync(directory, { recursive: true, force: true })
}
