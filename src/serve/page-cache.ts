import { LRUCache } from 'lru-cache'
import {
  answerBytes,
  decoded,
  encodeBody,
  encodePageOnce,
  encodingFor,
  tagOf,
  type Encoded,
  type EncodedBody,
} from '#server/http/encoded-body.ts'
import type { CatalogueChange } from '#server/modules/catalogue/index.ts'
import type { Services } from '#server/services.ts'
import { pageLooks, type PageCacheResult } from './metrics/channels.ts'
import type { ReadyResponse, ReadyResponses } from './ready/ready-response.ts'
import type { CachedPage, CacheableSite, Site } from './site.ts'

/** Each kind has a cache of its own: asking for all filters or for endless points drops none of the pages that people arrive at. */
const maxBytes = { plain: 12 * 1024 * 1024, filtered: 5 * 1024 * 1024, placed: 5 * 1024 * 1024 }

/**
 * What a page takes with both compressed forms, for which room is kept from the start, to what was first sent of it: as it is, or
 * quickly compressed. One that is asked for as it is later takes that much more; there are a few hundred at most.
 */
const withEncodings = { identity: 1.33, gzip: 2.3, br: 2.3 }

/** Pages are rendered from their address alone, whatever host a request names. */
const base = 'http://localhost'

/** The home page shows a few caterers to everyone who arrives, so a change does not render it more often than this. */
const homeMs = 10_000

/** Milliseconds that only ever grow, from above 0. */
interface MonotonicClock {
  now(): number
}

interface Rendered {
  headers: [string, string][]
  etag: string
  bytes: Buffer
}

type Compressed = Pick<EncodedBody['bytes'], 'br' | 'gzip'>

/** A page takes a sixth of its memory when it is compressed, and hardly anybody asks for it as it is. */
interface StoredPage extends Omit<Rendered, 'bytes'> {
  /** Its bytes in one encoding: as they were first sent, until there are better ones. */
  body: Encoded
  /** Made when the page is asked for a second time: most pages of a large city are asked for once before they expire. */
  encoding?: Promise<Compressed>
  /** What all get from now on: what `encoding` made, and the page as it is once somebody has asked for that. */
  made: Partial<EncodedBody['bytes']>
  shows: CachedPage['shows']
  /** How many changes had been emitted when its rendering began. */
  changes: number
  /** When its rendering began, or that of its successor; of the clock. */
  renderedAt: number
  /** Made when first asked for. */
  ready: Partial<Record<keyof EncodedBody['bytes'], ReadyResponse>>
}

/** URLs as they were sent whose page is known. Parsing one costs more than to answer it. */
const maxUrls = 4_096

export interface CachedSite extends Site {
  /** Drops or marks the pages that show what has changed. */
  forget(change: CatalogueChange | 'everything'): void
  /** Finds a page that is in the cache and current, in an encoding that there is already. */
  ready: ReadyResponses
}

/**
 * Caches rendered public pages for their `s-maxage`, well compressed from the second request on.
 * Which requests ask for the same page is the site's to say. The page is rendered by a GET of its one address, without the
 * headers of the request, so what is cached depends on the cache key alone. Only answers that allow it themselves are cached.
 * What a change makes of them: see `docs/decisions/0261`.
 */
export function cachePages(site: CacheableSite, clock: MonotonicClock = performance): CachedSite {
  const caches = {
    plain: cacheOf(maxBytes.plain, clock),
    filtered: cacheOf(maxBytes.filtered, clock),
    placed: cacheOf(maxBytes.placed, clock),
  }
  const cacheFor = ({ kind }: CachedPage) => caches[kind]
  const urls = new LRUCache<string, CachedPage>({ max: maxUrls })
  const pageAt = (url: string): CachedPage | undefined => {
    const known = urls.get(url)
    if (known || notPages.test(url) || !URL.canParse(base + url)) return known
    const page = site.cachedPage(new URL(base + url))
    if (page) urls.set(url, page)
    return page
  }
  let changes = 0
  return {
    ready(url, acceptEncoding) {
      const asked = pageAt(url)
      const cached = asked && cacheFor(asked).get(asked.address)
      if (!cached || !isCurrent(cached, changes, clock)) return undefined
      const encoding = encodingFor(acceptEncoding)
      const body = cached.made[encoding]
      if (!body) return undefined
      pageLooks.publish('hit' satisfies PageCacheResult)
      return (cached.ready[encoding] ??= readyResponse(cached, body, encoding))
    },
    forget(change) {
      changes += 1
      for (const cache of Object.values(caches)) drop(cache, change)
    },
    async answer(request) {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const asked = isRead ? site.cachedPage(new URL(request.url)) : undefined
      if (!asked) {
        if (isRead) pageLooks.publish('uncached' satisfies PageCacheResult)
        return site.answer(request)
      }
      const cache = cacheFor(asked)
      const cached = cache.get(asked.address)
      const isHit = cached !== undefined && isCurrent(cached, changes, clock)
      pageLooks.publish((isHit ? 'hit' : 'miss') satisfies PageCacheResult)
      if (isHit)
        return answerBytes({ etag: cached.etag, ...(await encodedFor(cached, request)) }, request, cached.headers)

      const begun = { changes, renderedAt: clock.now() }
      // Others get the former home page until the new one is there, so its rendering outlives the client that asked for it.
      if (cached) cached.renderedAt = begun.renderedAt
      const response = await site.answer(new Request(base + asked.address, cached ? {} : { signal: request.signal }))
      const seconds = ttlSeconds(response)
      if (seconds === 0) return request.method === 'HEAD' ? new Response(null, response) : response
      const fresh = await read(response)
      // An empty page is a failure of the renderer, which caches in front of this one must not keep either.
      if (fresh.bytes.length === 0)
        return new Response(null, { status: 500, headers: { 'Cache-Control': 'private, no-store' } })
      const { shows } = asked
      const { bytes, ...head } = fresh
      const once = await encodePageOnce(bytes, request.headers.get('accept-encoding'))
      const made = once.encoding === 'identity' ? { identity: bytes } : {}
      // A page of certain caterers is dropped by a change; one rendered meanwhile would escape that.
      if (!areCaterers(shows) || begun.changes === changes)
        cache.set(asked.address, { ...head, body: once, made, ...begun, shows, ready: {} }, { ttl: seconds * 1000 })
      return answerBytes({ etag: fresh.etag, ...once }, request, fresh.headers)
    },
  }
}

