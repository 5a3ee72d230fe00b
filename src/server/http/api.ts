import { getCookie } from 'hono/cookie'
import type { Context as HonoContext, Hono, MiddlewareHandler } from 'hono'
import type { Answer, Endpoint, Parsed } from '#contract/endpoint.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { contextFor, type Context, type SharedContext } from '#server/kernel/context.ts'
import { Json } from '#server/kernel/json.ts'
import type { Upload } from '#server/kernel/upload.ts'
import { clientAddress } from './client-address.ts'
import { EncodedJson } from './encoded-body.ts'
import { inputOf } from './input.ts'
import { limitBody } from './limit-body.ts'
import { rememberAnswers, type RememberedAnswers } from './remembered/remembered-answers.ts'
import type { StoredAnswers } from './remembered/stored-answers.ts'
import { requireAccess } from './policy.ts'
import { readUpload } from './read-upload.ts'
import type { Http, RequestFacts } from './request.ts'
import { sendJson } from './send-json.ts'
import { cacheControlOf, isKnown, ofEncodings, ofText, type Caching, type SharedJson } from './shared-json.ts'

/** What a handler may answer beyond the plain value: another of the endpoint's statuses, headers, cookies. */
export class Reply<Value> {
  readonly value: Value | Json<Value> | EncodedJson<Value>
  readonly options: {
    status?: 200 | 201 | 202
    headers?: Record<string, string>
    cookies?: string[]
    /** The answer is the same whoever asks. */
    caching?: Caching
    /** While the database is away, the latest answer of this kind is given again. */
    lasting?: true
  }

  constructor(value: Value | Json<Value> | EncodedJson<Value>, options: Reply<Value>['options'] = {}) {
    this.value = value
    this.options = options
  }
}

/** An answer that is the same whoever asks: caches may keep it for a while, and it is sent again only when it changed. */
export function cacheable<Value>(
  value: Value | Json<Value> | EncodedJson<Value>,
  headers: Record<string, string> = {},
): Reply<Value> {
  return new Reply(value, { caching: 'for a while', headers })
}

/** As {@link cacheable}, of an answer that may be another at any moment: caches ask each time. */
export function revalidated<Value>(value: Value | Json<Value>): Reply<Value> {
  return new Reply(value, { caching: 'each time' })
}

/** As {@link cacheable}, for what is read from the database and shown on public pages, which are there while the database is away. */
export function lasting<Value>(value: Value): Reply<Value> {
  return new Reply(value, { caching: 'for a while', lasting: true })
}

export type Handler<E extends Endpoint> = (
  ctx: Context,
  input: Parsed<E>,
  request: RequestFacts,
) => Promise<Answer<E> | Reply<Answer<E>>>

/** A file to keep, under the name that it is offered with. */
export interface FileReply {
  body: string | Uint8Array<ArrayBuffer>
  name: string
  /** Which of the endpoint's types it has; needed where there are several. */
  type?: string
}

export interface ReadCollector {
  /** Called for each endpoint as it is bound. Lasting answers are remembered as if they had been requested. */
  add<E extends Endpoint>(endpoint: E, handler: Handler<E>, remembered: RememberedAnswers): void
}

export interface ApiOptions {
  context: SharedContext
  trustedProxies: number
  /** Checks every answer against its schema before it leaves: on in tests and development. */
  checkAnswers: boolean
  /** Told of every endpoint that answers JSON. */
  reads?: ReadCollector | undefined
  /** Where lasting answers are remembered; in memory unless told. */
  answers?: StoredAnswers | undefined
}

/** The API under construction: modules bind endpoints of the contract to their operations. */
export interface Api {
  on<E extends Endpoint>(endpoint: E, handler: Handler<E>): void
  /** Binds an endpoint whose answer is a file. It is the asker's own, so no cache keeps it. */
  file<E extends Endpoint & { file: string | readonly string[] }>(
    endpoint: E,
    handler: (ctx: Context, input: Parsed<E>) => Promise<FileReply>,
  ): void
  /** Binds an endpoint whose answer goes on until one side ends it. */
  stream<E extends Endpoint & { stream: string }>(
    endpoint: E,
    handler: (ctx: Context, input: Parsed<E>) => ReadableStream<Uint8Array>,
  ): void
  /** Binds an endpoint whose body is a file. */
  upload<E extends Endpoint & { upload: { maxBytes: number } }>(
    endpoint: E,
    handler: (ctx: Context, upload: Upload, input: Parsed<E>) => Promise<Answer<E>>,
  ): void
  /** For the few routes that are not JSON endpoints of the contract: callback, webhook, pages of simulators. */
  raw: Hono<Http>
  contextOf(c: HonoContext<Http>): Context
}

