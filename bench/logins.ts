// npm run bench:logins: logins a second of eight clients, and what they leave of the rate of a light route, a search near a point, on PostgreSQL: the
// route alone, both together and logins alone, in turns. Each login is of another network, so that no limit is met.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { loadGenerator } from './reads/load.ts'
import { aimCell, aims } from './shared/aims.ts'
import { createThrowAwayDatabase, postgresServer } from './shared/postgres.ts'
import { run } from './shared/processes.ts'
import { observeMachine } from './shared/report.ts'
import { startService } from './shared/service.ts'
import { median, percentile } from './shared/statistics.ts'
import { figure, print, printTable } from './shared/table.ts'

const seconds = Number(process.env['BENCH_SECONDS'] ?? 4)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const clients = 8
const password = 'banana-leaf-9'
const light = { paths: ['/api/search?lat=19.0544&lng=72.8295'], connections: 8 }

const directory = mkdtempSync(join(tmpdir(), 'pangat-bench-logins-'))
const database = await createThrowAwayDatabase(postgresServer(), 'logins')

async function post(origin: string, path: string, body: object): Promise<void> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
}

const emailOf = (client: number) => `login.${client}@example.com`

async function register(origin: string, client: number): Promise<void> {
  const person = { email: emailOf(client), password, firstName: 'Asha', lastName: 'Kulkarni', role: '2' }
  await post(origin, '/auth/email/register', { ...person, phone: `+9198200${String(10_000 + client)}` })
}

/** Milliseconds of each login of all clients, each of which logs in again and again until the time is over. */
async function logIn(origin: string): Promise<number[]> {
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  const client = async (n: number) => {
    while (performance.now() < end) {
      const begun = performance.now()
      await post(origin, '/auth/email/login', { email: emailOf(n), password })
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, n) => client(n)))
  return times
}

try {
  const endWatch = observeMachine()
  const { name, load } = loadGenerator()
  await run('scripts/seed.ts', [], { DATABASE_URL: database.url, DATA_DIR: directory })
  const { origin, stop } = await startService({ databaseUrl: database.url, dataDir: join(directory, 'service') })
  try {
    for (let n = 0; n < clients; n++) await register(origin, n)
    const turns: { alone: number; beside: number; besideLogins: number; logins: number; slow: number }[] = []
    for (let round = 0; round <= rounds; round++) {
      const alone = await load({ origin, ...light }, seconds)
      const [together, times] = await Promise.all([load({ origin, ...light }, seconds), logIn(origin)])
      await wait(200)
      const alones = await logIn(origin)
      const [logins, besideLogins] = [alones.length / seconds, times.length / seconds]
      // The first is for warming up.
      if (round > 0)
        turns.push({
          alone: alone.perSecond,
          beside: together.perSecond,
          besideLogins,
          logins,
          slow: percentile(alones, 0.99),
        })
    }
    const of = (key: keyof (typeof turns)[number]) => median(turns.map((turn) => turn[key]))
    print(`Medians of ${rounds} turns of ${seconds} s with ${name}, PostgreSQL: ${endWatch()}.`)
    printTable([
      ['what', 'measured', 'aim / limit'],
      [`logins a second, ${clients} clients`, figure(of('logins')), aimCell(aims.logins)],
      ['their 99th percentile, ms', figure(of('slow')), '–'],
      ['a light route alone, a second', figure(of('alone')), '–'],
      ['the same beside the logins', figure(of('beside')), '–'],
      ['to itself alone', figure(median(turns.map(({ beside, alone }) => beside / alone))), aimCell(aims.besideLogins)],
      ['logins a second beside it', figure(of('besideLogins')), '–'],
    ])
  } finally {
    await stop()
  }
} finally {
  await database.drop()
  rmSync(directory, { recursive: true, force: true })
}
