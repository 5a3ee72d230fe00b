import type { CanonicalUrl } from '#web/shared/site/canonical-url.ts'

/** A route of the site map with the source of its module. */
export interface RouteSource {
  id: string
  /** Path from src/web, such as routes/public/home.tsx. */
  file: string
  text: string
}

/** Routes in folders of public pages whose HTML is no page that a shared cache may keep. */
const notShared: readonly string[] = [
  // A visitor's own list, which its browser loads.
  'routes/public/shortlist',
  // Of demonstrations only.
  'routes/site/dev-ui',
  // A failure.
  'routes/site/not-found',
]

/**
 * Returns what is wrong with the public routes: each names its canonical URL in the table of the page cache, and its loader
 * reads the URL through the same function or not at all.
 */
export function problemsOf(
  routes: readonly RouteSource[],
  table: Readonly<Record<string, { canonical: CanonicalUrl }>>,
): string[] {
  const ids = new Set(routes.map(({ id }) => id))
  return [
    ...routes.flatMap((route) => problemOf(route, table[route.id]?.canonical) ?? []),
    ...Object.keys(table).flatMap((id) => (ids.has(id) ? [] : [`${id}: no such route`])),
  ]
}

function problemOf({ id, file, text }: RouteSource, canonical: CanonicalUrl | undefined): string | undefined {
  const isShared = /\/public-cache\.ts'|s-maxage|sharedCaching/.test(text)
  const isPublic = isShared || (/^routes\/(public|site)\//.test(file) && !notShared.includes(id))
  if (!canonical) return isPublic ? `${id}: public, but no canonical URL in src/web/cached-pages.ts` : undefined
  if (!isPublic) return `${id}: not public, but in src/web/cached-pages.ts`
  const through = /export const loader = publicLoader\(\s*(\w+),/.exec(text)?.[1]
  if (through !== undefined)
    return through === canonical.name
      ? undefined
      : `${id}: its loader uses ${through}, the page cache ${canonical.name}`
  const given = /export (?:async )?function loader\(([^)]*)\)/.exec(text)?.[1] ?? ''
  const reads = /\b(url|request)\b/.test(given) || (given !== '' && !given.startsWith('{'))
  const isElse = /\bloader\b/.test(text) && !/export (?:async )?function loader\(/.test(text)
  return reads || isElse ? `${id}: its loader reads the URL without publicLoader` : undefined
}
