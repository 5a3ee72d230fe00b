import { privateNoStore } from '#server/http/private-no-store.ts'

/**
 * Headers that every response starts with; whatever a handler sets takes their place. A response that says nothing about
 * caching is private.
 *
 * @param isHttps people open the site by https, so that browsers may be told to use nothing else
 */
export function defaultHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'Cache-Control': privateNoStore,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
    'X-Download-Options': 'noopen',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'X-XSS-Protection': '0',
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