/** Binds endpoints onto `app`: checks who calls, parses the input, runs the handler, answers in the endpoint's shape. */
export function createApi(app: Hono<Http>, options: ApiOptions): Api {
  const contextOf = (c: HonoContext<Http>): Context =>
    contextFor(options.context, { actor: c.var.actor, log: c.var.log })
  const remembered = rememberAnswers(options.answers)
  const kept = <Value>(c: HonoContext<Http>, { value, options }: Reply<Value>): Reply<Value> => {
    const json = value instanceof Json ? value : new Json<Value>(JSON.stringify(value))
    void remembered.keep(urlOf(c), json.text)
    return new Reply<Value>(json, options)
  }
  const urlOf = ({ req }: HonoContext<Http>): string => req.url.slice(new URL(req.url).origin.length)
  return {
    raw: app,
    contextOf,
    on(endpoint, handler) {
      options.reads?.add(endpoint, handler, remembered)
      for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
        app.on(endpoint.method, routeOf(path), access(endpoint), bounded(endpoint), async (c) => {
          const input = await inputOf(endpoint, c)
          try {
            const answer = await handler(contextOf(c), input, factsOf(c, options.trustedProxies))
            const reply = answer instanceof Reply ? answer : new Reply(answer)
            return send(c, endpoint, reply.options.lasting ? kept(c, reply) : reply, options)
          } catch (error) {
            const before = await remembered.insteadOf(error, urlOf(c))
            if (before !== undefined)
              return sendShared(c, cacheControlOf('for a while', options.context.clock.now()), ofText(new Json(before)))
            // What is refused now, such as a caterer that was taken off the site, is not shown later either.
            if (error instanceof AppError) remembered.forget(urlOf(c))
            throw error
          }
        })
      }
    },
    upload(endpoint, handler) {
      app.on(endpoint.method, routeOf(endpoint.path), access(endpoint), async (c) => {
        const { raw } = c.req
        const upload: Upload = {
          read: (codes) => readUpload(raw, { ...endpoint.upload, ...codes }),
          signal: raw.signal,
        }
        const answer = await handler(contextOf(c), upload, await inputOf(endpoint, c))
        return send(c, endpoint, new Reply(answer), options)
      })
    },
    stream(endpoint, handler) {
      app.on(endpoint.method, routeOf(endpoint.path), access(endpoint), async (c) => {
        const body = handler(contextOf(c), await inputOf(endpoint, c))
        // Proxies pass on what they get when they get it.
        return c.body(body, 200, { 'Content-Type': endpoint.stream, 'X-Accel-Buffering': 'no' })
      })
    },
    file(endpoint, handler) {
      app.on(endpoint.method, routeOf(endpoint.path), access(endpoint), async (c) => {
        const { body, name, type } = await handler(contextOf(c), await inputOf(endpoint, c))
        return c.body(body, 200, {
          'Content-Type': typeof endpoint.file === 'string' ? endpoint.file : (type ?? 'application/octet-stream'),
          'Content-Disposition': `attachment; filename="${name}"`,
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        })
      })
    },
  }
}

/** `/api/orders/{id}` in the words of the router: `/api/orders/:id`. */
function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

/** Authorises before validating, so unauthorised callers learn nothing about the schema. */
function access(endpoint: Endpoint): MiddlewareHandler<Http> {
  return async (c, next) => {
    requireAccess(endpoint.access, c.var.actor)
    await next()
  }
}

/** Rejects a body of more bytes than the endpoint takes before it is parsed. */
function bounded({ maxBytes }: Endpoint): MiddlewareHandler<Http> {
  if (maxBytes === undefined) return (_c, next) => next()
  return limitBody(maxBytes)
}

function factsOf(c: HonoContext<Http>, trustedProxies: number): RequestFacts {
  return {
    requestId: c.var.requestId,
    ip: clientAddress(c, trustedProxies),
    header: (name) => c.req.header(name),
    cookie: (name) => getCookie(c, name),
    fromSite: c.req.header('x-pangat-site') === '1',
  }
}

function send<E extends Endpoint>(
  c: HonoContext<Http>,
  endpoint: E,
  reply: Reply<Answer<E>>,
  { checkAnswers, context }: ApiOptions,
): Response | Promise<Response> {
  const { status = endpoint.status ?? 200, headers = {}, cookies = [] } = reply.options
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
  if (endpoint.access !== 'public' || endpoint.method !== 'GET') c.header('Cache-Control', 'no-store')
  const { value } = reply
  // What is sent stays as the handler made it, so that tests see what a client sees.
  if (checkAnswers) endpoint.response.parse(plainValue(value))
  const { caching } = reply.options
  const cacheControl = () => cacheControlOf(caching, context.clock.now())
  if (value instanceof EncodedJson) return sendShared(c, cacheControl(), ofEncodings(value))
  const json = value instanceof Json ? value : new Json(JSON.stringify(value))
  if (caching) return sendShared(c, cacheControl(), ofText(json))
  return sendJson(c, json.text, status)
}

function plainValue(value: unknown): unknown {
  return value instanceof Json || value instanceof EncodedJson ? JSON.parse(value.text) : value
}

async function sendShared(c: HonoContext<Http>, cacheControl: string, { tag, encode }: SharedJson): Promise<Response> {
  c.header('Cache-Control', cacheControl)
  c.header('ETag', tag)
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (isKnown(c.req.header('if-none-match'), tag)) return c.body(null, 304)
  const { body, encoding } = await encode(c.req.header('accept-encoding'))
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  // The type of bodies rejects a SharedArrayBuffer, which a Buffer is never over here.
  return c.body(body as Exclude<typeof body, Buffer> | Uint8Array<ArrayBuffer>, 200, {
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
  })
}
