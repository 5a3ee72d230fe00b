/** The push services of Chrome, Edge on Android and Opera; Firefox; Safari; Edge on Windows. */
const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']
const domains = ['.notify.windows.com', '.push.apple.com']

const longest = 1_000

/**
 * Reports whether an endpoint is an address of one of the four push services: the server sends requests to it, so it may be no other
 * address. `testOrigin` is allowed as well.
 */
export function isPushEndpoint(endpoint: string, testOrigin?: string): boolean {
  if (endpoint.length > longest || !URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (origin === testOrigin) return true
  // The usual port is the empty one.
  if (protocol !== 'https:' || port !== '') return false
  return hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(domain))
}
