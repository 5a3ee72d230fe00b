import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints/index.ts'

/** First segments below which the site has pages as well; there the API has the paths of its endpoints and no others. */
const sharedWithSite: readonly string[] = ['caterer']

/** What the API binds outside of the contract: health, the calls of the payment gateway, the emails of demo mode,
 *  and the endpoint for assistants of others. */
const outsideContract = ['/health/*', '/payment/callback', '/payment/webhook', '/dev/mail/*', '/dev/jobs/*', '/mcp']

/** Paths that the API answers instead of the site, as patterns of the router: those below /api and those at the root. */
export const apiPaths: readonly string[] = [
  ...new Set(['/api/*', ...outsideContract, ...Object.values<Endpoint>(endpoints).flatMap(rootPatterns)]),
]

function rootPatterns({ path, aliases = [] }: Endpoint): string[] {
  return [path, ...aliases]
    .filter((one) => !one.startsWith('/api/'))
    .map((one) => {
      const [, segment = ''] = one.split('/')
      // A wildcard also answers paths that do not exist, which costs less than the site's page for them.
      return sharedWithSite.includes(segment) ? one.replace(/\{(\w+)\}/g, ':$1') : `/${segment}/*`
    })
}
