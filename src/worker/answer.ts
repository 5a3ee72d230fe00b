import { build } from './build.ts'
import { findCached } from './static-cache.ts'

/** Longer than that nobody looks at an empty screen; a page that comes after it is left alone. */
const patienceMs = 4_000
/** Where the installed app starts. */
const start = '/caterer-dashboard/'

const files = new Set(build.files)

/**
 * Returns how the worker answers a request; undefined for all that is the browser's business, which is everything but the files
 * of one page, that page, and the start of the app without a network. What the worker does not answer it never sees.
 */
export function answerTo(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return undefined
  if (files.has(pathname)) return fromCacheFirst(request, pathname)
  if (request.mode !== 'navigate') return undefined
  if (pathname === build.page) return fromNetworkFirst(request)
  return pathname === start ? fetch(request).catch(() => Response.redirect(build.page)) : undefined
}

/** A file's name changes with its content. */
async function fromCacheFirst(request: Request, path: string): Promise<Response> {
  return (await findCached(path)) ?? fetch(request)
}

/** The page from the server; from the cache where that cannot be reached, or takes too long. */
async function fromNetworkFirst(request: Request): Promise<Response> {
  const fromNetwork = fetch(request)
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs))
  const response = await Promise.race([fromNetwork.catch(() => undefined), late])
  // The server is there and says no: a failing server must not keep the cook from the sheet.
  if (response && response.status < 500) return response
  return (await findCached(build.page)) ?? response ?? fromNetwork
}
