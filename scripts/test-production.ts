// npm run test:production: starts the built product as an operator does, on PostgreSQL with two processes, a payment gateway and an
// email server of its own, without anything of the demo. It opens every public page, empty and with one caterer, and has one order
// placed and paid. Loopback only; nothing is left.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findHeadlessBrowser } from './browser.mjs'
import { startGatewayProcess } from '../bench/orders/gateway.ts'
import { createThrowAwayDatabase, postgresServer } from '../bench/shared/postgres.ts'
import { freePort, startProduct } from '#test/support/product.ts'
import { makeCertificate } from './production/certificate.ts'
import { crawl } from './production/crawl.ts'
import { openForBusiness, nothing } from './production/open-for-business.ts'
import { orderAndPay } from './production/order-and-pay.ts'
import { startProxy } from './production/proxy.ts'
import { settingsOf } from './production/settings.ts'
import { startMailServer } from './production/start-mail-server.ts'

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
const proxy = await startProxy(certificate)
stack.defer(() => proxy.close())

const port = await freePort()
const settings = {
  ...settingsOf({ port, origin: proxy.origin, databaseUrl: database.url, dataDir: join(folder, 'data') }),
  ...gateway.settings,
  ...mailServer.settings,
}
const product = await startProduct(settings)
stack.defer(async () => void (await product.stop()))
proxy.passTo(port)
tell(`started ${settings['WORKERS']} processes`)

const executablePath = findHeadlessBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
stack.defer(() => browser.close())
const findings: string[] = []
const visit = async (what: string, facts: typeof nothing) => {
  const { pages, opened, files, findings: found } = await crawl({ origin: proxy.origin, certificate, browser, facts })
  tell(`${what}: ${pages} pages, ${opened} of them in the browser, ${files} files, ${found.length} findings`)
  findings.push(...found.map((finding) => `${what}: ${finding}`))
}

try {
  await visit('empty', nothing)
  const { caterer, facts } = await openForBusiness({ proxy, settings, databaseUrl: database.url })
  tell(`made an admin and approved ${caterer.name}`)
  await visit('with a caterer', facts)
  tell(await orderAndPay({ proxy, gateway, mailServer, databaseUrl: database.url }))
  const exit = await product.stop()
  if (exit !== 0) findings.push(`the product ended with ${exit}`)
  if (/"level":[56]0/.test(product.output())) findings.push('the product logged errors')
} catch (error) {
  console.error([...findings, product.output()].join('\n'))
  throw error
}
if (findings.length > 0) {
  console.error([...findings, product.output()].join('\n'))
  process.exitCode = 1
}
tell(findings.length === 0 ? 'nothing empty, no claim, no error' : `${findings.length} findings`)
