// npm run dev: Vite and the pages stay in this process, and a save in server code replaces the API's process alone.
import { join, relative, sep } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { createServer } from 'vite'
import { environment, loadConfig } from '#server/kernel/config.ts'
import { startApiProcess, type ApiProcess } from './api-process.ts'
import { composeApp, type AppDeps } from './app.ts'
import { exitWithError } from './process/exit-with-error.ts'
import type { Listener } from './admit-requests.ts'
import { listen } from './listen.ts'
import { sourceSite } from './site.ts'
import { startupBanner } from './startup-banner.ts'

/** Whatever the API's process is made of; Vite compiles the messages again when one of them is saved. */
const ofApi = /^((src\/(server|contract|serve)|db)\/.*\.(ts|sql|json)|src\/messages\/.*\.js)$/

const togetherMs = 50

async function main(): Promise<void> {
  const config = loadConfig(environment)
  let answer: Listener = (_, response) => response.writeHead(503, { 'Retry-After': '1' }).end()
  const listening = await listen((request, response) => answer(request, response), config)
  const vite = await createServer({
    server: {
      middlewareMode: true,
      hmr: { server: listening.server },
      watch: { ignored: [`${config.dataDir}/**`, '**/build/**', '**/test-results/**'] },
    },
    appType: 'custom',
  })
  // After Vite, because that compiles the messages.
  const api = startApiProcess(join(import.meta.dirname, 'development-api.ts'), {
    PUBLIC_URL: config.publicUrl.origin,
    NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
  })
  const { site } = await api.started()
  const forwarding = new Hono()
  forwarding.all('*', (c) => forward(api, c.req.raw))
  const app = composeApp(config, {
    api: forwarding,
    simulator: forwarding,
    // What forwards needs no bindings of its own.
    demoIssuer: forwarding as unknown as AppDeps['demoIssuer'],
    site: sourceSite(vite, {
      ...site,
      api: (path, init) => forward(api, new Request(new URL(path, config.publicUrl), init)),
    }),
  })
  const pages = getRequestListener(app.fetch)
  answer = (request, response) => vite.middlewares(request, response, () => void pages(request, response))
  let saved: ReturnType<typeof setTimeout> | undefined
  vite.watcher.on('all', (_, file) => {
    if (!ofApi.test(relative(vite.config.root, file).split(sep).join('/'))) return
    clearTimeout(saved)
    // An editor writes several files, or one in several steps.
    saved = setTimeout(api.restart, togetherMs)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void api.stop().then(() => process.exit(0), exitWithError))
  process.stdout.write(startupBanner(config, listening.port))
}

/** Asks the API's process; while it is being replaced the request waits for the new one. */
async function forward(api: ApiProcess, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  try {
    const { port } = await api.started()
    return await proxy(`http://127.0.0.1:${port}${pathname}${search}`, { raw: request, redirect: 'manual' })
  } catch (error) {
    return new Response(error instanceof Error ? error.message : String(error), { status: 503 })
  }
}

main().catch(exitWithError)
