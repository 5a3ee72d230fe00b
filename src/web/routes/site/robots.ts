import { paths } from '#contract/paths.ts'
import { publicCache } from '#web/shared/api/public-cache.ts'
import { publicUrlContext } from '#web/shared/api/server-context.ts'
import type { Route } from './+types/robots.ts'

/** Nothing is closed to search engines here: private pages say themselves that they are not to be shown, and must be read for it. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${context.get(publicUrlContext)}${paths.sitemap()}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...publicCache() },
  })
}