/** What the site is never asked for, and what is no path. */
const notPages = /^(?!\/)|^\/(?:api|assets|pictures|fonts)\//

function readyResponse(
  { headers, etag }: StoredPage,
  body: Buffer,
  encoding: keyof EncodedBody['bytes'],
): ReadyResponse {
  const encoded: [string, string][] = encoding === 'identity' ? [] : [['content-encoding', encoding]]
  return { etag, headers: [...headers, ['vary', 'Accept-Encoding'], ...encoded], body }
}

/** The page in the best encoding that the client accepts, made once for all who ask from now on. */
async function encodedFor(page: StoredPage, { headers }: Request): Promise<Encoded> {
  const compressed = await encodingsOf(page)
  const encoding = encodingFor(headers.get('accept-encoding'))
  const body = encoding === 'identity' ? (page.made.identity ??= await decoded(page.body)) : compressed[encoding]
  return { encoding, body }
}

/** Compresses a page once, for all who ask for it from now on. */
function encodingsOf(page: StoredPage): Promise<Compressed> {
  page.encoding ??= compressWell(page).catch((error: unknown) => {
    // The next request tries again.
    delete page.encoding
    throw error
  })
  return page.encoding
}

async function compressWell(page: StoredPage): Promise<Compressed> {
  const { bytes } = await encodeBody(await decoded(page.body), page.etag)
  const compressed = { br: bytes.br, gzip: bytes.gzip }
  Object.assign(page.made, compressed)
  page.body = { encoding: 'br', body: bytes.br }
  return compressed
}

type Cache = LRUCache<string, StoredPage>

function cacheOf(maxSize: number, clock: MonotonicClock): Cache {
  return new LRUCache({
    maxSize,
    perf: clock,
    // The time of each look, not one that the library has remembered.
    ttlResolution: 0,
    sizeCalculation: ({ body: { body, encoding } }) => Math.ceil(body.length * withEncodings[encoding]),
  })
}

/** A cache holds a few thousand pages at most, so all of them are looked at. */
function drop(cache: Cache, change: CatalogueChange | 'everything'): void {
  if (change === 'everything') return cache.clear()
  for (const [address, { shows }] of cache.entries())
    if (areCaterers(shows) && shows.some((name) => change.has(name))) cache.delete(address)
}

/** Reports whether a page may still be answered after so many changes. */
function isCurrent({ shows, changes: begun, renderedAt }: StoredPage, changes: number, clock: MonotonicClock): boolean {
  const isStale = begun !== changes && (shows === 'lists' || shows === 'home')
  return !isStale || (shows === 'home' && clock.now() - renderedAt < homeMs)
}

/** Reports whether a page shows certain caterers. */
function areCaterers(shows: CachedPage['shows']): shows is readonly string[] {
  return typeof shows !== 'string'
}

function ttlSeconds(response: Response): number {
  if (response.status !== 200 || response.headers.has('set-cookie')) return 0
  return Number(/s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0)
}

async function read(response: Response): Promise<Rendered> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const headers = [...response.headers].filter(([name]) => name !== 'content-length')
  return { headers, etag: tagOf(bytes), bytes }
}

/** Forgets what changes in the read model, in whichever process the change was made. */
export function forgetWhatChanges({ catalogue }: Pick<Services, 'catalogue'>, site: CachedSite): void {
  catalogue.onChange(site.forget)
}
