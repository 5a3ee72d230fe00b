import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Actor } from '#server/kernel/context.ts'
import { newId } from '#server/kernel/ids.ts'
import { isLoopback, isSameLoopback } from '#server/kernel/own-origins.ts'
import type { Log } from '#server/kernel/log.ts'
import { AppError, fail } from '#server/kernel/app-error.ts'
import { continueTrace, withinTrace } from '#server/kernel/tracing/trace.ts'
import { limitBody } from './limit-body.ts'
import { privateNoStore } from './private-no-store.ts'
import type { Http } from './request.ts'
import { noteRoute } from './request-route.ts'

/** Reads a bearer token; throws `session_ended` when it is invalid or expired. */
export type Authenticate = (token: string) => Promise<Actor>

/**
 * Gives every request an id, a trace and a log of its own, and writes one line when it is answered. Paths only: a query may hold a
 * place. The id is that of the trusted proxy in front, if there is one and it sends one.
 */
export function requestLog(log: Log, trustedProxies: number): MiddlewareHandler<Http> {
  return async (c, next) => {
    const requestId = requestIdFrom(c.req.header('x-request-id'), trustedProxies)
    const trace = continueTrace(c.req.header('traceparent'))
    const own = log.child({ requestId })
    c.set('requestId', requestId)
    c.set('log', own)
    c.set('actor', { kind: 'visitor' })
    c.header('X-Request-Id', requestId)
    const started = performance.now()
    await withinTrace(trace, async () => {
      await next()
      noteRoute(c.env, routePath(c, -1))
      logAnswered(own, { method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, started })
    })
  }
}

/** Returns the id of a request: the one that the trusted proxy in front sends, if there is one and it sends one, else a new one. */
export function requestIdFrom(header: string | undefined, trustedProxies: number): string {
  return (trustedProxies > 0 && forwardedId(header)) || newId()
}

/** Writes the line of an answered request, which started at that time of `performance`. */
export function logAnswered(
  log: Log,
  { started, ...answered }: { method: string; path: string; status: number; started: number },
): void {
  log.info({ ...answered, ms: Math.round(performance.now() - started) }, 'answered')
}

/** An id that a log can hold; undefined for anything else. */
function forwardedId(header: string | undefined): string | undefined {
  return header !== undefined && /^[A-Za-z0-9._-]{1,64}$/.test(header) ? header : undefined
}

/** A path without the secret that the address of a calendar feed is. */
function loggedPath(path: string): string {
  return path.replace(/^(\/api\/feed\/).+$/, '$1…')
}

/** The token of an Authorization header, whose scheme may be written in any case (RFC 9110, section 11.1). */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +(.+)$/i.exec(header ?? '')?.[1]
}

/**
 * A bearer token makes the actor; without one the caller is a visitor. A token that is no longer good is rejected immediately.
 * At the exempt paths the bearer is another user's token, and the endpoint judges it.
 */
export function authentication(authenticate: Authenticate, exempt: readonly string[]): MiddlewareHandler<Http> {
  return async (c, next) => {
    const token = exempt.includes(c.req.path) ? undefined : bearerOf(c.req.header('authorization'))
    if (token) c.set('actor', await authenticate(token))
    await next()
  }
}

/** Browsers say where a write comes from; one from another site is rejected. Gateway and identity provider have routes of their own. */
export function sameOrigin(publicUrl: URL, exempt: readonly string[]): MiddlewareHandler<Http> {
  return async (c, next) => {
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS'
    if (
      !reads &&
      !exempt.includes(c.req.path) &&
      isForeign(c.req.header('origin'), c.req.header('sec-fetch-site'), c.req.header('host'), publicUrl)
    ) {
      throw fail('foreign_origin')
    }
    await next()
  }
}

function isForeign(
  origin: string | undefined,
  fetchSite: string | undefined,
  host: string | undefined,
  publicUrl: URL,
): boolean {
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') return true
  if (origin === undefined || origin === publicUrl.origin) return false
  // On this machine the site may be opened by another name for the same address, such as 127.0.0.1.
  return !(isLoopback(publicUrl) && isSameLoopback(origin, host))
}

const maxBodyBytes = 256 * 1024

/** Bodies are JSON and bounded; forms are for the exempt routes and for uploads, which bound what they read themselves. */
export function boundedBodies(
  exempt: readonly string[],
  uploads: readonly { method: string; path: RegExp }[],
): MiddlewareHandler<Http> {
  const limit = limitBody(maxBodyBytes)
  return async (c, next) => {
    const type = c.req.header('content-type')
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS'
    if (uploads.some(({ method, path }) => method === c.req.method && path.test(c.req.path))) return next()
    if (
      !reads &&
      !exempt.includes(c.req.path) &&
      type !== undefined &&
      !/^application\/json *(; *charset=utf-8)?$/i.test(type)
    ) {
      throw new AppError('unsupported_media_type')
    }
    // Asking a GET for its body would build a whole Request for nothing.
    return c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limit(c, next)
  }
}

/** Content security policy of an answer that is no page. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * Headers of every answer of the API, in addition to those that every response has. A browser that opens one as a document runs nothing
 * in it, unless it is a page with a policy of its own. No cache stores the answer to a token.
 */
export const apiHeaders: MiddlewareHandler<Http> = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', apiPolicy)
  if (c.req.header('authorization') !== undefined) headers.set('Cache-Control', privateNoStore)
}
