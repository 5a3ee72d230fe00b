import type { Listener } from './admit-requests.ts'

/** Answers probes that name no host, as balancers send them by default; the application needs one to read the path. */
export function withHostForProbes(listener: Listener): Listener {
  return (request, response) => {
    if (request.url?.startsWith('/health/')) request.headers.host ??= 'localhost'
    return listener(request, response)
  }
}
