// npm run soak [-- --minutes 15 --rate 10]: a steady mix of searches, pages, quotes, orders and payments on the built product, as long as
// wished. Prints memory, open handles, event-loop delay, connections and the age of due work at the start, in the middle and at the
// end, and a verdict. On the embedded engine; on a throw-away database of the PostgreSQL that DATABASE_URL or TEST_DATABASE_URL names
// (`bash scripts/with-postgres.sh npm run soak`).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { randomOf } from '#db/world/random.ts'
import { freePort } from '#test/support/product.ts'
import { responseStatuses } from '#test/support/response-statuses.ts'
import { actionsOf, openConnections, type ActionName } from './orders/actions.ts'
import { startGatewayProcess } from './orders/gateway.ts'
import { openShop } from './orders/shop.ts'
import { createThrowAwayDatabase } from './shared/postgres.ts'
import { printTable, print } from './shared/table.ts'
import { printAims } from './siege/report.ts'
import { steadily } from './soak/steadily.ts'
import { sampler } from './soak/sampler.ts'
import { judge, phasesOf } from './soak/judge.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '15' }, rate: { type: 'string', default: '10' } },
})
const [minutes, rate] = [Number(values.minutes), Number(values.rate)]
if (!(minutes > 0) || !(rate > 0)) throw new Error('--minutes and --rate take numbers above 0')

/** What people do, of a hundred. */
const mix: Record<Exclude<ActionName, 'placeOnHotDay'>, number> = {
  search: 45,
  view: 15,
  list: 12,
  quote: 13,
  placeAndPay: 10,
  place: 5,
}
const names = Object.entries(mix).flatMap(([name, of]) => Array.from({ length: of }, () => name as keyof typeof mix))
const ordering = (mix.placeAndPay + mix.place) / 100
/** Access tokens are valid for longer than that. */
const renewedMs = 4 * 60_000

const postgres = process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL
await using stack = new AsyncDisposableStack()
const directory = mkdtempSync(join(tmpdir(), 'pangat-soak-'))
stack.defer(() => rmSync(directory, { recursive: true, force: true }))
const gateway = await startGatewayProcess()
stack.defer(() => gateway.stop())
const database = postgres ? await createThrowAwayDatabase(postgres, 'soak') : undefined
if (database) stack.defer(() => database.drop())
const metricsPort = await freePort()
const customers = Math.ceil(minutes * 60 * rate * ordering * 1.3) + 50
const shop = await openShop({
  databaseUrl: database?.url ?? '',
  dataDir: directory,
  embeddedCustomers: customers,
  environment: { ...gateway.settings, METRICS_PORT: String(metricsPort) },
})
stack.defer(() => shop.close())
await shop.prepareCustomers(customers)

print(`Soak on ${postgres ? 'PostgreSQL' : 'the embedded engine'}: ${minutes} minutes, ${rate} acts a second`)
const statuses = responseStatuses()
const actions = actionsOf(shop, statuses, 'soak')
const random = randomOf('soak', 1)
const watch = sampler({ pid: shop.service.pid, metricsPort, everyMs: (minutes * 60_000) / 60 })
const renewing = setInterval(() => void shop.renewTokens(), renewedMs)
const { times, missed } = await steadily({
  rate,
  ms: minutes * 60_000,
  open: () => openConnections(shop.service.origin, gateway.port),
  act: (connections) => actions[random.pick(names)](connections),
})
clearInterval(renewing)
const phases = phasesOf(await watch.end())
printTable(phases.table)
print(`responses: ${statuses.summary()}; ${missed} acts were not begun, as too many were under way`)
printAims(judge({ phases, times, missed, statuses, isEmbedded: !postgres }))
statuses.check()
