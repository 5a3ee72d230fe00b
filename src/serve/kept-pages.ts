import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Services } from '../server/services.ts'
import type { Site } from './site.ts'

/** Parameters that change what a public page shows; all others are dropped from the key. */
const knownParameters = [
  'place',
  'people',
  'cuisine',
  'veg',
  'sort',
  'page',
  'q',
  'radius',
  'jain',
  'budget',
  'rating',
  'range',
  'reviews',
  'stars',
  'guests',
  'about',
  'rows',
] as const
/** Points on the map are endless, and who is free on a day changes with every order: pages about them are rendered anew. */
const endlessParameters = ['lat', 'lng', 'date'] as const

const maxBytes = 64 * 1024 * 1024
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

interface KeptPage {
  headers: [string, string][]
  etag: string
  bytes: { identity: Buffer; gzip: Buffer; br: Buffer }
}

export interface KeptSite extends Site {
  /** Forgets every page, because something that pages show has changed. */
  forget(): void
}

/**
 * Keeps public pages as compressed bytes and answers them without rendering, for as long as their s-maxage says.
 * Only answers that say so themselves are kept, so a private page never is.
 */
export function keepPages(site: Site): KeptSite {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.identity.length + bytes.gzip.length + bytes.br.length,
  })
  let generation = 0
  return {
    forget() {
      generation += 1
      kept.clear()
    },
    async answer(request) {
      const key = keyOf(request)
      if (!key) return site.answer(request)
      const page = kept.get(key)
      if (page) return answerFrom(page, request)

      const begun = generation
      const response = await site.answer(request)
      const seconds = secondsToKeep(response)
      if (seconds === 0) return response
      const fresh = await read(response)
      // What was rendered before a change must not be kept after it.
      if (begun === generation) kept.set(key, fresh, { ttl: seconds * 1000 })
      return answerFrom(fresh, request)
    },
  }
}

/** Path and known parameters in a fixed order; undefined for requests that cannot be kept. */
function keyOf(request: Request): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const url = new URL(request.url)
  if (endlessParameters.some((name) => url.searchParams.has(name))) return undefined
  const parameters = knownParameters.flatMap((name) =>
    url.searchParams.has(name) ? [`${name}=${url.searchParams.get(name)}`] : [],
  )
  return `${url.pathname}?${parameters.join('&')}`
}

function secondsToKeep(response: Response): number {
  if (response.status !== 200 || response.headers.has('set-cookie')) return 0
  return Number(/s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0)
}

async function read(response: Response): Promise<KeptPage> {
  const identity = Buffer.from(await response.arrayBuffer())
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    compressGzip(identity),
  ])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const headers = [...response.headers].filter(([name]) => name !== 'content-length')
  return { headers, etag, bytes: { identity, gzip: gzipped, br } }
}

function answerFrom(page: KeptPage, request: Request): Response {
  const headers = new Headers(page.headers)
  headers.set('ETag', page.etag)
  headers.set('Vary', 'Accept-Encoding')
  if (request.headers.get('if-none-match')?.includes(page.etag)) return new Response(null, { status: 304, headers })
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  const bytes = page.bytes[encoding]
  headers.set('Content-Length', String(bytes.length))
  // Buffer is a Uint8Array over a plain ArrayBuffer here; the DOM's type asks to hear so.
  return new Response(request.method === 'HEAD' ? null : (bytes as Uint8Array<ArrayBuffer>), { headers })
}

/** Clears the page cache whenever the read model has changed, in whichever process the change was made. */
export function forgetWhatChanges({ catalogue }: Services, site: KeptSite): void {
  catalogue.onChange(() => site.forget())
}
