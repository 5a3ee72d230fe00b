// npm run test:production: starts the built product as deploy/compose.yaml does: two processes on PostgreSQL, behind Caddy, with a
// payment gateway and an email server of its own, without anything of the demo. It opens every public page, empty and with one
// caterer, has one order placed and paid, starts on a second machine in vain, replaces a process, and restores a backup. Loopback
// only; nothing is left.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findHeadlessBrowser } from './browser.mjs'
import { startGatewayProcess } from '../bench/orders/gateway.ts'
import { createThrowAwayDatabase, postgresServer } from '../bench/shared/postgres.ts'
import { freePort, startProduct, type RunningProduct } from '#test/support/product.ts'
import { makeCertificate } from './production/certificate.ts'
import { crawl } from './production/crawl.ts'
import { openForBusiness, nothing } from './production/open-for-business.ts'
import { orderAndPay } from './production/order-and-pay.ts'
import { startProxy } from './production/proxy.ts'
import { readMetrics } from './production/read-metrics.ts'
import { refuseLocalFolder } from './production/refuse-local-folder.ts'
import { roll } from './production/roll.ts'
import { settingsOf } from './production/settings.ts'
import { startMailServer } from './production/start-mail-server.ts'
import { wipeAndRestore } from './production/wipe-and-restore.ts'

const started = performance.now()
function tell(text: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`)
}

await using stack = new AsyncDisposableStack()
const folder = await mkdtemp(join(tmpdir(), 'pangat-production-'))
stack.defer(() => rm(folder, { recursive: true, force: true }))
const certificate = makeCertificate(folder)
// The gateway reports by the address that people open.
process.env.NODE_EXTRA_CA_CERTS = certificate.file
const gateway = await startGatewayProcess()
stack.defer(() => gateway.stop())
const mailServer = await startMailServer('Sankalp Catering <orders@sankalp.in>')
stack.defer(() => mailServer.stop())
const database = await createThrowAwayDatabase(postgresServer(), 'production')
stack.defer(() => database.drop())
const proxy = await startProxy(certificate, folder)
stack.defer(() => proxy.close())

const [port, otherPort, metricsPort] = [await freePort(), await freePort(), await freePort()]
const settings = {
  ...settingsOf({ port, origin: proxy.origin, databaseUrl: database.url, dataDir: join(folder, 'data') }),
  ...gateway.settings,
  ...mailServer.settings,
}
// The other process has workers, which deployments on one process a core do not need but the product offers.
const otherSettings = { ...settings, PORT: String(otherPort), WORKERS: '2', METRICS_PORT: String(metricsPort) }
const products: RunningProduct[] = []
const start = async (given: Record<string, string>): Promise<RunningProduct> => {
  const product = await startProduct(given)
  products.push(product)
  return product
}
stack.defer(async () => void (await Promise.all(products.map((product) => product.stop()))))
const first = await start(settings)
await start(otherSettings)
proxy.passTo([port, otherPort])
tell(`started two processes behind ${proxy.name}`)

const executablePath = findHeadlessBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  // It knows our certificate by its key. With Playwright's ignoreHTTPSErrors each connection is refused first and then retried, and
  // Chromium gives up after some 30 retries (ERR_TOO_MANY_RETRIES).
  args: ['--no-sandbox', '--disable-gpu', `--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`],
})
stack.defer(() => browser.close())
const findings: string[] = []
/** Ends a process, whose log must hold no error. */
const end = async (product: RunningProduct): Promise<void> => {
  const exit = await product.stop()
  if (exit !== 0) findings.push(`the product ended with ${exit}`)
  if (/"level":[56]0/.test(product.output())) findings.push('the product logged errors')
}
const visit = async (what: string, facts: typeof nothing, opensGuides: boolean) => {
  const site = { origin: proxy.origin, certificate, browser, facts, opensGuides }
  const { pages, opened, files, findings: found } = await crawl(site)
  tell(`${what}: ${pages} pages, ${opened} of them in the browser, ${files} files, ${found.length} findings`)
  findings.push(...found.map((finding) => `${what}: ${finding}`))
}

try {
  await visit('empty', nothing, true)
  const { caterer, facts } = await openForBusiness({ proxy, settings, databaseUrl: database.url })
  tell(`made an admin and approved ${caterer.name}`)
  await visit('with a caterer', facts, process.env.PANGAT_FULL !== undefined)
  tell(await orderAndPay({ proxy, gateway, mailServer, databaseUrl: database.url }))
  tell(await readMetrics(metricsPort))
  tell(await refuseLocalFolder(settings, database.url))
  const [ends, starts] = [() => end(first), () => start(settings)]
  tell(await roll({ proxy, certificate }, ends, starts))
  const stop = async () => void (await Promise.all([...products].map(end)))
  tell(await wipeAndRestore({ settings, databaseUrl: database.url, folder, stop }))
  const restored = await start(settings)
  tell(`started on the copy: ${(await fetch(`${restored.origin}/health/live`)).status}`)
  await end(restored)
} catch (error) {
  console.error([...findings, ...products.map((product) => product.output())].join('\n'))
  throw error
}
if (findings.length > 0) {
  console.error([...findings, ...products.map((product) => product.output())].join('\n'))
  process.exitCode = 1
}
tell(findings.length === 0 ? 'nothing empty, no claim, no error' : `${findings.length} findings`)
