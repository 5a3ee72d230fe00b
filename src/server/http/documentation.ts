import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { brand } from '#contract/brand.ts'
import { staticResource } from './static-resource.ts'
import type { Http } from './request.ts'

/** The reader of the API's document, served by ourselves: the page loads nothing from elsewhere. */
const scalarScript = join(import.meta.dirname, '../../../node_modules/@scalar/api-reference/dist/browser/standalone.js')

const document = '/api/openapi.json'
const script = '/api/docs/scalar.js'
const caching = { 'Cache-Control': 'public, max-age=300' }

/** Serves the API's document, a page to read it, and the page's script. */
export function bindDocumentation(app: Hono<Http>, publicUrl: URL): void {
  app.get(
    document,
    staticResource(async () => {
      const { describeApi } = await import('./document/describe-api.ts')
      return {
        body: JSON.stringify(describeApi(publicUrl.origin)),
        headers: { ...caching, 'Content-Type': 'application/json' },
      }
    }),
  )
  app.get(
    script,
    staticResource(async () => ({
      body: await readFile(scalarScript),
      headers: { 'Cache-Control': 'public, max-age=86400', 'Content-Type': 'text/javascript; charset=utf-8' },
    })),
  )
  app.get('/api/docs', staticResource(documentationPage))
}

async function documentationPage() {
  const { Scalar } = await import('@scalar/hono-api-reference')
  const page = Scalar({
    url: document,
    cdn: script,
    pageTitle: `${brand.name} API`,
    documentDownloadType: 'json',
    showOperationId: true,
    // Each of these would ask a host of its maker, or lead there.
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    showDeveloperTools: 'never',
    agent: { disabled: true },
    mcp: { disabled: true },
  })
  const html = await (await new Hono().get('/', page).request('/')).text()
  return {
    body: html,
    headers: {
      ...caching,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': documentationPolicy(html),
    },
  }
}

/** The page is made of nothing that anyone sends, so each of its inline scripts is its own. */
function documentationPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  )
  return [
    `default-src 'self'`,
    `script-src 'self' ${hashes.join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
