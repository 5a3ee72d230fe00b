import { Hono } from 'hono'
import type { Endpoint } from '#contract/endpoint.ts'
import { validateLogin } from '#contract/endpoints/identity.ts'
import { endpoints } from '#contract/endpoints/index.ts'
import { createApi, type Api } from './http/api.ts'
import { bindDemoJobs } from './http/demo-jobs.ts'
import { bindDocumentation } from './http/documentation.ts'
import { respondWithError } from './http/respond-with-error.ts'
import { apiHeaders, authentication, boundedBodies, requestLog, sameOrigin } from './http/middleware.ts'
import type { Http } from './http/request.ts'
import type { Services } from './services.ts'
import { fail } from './kernel/app-error.ts'

/** Writes that other systems make: no Origin of ours, bodies of their own kind. */
const foreignWrites = ['/payment/callback', '/payment/webhook', '/api/payment/callback', '/api/payment/webhook']

/** Writes whose body is a file. */
const uploads = Object.values<Endpoint>(endpoints).flatMap(({ upload, method, path }) =>
  upload ? [{ method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`) }] : [],
)

/** Here the bearer is an id_token of the identity provider. */
const foreignBearers = [validateLogin.path, ...validateLogin.aliases]

/** The API, built from its services; nothing listens yet. Tests call `app.request(...)`. */
export function createApp(services: Services): Hono<Http> {
  const { config, log } = services
  const app = new Hono<Http>({ strict: false })
  app.onError(respondWithError)
  app.notFound((c) => respondWithError(fail('not_found'), c))

  app.use(requestLog(log), apiHeaders, sameOrigin(config.publicUrl, foreignWrites))
  app.use(boundedBodies(foreignWrites, uploads))
  app.use(authentication(services.authenticate, foreignBearers))

  const api = createApi(app, {
    context: services.context,
    trustedProxies: config.trustedProxies,
    checkAnswers: services.checkAnswers,
  })
  bindHealth(api, services)
  if (config.mode === 'demo') bindDemoJobs(api, services)
  for (const bind of services.modules) bind(api)
  bindDocumentation(app, config.publicUrl)
  return app
}

function bindHealth({ raw }: Api, { database, isDraining }: Services): void {
  raw.get('/health/live', (c) => c.json({ status: 'live' }))
  raw.get('/health/ready', async (c) => {
    const ready = !isDraining() && (await answers(database))
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503)
  })
}

async function answers(database: Services['database']): Promise<boolean> {
  if (database.isStuck()) return false
  try {
    await database.transaction(async () => undefined)
    return true
  } catch {
    // Readiness is this very question; the balancer sees the 503.
    return false
  }
}
