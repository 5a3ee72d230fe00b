import { budgets, radii, ratings } from '#contract/values/search-choices.ts'
import { areas } from '#web/public/listing/areas.ts'
import { readSearch } from '#web/public/listing/read-search.ts'
import { bandFrom, writeSearch, type SearchQueryParams } from '#web/public/listing/search-params.ts'
import { readReviews, withReviews } from '#web/shared/reviews/review-params.ts'
import { paths, withQuery } from '#contract/paths.ts'

/** A page that the page cache may keep. */
export interface CachedPage {
  /** Path and query that stand for every spelling of the page. The cache key, and the URL that the page is rendered from. */
  address: string
  /** One of the many pages that differ by filters or by compared caterers. */
  isFiltered: boolean
}

/** Returns the query that a page is rendered from; undefined when a value is not one of the known ones. */
type ReadQuery = (given: URLSearchParams) => SearchQueryParams | undefined

interface Page {
  path: RegExp
  /** Id of the page's route, which requests for its data may name. */
  route: string
  query: ReadQuery
  /** The path alone has more values than a cache can hold. */
  isFiltered?: true
}

/** Pages of a list, or of reviews, that are worth keeping; nobody turns further by hand. */
const maxPage = 50

const noQuery: ReadQuery = () => ({})
const named = (route: string) => `routes/${route}`
const exactly = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.')}$`)
const areaSlugs = areas.map(({ slug }) => slug).join('|')
const knownPlaces = new Set(['', ...areas.flatMap(({ name, place }) => [name, place])])

/**
 * Every page that is the same for everyone. A page renders from what its reader returns and from nothing else, so a
 * parameter that is missing here is ignored, and can never show one visitor's choice to others.
 */
const pages: readonly Page[] = [
  { path: exactly(paths.home()), route: named('home'), query: noQuery },
  { path: new RegExp(`^${paths.search()}(/(${areaSlugs}))?$`), route: 'search', query: searchQuery },
  { path: /^\/caterer\/[a-z0-9-]{1,130}$/, route: named('caterer'), query: catererQuery },
  { path: /^\/compare(\/[A-Za-z0-9_&-]+)?$/, route: named('compare'), query: compareQuery, isFiltered: true },
  { path: exactly(paths.catererHome()), route: named('caterer-home'), query: noQuery },
  { path: exactly(paths.terms()), route: 'terms', query: noQuery },
  { path: exactly(paths.privacy()), route: 'privacy-policy', query: noQuery },
  { path: /^\/privacy$/, route: 'privacy', query: noQuery },
  { path: exactly(paths.refunds()), route: 'refunds', query: noQuery },
  { path: exactly(paths.delivery()), route: 'delivery', query: noQuery },
  { path: exactly(paths.sitemap()), route: named('sitemap'), query: noQuery },
  { path: /^\/robots\.txt$/, route: named('robots'), query: noQuery },
]

/**
 * Returns the page that a URL asks for, under the one address that stands for it; undefined when it must be rendered for
 * this request alone: private pages, other spellings of a path, and values that anyone can make up without end.
 */
export function cachedPage({ pathname, searchParams }: URL): CachedPage | undefined {
  const path = pathOfPage(pathname)
  const page = pages.find((candidate) => candidate.path.test(path))
  if (!page || !areKnownRoutes(searchParams.get('_routes'), page, pathname !== path)) return undefined
  const query = page.query(searchParams)
  if (!query) return undefined
  const routes = pathname === path ? undefined : (searchParams.get('_routes') ?? undefined)
  const address = withQuery(pathname, { ...query, _routes: routes })
  return { address, isFiltered: page.isFiltered === true || Object.values(query).some(Boolean) }
}

/** React Router asks for the data of '/' at '/_.data' and for that of '/a' at '/a.data'. */
function pathOfPage(pathname: string): string {
  return pathname === '/_.data' ? '/' : pathname.replace(/\.data$/, '')
}

/** Reports whether a request for data names only routes of the page, as the router's client spells them. */
function areKnownRoutes(given: string | null, { route }: Page, isData: boolean): boolean {
  return !isData || given === null || given === route || given === 'root' || given === `root,${route}`
}

function searchQuery(given: URLSearchParams): SearchQueryParams | undefined {
  const { search, ignored } = readSearch(given)
  const { place, point, radius, date, budget, rating, page, q } = search
  const isKnown =
    ignored.length === 0 &&
    knownPlaces.has(place) &&
    // Points and texts are endless, and who is free on a day changes with every order.
    point === undefined &&
    date === undefined &&
    q === '' &&
    isOneOf(radii, radius) &&
    (budget === undefined || isOneOf(budgets, budget)) &&
    (rating === undefined || isOneOf(ratings, rating)) &&
    page <= maxPage
  return isKnown ? writeSearch(search) : undefined
}

function catererQuery(given: URLSearchParams): SearchQueryParams | undefined {
  const { wanted, ignored } = readReviews(given)
  const people = peopleOf(given)
  if (ignored || people === 'unknown' || wanted.about !== '' || wanted.from > maxPage) return undefined
  return { people, ...Object.fromEntries(withReviews(new URLSearchParams(), wanted)) }
}

function compareQuery(given: URLSearchParams): SearchQueryParams | undefined {
  const { search, ignored } = readSearch(given)
  const people = peopleOf(given)
  if (ignored.includes('place') || people === 'unknown' || !knownPlaces.has(search.place) || search.point)
    return undefined
  return { place: search.place, people, rows: given.get('rows') === 'all' ? 'all' : undefined }
}

function peopleOf(given: URLSearchParams) {
  const text = given.get('people')?.trim() ?? ''
  return text === '' ? undefined : (bandFrom(text) ?? 'unknown')
}

function isOneOf(choices: readonly number[], value: number): boolean {
  return choices.includes(value)
}
