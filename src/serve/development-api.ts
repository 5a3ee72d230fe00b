// Started by develop.ts: everything of `npm run dev` but the pages, in a process that a save replaces.
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { demoIssuerPath } from '#server/adapters/identity-provider/configured-provider.ts'
import type { SiteText } from '#contract/site-text.ts'
import { createApp } from '#server/app.ts'
import { environment, loadConfig } from '#server/kernel/config.ts'
import type { ApiStarted } from './api-process.ts'
import { exitWithError } from './process/exit-with-error.ts'
import { openServices, siteSettings } from './open-services.ts'

async function main(): Promise<void> {
  const services = await openServices(loadConfig(environment), { checkAnswers: true })
  services.assistant.readTexts(async () => (await sourceTexts()).siteTexts())
  const app = new Hono()
  if (services.simulator) app.route('/dev/gateway', services.simulator)
  if (services.demoIssuer) app.route(demoIssuerPath, services.demoIssuer)
  // Hono types the bindings of a mounted app loosely; both apps run on the same Node server.
  const api = createApp(services)
  app.all('*', (c) => api.fetch(c.req.raw, c.env as never))
  const answer = getRequestListener(app.fetch)
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const started: ApiStarted = { port: address.port, site: siteSettings(services) }
  process.send?.(started)
  const stop = () => {
    server.closeAllConnections()
    services.stop().then(() => process.exit(0), exitWithError)
  }
  // The last one comes when develop.ts has ended.
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(end, stop)
  services.start()
}

/** The site's texts from its sources, which the types of this process do not know. */
async function sourceTexts(): Promise<{ siteTexts(): SiteText[] }> {
  const file = join(import.meta.dirname, '../web/public/content/site-texts.ts')
  return (await import(pathToFileURL(file).href)) as Awaited<ReturnType<typeof sourceTexts>>
}

main().catch(exitWithError)
