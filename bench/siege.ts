// npm run siege: replays two attacks on the built product, and ten times its load, and prints what became of other clients.
// `-- overload`, `-- sell-out` and `-- ten-fold` run one.
// On the embedded engine; on a throw-away database of the PostgreSQL that DATABASE_URL or TEST_DATABASE_URL names
// (`bash scripts/with-postgres.sh npm run siege`). Seconds are printed and not judged: a person reads them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addressNumber } from '#test/support/forwarded-address.ts'
import { entryOfProduct, freePort } from '#test/support/product.ts'
import { responseStatuses } from '#test/support/response-statuses.ts'
import { createThrowAwayDatabase } from './shared/postgres.ts'
import { peakMb, residentMb, resetPeak } from './shared/process-figures.ts'
import { start } from './shared/processes.ts'
import { print } from './shared/table.ts'
import { reportAttack } from './siege/overload-report.ts'
import { attack, type Attack, type Victim } from './siege/overload.ts'
import { printAims, type Aim } from './siege/report.ts'
import { sellOut } from './siege/sell-out.ts'
import { tenFold } from './siege/ten-fold.ts'

const postgres = process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL
const statuses = responseStatuses()

const pipelined = { sockets: 50, requestsPerSocket: 20, reads: true, holdMs: 2_000 }
const attacks: Attack[] = [
  { ...pipelined, name: 'API document', path: () => '/api/openapi.json' },
  // No two of these pages are the same, so no cache holds them.
  {
    ...pipelined,
    name: 'made-up searches',
    path: (n) => `/pangat?lat=${(19 + n / 10_000).toFixed(4)}&lng=72.8464&q=made-up-${n}`,
  },
  {
    name: 'slow readers',
    sockets: 200,
    requestsPerSocket: 20,
    reads: false,
    holdMs: 30_000,
    path: () => '/api/openapi.json',
  },
]

async function overload(victim: Victim): Promise<Aim[]> {
  await (await fetch(`${victim.origin}/pangat?lat=19.1&lng=72.8`)).text()
  await wait(3_000)
  const before = residentMb(victim.pid)
  resetPeak(victim.pid)
  const aims: Aim[] = []
  for (const plan of attacks) aims.push(...reportAttack(plan, await attack(victim, plan)))
  const peak = peakMb(victim.pid)
  await wait(60_000)
  const after = residentMb(victim.pid)
  print(`memory: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most, ${after.toFixed(0)} MB a minute after`)
  print()
  return [
    ...aims,
    { what: 'peak memory below 900 MB', isMet: peak < 900, measured: `${peak.toFixed(0)} MB` },
    {
      what: 'memory a minute later at most 1.2 × before',
      isMet: after <= 1.2 * before,
      measured: `${(after / before).toFixed(2)} ×`,
    },
  ]
}

async function holdEverything(victim: Victim): Promise<Aim[]> {
  const accounts = Array.from({ length: 30 }, (_, i) => i)
  return [
    await sellOut(victim, {
      name: '30 accounts from one network',
      addresses: accounts.map(() => '203.0.113.10'),
      firstDay: 0,
      run: '1',
    }),
    await sellOut(victim, {
      name: '30 accounts from 30 networks',
      // Beyond the addresses of ordinary customers.
      addresses: accounts.map((i) => addressNumber(1_000_000 + i)),
      firstDay: 40,
      run: '2',
    }),
  ]
}

/** Runs a scenario against a product of its own with an empty demo city. No limit of the product is changed. */
async function besiege(scenario: (victim: Victim) => Promise<Aim[]>): Promise<Aim[]> {
  const directory = mkdtempSync(join(tmpdir(), 'pangat-siege-'))
  const database = postgres ? await createThrowAwayDatabase(postgres, 'siege') : undefined
  try {
    const port = await freePort()
    const product = await start(entryOfProduct(), {
      port,
      path: '/health/ready',
      environment: {
        DATA_DIR: directory,
        PORT: String(port),
        TRUST_PROXY: '1',
        DATABASE_URL: database?.url ?? '',
      },
    })
    try {
      return await scenario({ origin: product.origin, port, pid: product.pid, statuses })
    } finally {
      await product.stop()
    }
  } finally {
    await database?.drop()
    rmSync(directory, { recursive: true, force: true })
  }
}

const scenarios = { overload, 'sell-out': holdEverything, 'ten-fold': tenFold }
const [wanted] = process.argv.slice(2)
const chosen = Object.entries(scenarios).filter(([name]) => wanted === undefined || name === wanted)
if (chosen.length === 0) throw new Error(`there is no ${wanted}; there are ${Object.keys(scenarios).join(' and ')}`)

print(`Siege on ${postgres ? 'PostgreSQL' : 'the embedded engine'}, ${new Date().toISOString()}`)
print()
const aims: Aim[] = []
for (const [, scenario] of chosen) aims.push(...(await besiege(scenario)))
printAims(aims)
print(`responses to ordinary clients: ${statuses.summary()}`)
statuses.check()
