import { join } from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { demoIssuerPath } from '#server/adapters/identity-provider/configured-provider.ts'
import { privateNoStore } from '#server/http/private-no-store.ts'
import { paths } from '#contract/paths.ts'
import { formatRupees } from '#contract/values/money.ts'
import type { PriceRange } from '#contract/endpoints/search.ts'
import * as text from '#messages/shell'
import { uploadedPath } from '#contract/rules/uploaded-image.ts'
import type { Config } from '#server/kernel/config.ts'
import type { Services } from '#server/services.ts'
import { apiPaths } from './api-paths.ts'
import { createPageCards } from './cards/page-cards.ts'
import { pageRequests } from './page-requests.ts'
import type { ReadyFiles } from './ready/ready-files.ts'
import { createPictureFinder, createShareCards } from './cards/share-cards.ts'
import type { Site } from './site.ts'
import { publicFile, staticFiles } from './static-files.ts'
import { forVisitor, visitorOf } from './visitor.ts'
import { uploadedImages } from './uploaded-images.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Bytes. What a server sends at first, some ten packets, holds this: smaller it would arrive no sooner. To
 * compress the answer to a new order cost a quarter of all the work for it.
 */
const leastToCompress = 12_288

export interface AppDeps {
  api: { fetch(request: Request, env?: object): Response | Promise<Response> }
  site: Site
  /** The pretended payment gateway of demo mode. */
  simulator: Hono | undefined
  /** The identity provider of demo mode. */
  demoIssuer: Services['demoIssuer']
  /** Keeps files in memory; absent where they change. */
  readyFiles?: ReadyFiles
}

/** One application for the port: files first, then the API's own paths, then the site. */
export function composeApp(config: Config, { api, site, simulator, demoIssuer, readyFiles }: AppDeps): Hono {
  const app = new Hono()
  const files = (folder: string, cacheControl: string) => staticFiles(folder, cacheControl, readyFiles)
  app.use(uncachedFailures)
  // Before the middleware that compresses: the build has compressed what is worth it.
  app.use('/assets/*', files('build/client', 'public, max-age=31536000, immutable'))
  app.use(paths.worker(), workerHeaders, files('build/client', 'no-cache'))
  app.use('/favicon.svg', files('build/client', 'public, max-age=86400'))
  app.use('/app/*', files('build/client', 'public, max-age=86400'))
  app.use('/fonts/*', files('build/client', 'public, max-age=31536000, immutable'))
  app.use('/films/*', files('build/client', 'public, max-age=86400'))
  app.use('/pictures/*', files('public', 'public, max-age=2592000'))
  if (config.mode === 'demo') {
    app.use('/pictures/*', files('db/world', 'public, max-age=2592000'))
    app.use('/films/*', files('db/world', 'public, max-age=86400'))
  }
  // Pictures are compressed by nature.
  app.get(`${uploadedPath}*`, uploadedImages(config.dataDir))
  app.use(compress({ threshold: leastToCompress }), varying)
  const pictures = config.mode === 'demo' ? ['public', 'db/world'] : ['public']
  app.get('/pictures/*', shareCards(pictures))
  app.get('/share/*', pageCards(config, { api, site }, pictures))
  // The site would draw a whole page to say so.
  for (const path of ['/pictures/*', '/share/*', `${uploadedPath}*`])
    app.all(path, (c) => c.text('There is no such picture.', 404))
  if (simulator) app.route('/dev/gateway', simulator)
  if (demoIssuer) app.route(demoIssuerPath, demoIssuer)
  // Hono types the bindings of a mounted app loosely; both apps run on the same Node server.
  for (const path of apiPaths) app.all(path, (c) => api.fetch(c.req.raw, c.env as never))
  if (config.mode === 'production') app.all('/dev/*', (c) => c.notFound())
  app.all('*', pageRequests, (c) => {
    const env = c.env as object
    const visitor = visitorOf(env, (name) => c.req.header(name))
    return forVisitor(visitor, () => site.answer(c.req.raw))
  })
  return app
}

/**
 * Says that answers differ by encoding, on the headers as they are. `compress` would say it too, but on a copy of the whole
 * answer, which halved the rate of a search for clients that want nothing compressed.
 */
const varying: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!/accept-encoding/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding')
}

/** A worker has a policy of its own, not that of the page that registers it. It talks to this site alone. */
const workerHeaders: MiddlewareHandler = async (c, next) => {
  c.header('Content-Security-Policy', `default-src 'none'; connect-src 'self'`)
  await next()
}

/** A failure must not outlive its cause. Without this a page that was not found would have the caching of its route. */
const uncachedFailures: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status >= 400) c.res.headers.set('Cache-Control', privateNoStore)
}

/** Pages as cards of shared links; what is none goes on. */
function pageCards(config: Config, { api, site }: Pick<AppDeps, 'api' | 'site'>, folders: readonly string[]) {
  const usualPrice = async (env: object) => {
    const answer = await api.fetch(new Request(new URL('/api/price-range', config.publicUrl)), env)
    const { perPlate } = answer.ok ? ((await answer.json()) as PriceRange) : {}
    return perPlate
      ? text.shell_share_price({ range: `${formatRupees(perPlate.from)}–${formatRupees(perPlate.to)}` })
      : ''
  }
  const cardAt = createPageCards({
    site,
    publicUrl: config.publicUrl.origin,
    pictureAt: createPictureFinder(folders.map((folder) => join(root, folder))),
  })
  const handler: MiddlewareHandler = async (c, next) => {
    const env = c.env as object
    const visitor = visitorOf(env, (name) => c.req.header(name))
    const card = await forVisitor(visitor, () => cardAt(c.req.path, () => usualPrice(env)))
    if (!card) return next()
    // The type of bodies rejects a SharedArrayBuffer, which a Buffer is never over here.
    return c.body(card as Uint8Array<ArrayBuffer>, 200, {
      ...publicFile,
      'Content-Type': 'image/jpeg',
      // Prices change, and those who share a page again should show today's.
      'Cache-Control': 'public, max-age=86400',
    })
  }
  return handler
}

/** Pictures as cards of shared links; what is none goes on. */
function shareCards(folders: readonly string[]): MiddlewareHandler {
  const cardAt = createShareCards(folders.map((folder) => join(root, folder)))
  return async (c, next) => {
    const card = await cardAt(c.req.path)
    if (!card) return next()
    // The type of bodies rejects a SharedArrayBuffer, which a Buffer is never over here.
    return c.body(card as Uint8Array<ArrayBuffer>, 200, {
      ...publicFile,
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=2592000',
    })
  }
}
