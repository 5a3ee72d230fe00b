import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Histogram, type Registry } from 'prom-client'
import { followEvents } from '#contract/endpoints/live/follow-events.ts'
import { routeOf } from '#server/http/request-route.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Seconds. A page from the cache takes one millisecond, a payment at a slow gateway eight seconds. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Measures every request of a server from its arrival to the end of its answer, rejected ones as well. */
export function measureRequests(server: Server, registry: Registry, pageRouteOf: (pathname: string) => string): void {
  const duration = new Histogram({
    name: 'pangat_http_request_duration_seconds',
    help: 'Requests by pattern of their route, method and class of status. Streams are left out.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers: [registry],
  })
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now()
    response.once('close', () => {
      const route = nameOf(request, pageRouteOf)
      if (route === followEvents.path) return
      const method = methods.has(request.method ?? '') ? (request.method ?? '') : 'other'
      duration.observe({ route, method, status: statusOf(response) }, (performance.now() - started) / 1_000)
    })
  })
}

/** Returns the pattern of a page or of a route of the API; 'none' for files, and for calls that were rejected before their route. */
function nameOf(request: IncomingMessage, pageRouteOf: (pathname: string) => string): string {
  const path = (request.url ?? '').split('?', 1)[0] ?? ''
  const page = pageRouteOf(path)
  if (page !== '*') return page
  const noted = routeOf(request)
  // What is rendered calls the API on behalf of its own request.
  return noted !== undefined && noted.split('/', 2)[1] === path.split('/', 2)[1] ? noted : 'none'
}

function statusOf(response: ServerResponse): string {
  return response.headersSent ? `${Math.floor(response.statusCode / 100)}xx` : 'unanswered'
}
