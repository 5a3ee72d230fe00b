import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { OpenAPIHono } from '@hono/zod-openapi'
import { Scalar } from '@scalar/hono-api-reference'
import { brand } from '#contract/brand.ts'
import { validateLogin } from '#contract/endpoints/identity.ts'
import { createApi, type Api } from './http/api.ts'
import { answerFailure } from './http/failure.ts'
import { apiHeaders, authentication, boundedBodies, requestLog, sameOrigin } from './http/middleware.ts'
import type { Http } from './http/request.ts'
import type { Services } from './services.ts'
import { refuse } from './kernel/refusal.ts'

/** The reader of the API's document, served by ourselves: the page loads nothing from elsewhere. */
const scalarScript = join(import.meta.dirname, '../../node_modules/@scalar/api-reference/dist/browser/standalone.js')

/** Writes that other systems make: no Origin of ours, bodies of their own kind. */
const foreignWrites = ['/payment/callback', '/payment/webhook', '/api/payment/callback', '/api/payment/webhook']

/** Here the bearer is an id_token of the identity provider. */
const foreignBearers = [validateLogin.path, ...validateLogin.aliases]

/** The API, built from its services; nothing listens yet. Tests call `app.request(...)`. */
export function createApp(services: Services): OpenAPIHono<Http> {
  const { config, log } = services
  const app = new OpenAPIHono<Http>({ strict: false })
  app.onError(answerFailure)
  app.notFound((c) => answerFailure(refuse('not_found'), c))

  app.use(requestLog(log), apiHeaders, sameOrigin(config.publicUrl, foreignWrites), boundedBodies(foreignWrites))
  app.use(authentication(services.authenticate, foreignBearers))

  const api = createApi(app, {
    context: services.context,
    trustedProxies: config.trustedProxies,
    checkAnswers: services.checkAnswers,
  })
  bindHealth(api, services)
  for (const bind of services.modules) bind(api)
  bindDocumentation(app)
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

function bindDocumentation(app: OpenAPIHono<Http>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  })
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: 'The API that the site itself uses. Amounts are rupees, dates and times are India’s.',
    },
  })
  app.use(
    '/api/docs/scalar.js',
    serveStatic({ path: scalarScript, onFound: (_, c) => c.header('Cache-Control', 'public, max-age=86400') }),
  )
  app.get('/api/docs', Scalar({ url: '/api/openapi.json', cdn: '/api/docs/scalar.js', pageTitle: `${brand.name} API` }))
}
