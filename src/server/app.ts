import { Hono } from 'hono'
import type { Endpoint } from '#contract/endpoint.ts'
import { validateLogin } from '#contract/endpoints/identity.ts'
import { endpoints } from '#contract/endpoints/index.ts'
import { createApi } from './http/api.ts'
import { bindDemoJobs } from './http/demo-jobs.ts'
import { bindDocumentation } from './http/documentation.ts'
import { bindHealth } from './http/health.ts'
import { respondWithError } from './http/respond-with-error.ts'
import type { PublicReads } from './http/public-reads.ts'
import { apiHeaders, authentication, boundedBodies, requestLog, sameOrigin } from './http/middleware.ts'
import type { StoredAnswers } from './http/remembered/stored-answers.ts'
import type { Http } from './http/request.ts'
import type { Services } from './services.ts'
import { createDatabaseCheck } from './kernel/database/check-database.ts'
import { fail } from './kernel/app-error.ts'

/** Writes that other systems make: no Origin of ours, bodies of their own kind. */
const foreignWrites = ['/payment/callback', '/payment/webhook', '/api/payment/callback', '/api/payment/webhook']

/** Writes whose body is a file. */
const uploads = Object.values<Endpoint>(endpoints).flatMap(({ upload, method, path }) =>
  upload ? [{ method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`) }] : [],
)

/** Here the bearer is an id_token of the identity provider. */
const foreignBearers = [validateLogin.path, ...validateLogin.aliases]

/**
 * The API, built from its services; nothing listens yet. Tests call `app.request(...)`. `reads` collects what is open to everyone, `answers`
 * stores what is answered again while the database is away.
 */
export function createApp(services: Services, reads?: PublicReads, answers?: StoredAnswers): Hono<Http> {
  const { config, log } = services
  const app = new Hono<Http>({ strict: false })
  app.onError(respondWithError)
  app.notFound((c) => respondWithError(fail('not_found'), c))

  app.use(requestLog(log, config.trustedProxies), apiHeaders, sameOrigin(config.publicUrl, foreignWrites))
  app.use(boundedBodies(foreignWrites, uploads))
  app.use(authentication(services.authenticate, foreignBearers))

  const api = createApi(app, {
    context: services.context,
    trustedProxies: config.trustedProxies,
    checkAnswers: services.checkAnswers,
    reads,
    answers,
  })
  const { database, catalogue, isDraining } = services
  bindHealth(api, {
    isReady: () => !isDraining() && !database.isStuck() && catalogue.isLoaded(),
    database: createDatabaseCheck(database),
  })
  if (config.mode === 'demo') bindDemoJobs(api, services)
  for (const bind of services.modules) bind(api)
  bindDocumentation(app, config.publicUrl)
  return app
}
