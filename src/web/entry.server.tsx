import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router'
import { createClient, type Send } from './shared/api/api.ts'
import { readingDirectly } from './shared/api/direct-reads.ts'
import {
  startScriptsLate,
  startScriptsOnTouch,
  startScriptsOnUse,
  type HeldScripts,
} from './shared/site/late-scripts.ts'
import { scriptStart } from './shared/site/script-start.ts'
import { settleContacts, type Contacts } from '#contract/contacts.ts'
import type { PublicRead } from '#contract/request-path.ts'
import { paths } from '#contract/paths.ts'
import { ScriptMark } from './shared/site/script-mark.ts'
import { finishPage } from './shared/site/script-policy.ts'
import {
  apiContext,
  googleMapsKeyContext,
  googleTagContext,
  hasMcpContext,
  isDemoContext,
  providerContext,
  publicUrlContext,
} from './shared/api/server-context.ts'

// Of the router that the pages were built with.
export { createRequestHandler } from 'react-router'
export { cachedPage } from './cached-pages.ts'
export { siteTexts } from './public/content/site-texts.ts'

interface Settings {
  publicUrl: string
  /** Origins in addition to our own that forms may post to: the payment gateway. */
  formOrigins: readonly string[]
  /** Origins in addition to our own that pictures are loaded from: the image store. */
  imageOrigins: readonly string[]
  /** With it, pages may talk to Google Maps. */
  googleMapsKey: string | undefined
  /** With it, the visits of those who agree are counted by Google. */
  googleTag: { id: string; origin: string; reportsTo: readonly string[] } | undefined
  /** With it, people may sign in elsewhere. */
  provider: { issuer: string; clientId: string; name: string } | undefined
  /** How people reach the operator. */
  contacts: Contacts
  /** With it, there are the pages that only demonstrations have. */
  isDemo: boolean
  /** With it, assistants of others may ask. */
  hasMcp: boolean
}

/** What loaders get for one request. Called by main.ts, which knows the API; the site itself never imports it. */
export function contextFor(
  send: Send,
  { publicUrl, googleMapsKey, googleTag, provider, isDemo, hasMcp }: Settings,
  read?: PublicRead,
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, readingDirectly(read, createClient(send)))
  context.set(publicUrlContext, publicUrl)
  context.set(googleMapsKeyContext, googleMapsKey)
  context.set(googleTagContext, googleTag && { id: googleTag.id, origin: googleTag.origin })
  context.set(providerContext, provider)
  context.set(isDemoContext, isDemo)
  context.set(hasMcpContext, hasMcp)
  return context
}

/** What pages may talk to in addition to ourselves, by the directive that allows it. */
let allowed = { script: '', connect: '', form: '', image: '', style: '', font: '', provider: '' }

/** Takes what all pages of this process have in common. Called once at start. */
export function settle({ formOrigins, imageOrigins, googleMapsKey, googleTag, provider, contacts }: Settings): void {
  const tagReports = googleTag?.reportsTo.join(' ') ?? ''
  settleContacts(contacts)
  allowed = {
    // The only origin that Google's script loads its parts from; its places answer at the other one.
    script: `${googleMapsKey ? 'https://maps.googleapis.com' : ''} ${googleTag?.origin ?? ''}`.trim(),
    connect: `${googleMapsKey ? 'https://maps.googleapis.com https://places.googleapis.com' : ''} ${tagReports}`.trim(),
    form: formOrigins.join(' '),
    // Tiles come from the one, what lies over them from the other.
    image:
      `${imageOrigins.join(' ')} ${tagReports} ${googleMapsKey ? 'https://maps.googleapis.com https://maps.gstatic.com' : ''}`.trim(),
    style: googleMapsKey ? 'https://fonts.googleapis.com' : '',
    font: googleMapsKey ? 'https://fonts.gstatic.com' : '',
    // Its page alone asks it for a token; all others only lead there.
    provider: provider ? new URL(provider.issuer).origin : '',
  }
}

/** Renders the whole page before answering, so that its scripts can be hashed and its bytes kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const mark = randomBytes(16).toString('base64url')
  const page = (
    <ScriptMark value={mark}>
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />
    </ScriptMark>
  )
  const rendered = (await render(page, mark, request.signal)).toString('latin1')
  const { html, sources } = finishPage(rendered, mark, heldScripts(routerContext))
  const body = Buffer.from(html, 'latin1')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(sources, new URL(request.url).pathname))
  return new Response(body, { status, headers })
}

const heldUntil = { late: startScriptsLate, onTouch: startScriptsOnTouch, onUse: startScriptsOnUse } as const

/** The innermost route is that of the page. */
function heldScripts({ staticHandlerContext: { matches, loaderData }, routeModules }: EntryContext): HeldScripts {
  const id = matches.at(-1)?.route.id ?? ''
  return heldUntil[scriptStart(routeModules[id]?.handle, loaderData[id])]
}

/** The bytes of a page. Node's own stream spares the web stream's chunks, and decoding and encoding them once more. */
function render(page: ReactNode, nonce: string, signal: AbortSignal): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = []
    const all = new Writable({
      write(part: Uint8Array, _, done) {
        parts.push(part)
        done()
      },
      final(done) {
        resolve(Buffer.concat(parts))
        done()
      },
    })
    all.on('error', reject)
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Parts are complete by then: each stands in its place, without a script that puts it there.
      progressiveChunkSize: Infinity,
      onAllReady: () => void pipe(all),
      onShellError: reject,
    })
    signal.addEventListener('abort', () => abort(signal.reason), { once: true })
  })
}

/** Inline scripts are allowed by hash, not by nonce, so that a page's bytes can be kept and served again. */
function contentSecurityPolicy(scripts: readonly string[], path: string): string {
  return [
    `default-src 'self'`,
    `script-src 'self' ${scripts.join(' ')} ${allowed.script}`.trim(),
    `style-src 'self' 'unsafe-inline' ${allowed.style}`.trim(),
    `img-src 'self' data: ${allowed.image}`.trim(),
    `font-src 'self' ${allowed.font}`.trim(),
    `connect-src 'self' ${allowed.connect} ${path === paths.provider() ? allowed.provider : ''}`.trim(),
    `form-action 'self' ${allowed.form}`.trim(),
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
