import { createHash } from 'node:crypto'
import { renderToReadableStream } from 'react-dom/server'
import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router'
import { createClient, type Send } from './lib/api.ts'
import { apiContext, publicUrlContext } from './lib/server-context.ts'

/** What loaders get for one request. Called by main.ts, which knows the API; the site itself never imports it. */
export function contextFor(send: Send, publicUrl: string): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, createClient(send))
  context.set(publicUrlContext, publicUrl)
  return context
}

/** Origins besides our own that forms may post to: the payment gateway. Set once at start. */
let formOrigins: readonly string[] = []
export function allowFormsTo(origins: readonly string[]): void {
  formOrigins = origins
}

/** Renders the whole page before answering, so that its scripts can be hashed and its bytes kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: request.signal,
  })
  await stream.allReady
  const html = await new Response(stream).text()
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(html))
  return new Response(html, { status, headers })
}

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Inline scripts are allowed by hash, not by nonce, so that a page's bytes can be kept and served again. */
function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  )
  return [
    `default-src 'self'`,
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `form-action 'self' ${formOrigins.join(' ')}`.trim(),
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
