import type { Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Answers a text of JSON with its length, which decides whether it is worth compressing: without one, everything is compressed. */
export function sendJson(c: HonoContext, text: string, status: ContentfulStatusCode = 200): Response {
  return c.body(text, status, { 'Content-Type': 'application/json', 'Content-Length': `${Buffer.byteLength(text)}` })
}
