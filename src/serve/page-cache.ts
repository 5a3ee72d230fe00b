import { LRUCache } from 'lru-cache'
import { answerEncoded, encodeBody, type EncodedBody } from '#server/http/encoded-body.ts'
import type { Services } from '#server/services.ts'
import type { CacheableSite, Site } from './site.ts'

/** Filtered pages have a cache of their own: asking for all of them drops none of the pages that people arrive at. */
const maxBytes = { plain: 48 * 1024 * 1024, filtered: 16 * 1024 * 1024 }

/** Pages are rendered from their address alone, whatever host a request names. */
const base = 'http://localhost'

interface CachedPage {
  headers: [string, string][]
  body: EncodedBody
}

export interface CachedSite extends Site {
  /** Forgets every page, because something that pages show has changed. */
  forget(): void
}

/**
 * Keeps public pages as compressed bytes and returns them without rendering, for as long as their s-maxage says.
 * Which requests ask for the same page is the site's to say. The page is rendered by a GET of its one address, without the
 * headers of the request, so what is kept depends on the cache key alone. Only answers that allow it themselves are kept.
 */
export function cachePages(site: CacheableSite): CachedSite {
  const caches = { plain: cacheOf(maxBytes.plain), filtered: cacheOf(maxBytes.filtered) }
  let generation = 0
  return {
    forget() {
      generation += 1
      for (const cache of Object.values(caches)) cache.clear()
    },
    async answer(request) {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const asked = isRead ? site.cachedPage(new URL(request.url)) : undefined
      if (!asked) return site.answer(request)
      const cache = asked.isFiltered ? caches.filtered : caches.plain
      const cached = cache.get(asked.address)
      if (cached) return answerEncoded(cached.body, request, cached.headers)

      const begun = generation
      const response = await site.answer(new Request(base + asked.address, { signal: request.signal }))
      const seconds = ttlSeconds(response)
      if (seconds === 0) return request.method === 'HEAD' ? new Response(null, response) : response
      const fresh = await read(response)
      // An empty page is a failure of the renderer, which caches in front of this one must not keep either.
      if (fresh.body.bytes.identity.length === 0)
        return new Response(null, { status: 500, headers: { 'Cache-Control': 'private, no-store' } })
      // What was rendered before a change must not be kept after it.
      if (begun === generation) cache.set(asked.address, fresh, { ttl: seconds * 1000 })
      return answerEncoded(fresh.body, request, fresh.headers)
    },
  }
}

function cacheOf(maxSize: number) {
  return new LRUCache<string, CachedPage>({
    maxSize,
    sizeCalculation: ({ body: { bytes } }) => bytes.identity.length + bytes.gzip.length + bytes.br.length,
  })
}

function ttlSeconds(response: Response): number {
  if (response.status !== 200 || response.headers.has('set-cookie')) return 0
  return Number(/s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0)
}

async function read(response: Response): Promise<CachedPage> {
  const body = await encodeBody(Buffer.from(await response.arrayBuffer()))
  return { headers: [...response.headers].filter(([name]) => name !== 'content-length'), body }
}

/** Clears the page cache whenever the read model has changed, in whichever process the change was made. */
export function forgetWhatChanges({ catalogue }: Services, site: CachedSite): void {
  catalogue.onChange(() => site.forget())
}
