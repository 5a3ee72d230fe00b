import { paths } from '#contract/paths.ts'
import { canonicalCaterer, catererOf } from '#web/public/caterer/canonical.ts'
import { canonicalComparison, comparedCaterers } from '#web/public/compare/canonical.ts'
import { canonicalPolicy } from '#web/public/content/canonical.ts'
import { canonicalLine } from '#web/public/lines/canonical.ts'
import { canonicalPost, canonicalService, canonicalWedding } from '#web/public/guides/canonical.ts'
import { canonicalSearch } from '#web/public/search/canonical.ts'
import { fixedUrl, type CanonicalUrl } from '#web/shared/site/canonical-url.ts'

/**
 * What of the catalogue a page shows: a list that any caterer may be part of, the home page, or the caterers of these ids and
 * slugs. 'texts' do not depend on the catalogue.
 */
type Shown = 'lists' | 'home' | 'texts' | readonly string[]

interface PublicPage {
  /** The function that the page's loader uses as well. */
  canonical: CanonicalUrl
  /** What the page of a canonical URL shows. */
  shows: 'lists' | 'home' | 'texts' | ((url: URL) => readonly string[])
  /** The path alone has more values than a cache can hold. */
  isFiltered?: true
}

/**
 * Every page that is the same for everyone, by the id of its route. test/rules/public-pages.test.ts holds the routes against
 * it.
 */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  'routes/public/home': { canonical: fixedUrl(paths.home()), shows: 'home' },
  search: { canonical: canonicalSearch, shows: 'lists' },
  'routes/public/line': { canonical: canonicalLine, shows: 'lists' },
  'routes/public/caterer': { canonical: canonicalCaterer, shows: catererOf },
  'caterer-of-city': { canonical: canonicalCaterer, shows: catererOf },
  'routes/public/compare': { canonical: canonicalComparison, shows: comparedCaterers, isFiltered: true },
  'routes/kitchen/caterer-home': { canonical: fixedUrl(paths.catererHome()), shows: 'texts' },
  'routes/public/services': { canonical: fixedUrl(paths.services()), shows: 'texts' },
  'routes/public/service': { canonical: canonicalService, shows: 'lists' },
  'routes/public/blog': { canonical: fixedUrl(paths.blog()), shows: 'texts' },
  'routes/site/feed': { canonical: fixedUrl(paths.feed()), shows: 'texts' },
  'routes/public/post': { canonical: canonicalPost, shows: 'lists' },
  'wedding-caterers': { canonical: canonicalWedding, shows: 'lists' },
  'wedding-post': { canonical: canonicalWedding, shows: 'lists' },
  'routes/public/wedding-services': { canonical: fixedUrl(paths.weddingServices()), shows: 'lists' },
  'routes/public/festival-catering': { canonical: fixedUrl(paths.festival()), shows: 'lists' },
  'routes/public/contact': { canonical: fixedUrl(paths.contact()), shows: 'texts' },
  'routes/public/ranking': { canonical: fixedUrl(paths.ranking()), shows: 'texts' },
  'routes/public/credits': { canonical: fixedUrl(paths.credits()), shows: 'texts' },
  'routes/public/complaints': { canonical: fixedUrl(paths.complaints()), shows: 'texts' },
  terms: { canonical: canonicalPolicy, shows: 'texts' },
  'privacy-policy': { canonical: canonicalPolicy, shows: 'texts' },
  privacy: { canonical: canonicalPolicy, shows: 'texts' },
  refunds: { canonical: canonicalPolicy, shows: 'texts' },
  delivery: { canonical: canonicalPolicy, shows: 'texts' },
  'routes/site/sitemap': { canonical: fixedUrl(paths.sitemap()), shows: 'lists' },
  'routes/site/app-manifest': { canonical: fixedUrl(paths.appManifest()), shows: 'texts' },
  'routes/site/llms': { canonical: fixedUrl('/llms.txt'), shows: 'texts' },
  'routes/site/robots': { canonical: fixedUrl('/robots.txt'), shows: 'texts' },
}

const pages = Object.entries(publicPages)

/** A page that the page cache may keep. */
export interface CachedPage {
  /** Path and query that stand for every spelling of the page. The cache key, and the URL that the page is rendered from. */
  address: string
  /** 'filtered': one of the many that differ by filters or by compared caterers; 'placed': a list around a point; 'plain': all others. */
  kind: 'plain' | 'filtered' | 'placed'
  /** A change of this makes the cached page stale. */
  shows: Shown
}

/**
 * Returns the page that a URL asks for, under the one address that stands for it; undefined when it must be rendered for
 * this request alone: private pages, other spellings of a path, and values that anyone can make up without end.
 */
export function cachedPage(given: URL): CachedPage | undefined {
  const url = urlOfPage(given)
  for (const [route, { canonical, shows, isFiltered }] of pages) {
    const address = canonical(url)
    if (address === undefined) continue
    const isQueried = address.includes('?')
    const found = {
      kind: kindOf(address, isFiltered),
      shows: typeof shows === 'function' ? shows(url) : shows,
    }
    if (url === given) return { address, ...found }
    const routes = given.searchParams.get('_routes')
    // Routes of one module share its function.
    if (!areKnownRoutes(routes, route)) continue
    const named = routes ? `${isQueried ? '&' : '?'}${new URLSearchParams({ _routes: routes }).toString()}` : ''
    return { address: given.pathname + address.slice(url.pathname.length) + named, ...found }
  }
  return undefined
}

function kindOf(address: string, isFiltered = address.includes('?')): CachedPage['kind'] {
  if (/[?&]lat=/.test(address)) return 'placed'
  return isFiltered ? 'filtered' : 'plain'
}

/** React Router asks for the data of '/' at '/_.data' and for that of '/a' at '/a.data'. */
function urlOfPage(url: URL): URL {
  if (!/.\.data$/.test(url.pathname.slice(1))) return url
  const page = new URL(url)
  page.pathname = url.pathname === '/_.data' ? '/' : url.pathname.slice(0, -'.data'.length)
  return page
}

/** Reports whether a request for data names only routes of the page, as the router's client spells them. */
function areKnownRoutes(given: string | null, route: string): boolean {
  return given === null || given === route || given === 'root' || given === `root,${route}`
}
