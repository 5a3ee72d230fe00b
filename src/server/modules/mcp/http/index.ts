import { bodyLimit } from 'hono/body-limit'
import type { Context } from 'hono'
import { AppError, fail } from '#server/kernel/app-error.ts'
import { networkOf } from '#server/kernel/rate-limit.ts'
import type { Api } from '#server/http/api.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { privateNoStore } from '#server/http/private-no-store.ts'
import type { Http } from '#server/http/request.ts'
import type { McpDeps } from '../index.ts'
import { isOwnHost, isOwnOrigin } from '#server/kernel/own-origins.ts'

/** Path of the endpoint of the Model Context Protocol. */
export const mcpPath = '/mcp'

const maxBodyBytes = 64 * 1024

/** Binds the endpoint, which is stateless: each POST is answered alone, and there is nothing to follow or to end. */
export function bindMcp({ raw }: Api, { publicUrl, byNetwork }: McpDeps, trustedProxies: number): void {
  const bounded = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw fail('too_large')
    },
  })
  raw.use(mcpPath, async (c, next) => {
    // A page elsewhere must not reach a server on the visitor's machine by a name that leads there (DNS rebinding).
    if (!isOwnHost(c.req.header('host'), publicUrl) || !isOwnOrigin(c.req.header('origin'), publicUrl))
      throw fail('foreign_origin')
    await next()
  })
  raw.post(mcpPath, bounded, async (c) => {
    await byNetwork.take(networkOf(clientAddress(c, trustedProxies)))
    const message = await messageOf(c)
    // Loaded by the first call: the protocol's package takes 30 MB, which a process that nobody asks saves.
    const { answerMessage } = await import('./answer-message.ts')
    const response = await answerMessage(c.req.raw, message, { site: publicUrl.origin, call: callOf(raw, c) })
    const headers = new Headers(response.headers)
    headers.set('Cache-Control', privateNoStore)
    return new Response(response.body, { status: response.status, headers })
  })
  raw.all(mcpPath, (c) => c.json({ error: 'Method Not Allowed' }, 405, { Allow: 'POST' }))
}

/** One message; several in one body would be as many calls. */
async function messageOf(c: Context<Http>): Promise<unknown> {
  const body: unknown = await c.req.json().catch(() => undefined)
  if (body === undefined || Array.isArray(body)) throw new AppError('malformed')
  return body
}

/** Calls the API in process, in the name of the caller's network. */
function callOf(raw: Api['raw'], c: Context<Http>) {
  const forwarded = c.req.header('x-forwarded-for')
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return async (path: string, body?: unknown): Promise<Response> =>
    raw.request(
      path,
      body === undefined
        ? { headers }
        : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
      c.env,
    )
}
