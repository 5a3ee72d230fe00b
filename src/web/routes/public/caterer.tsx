import { formatCount } from '#contract/count.ts'
import { data, isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { CatererView } from '#contract/endpoints/caterers.ts'
import { firstCity, otherCity } from '#contract/city.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { slugOf } from '#contract/values/slug.ts'
import { canonicalCaterer } from '#web/public/caterer/canonical.ts'
import { forPage } from '#web/public/caterer/caterer-of-page.ts'
import { SuspendedPage } from '#web/public/caterer/suspended-page.tsx'
import { CatererPage } from '#web/public/caterer/caterer-page.tsx'
import { catererStructuredData } from '#web/public/caterer/caterer-structured-data.ts'
import { lowestPriceText } from '#web/public/listing/prices.ts'
import { pageOf, pageSizes, queryFor, type FirstReviews } from '#web/shared/reviews/review-pages.ts'
import { readReviews } from '#web/shared/reviews/review-params.ts'
import { NotFound } from '#web/shared/shell/not-found.tsx'
import { type ApiClient } from '#web/shared/api/api.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { now } from '#web/ui/now.ts'
import { publicLoader, type PublicArgs } from '#web/shared/site/canonical-url.ts'
import { fittingText, headLimits, ownTitleLength, pageMeta } from '#web/shared/site/page-meta.ts'
import { paths, type CatererAddress } from '#contract/paths.ts'
import { publicCache } from '#web/shared/api/public-cache.ts'
import { isOtherFragment } from '#web/shared/api/same-data.ts'
import { apiContext, publicUrlContext } from '#web/shared/api/server-context.ts'
import { m } from '#messages'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import type { Route } from './+types/caterer.ts'

/** The caterer of a slug; an id or a former name leads to the slug it has now (C8). */
export const loader = publicLoader(
  canonicalCaterer,
  async ({ context, params, url }: PublicArgs<Route.LoaderArgs['params']>) => {
    const api = context.get(apiContext)
    const site = context.get(publicUrlContext)
    const caterer = await findCaterer(api, params)
    if (caterer.slug !== params.slug || caterer.city !== params.city)
      throw redirect(paths.caterer(caterer) + url.search, 301)
    // Nothing of it is shown, and nothing of it is public (C100).
    if ('suspended' in caterer) return data({ ...caterer, site }, { headers: publicCache() })
    const [packages, menus, reviews, similar] = await Promise.all([
      api('GET /api/dishes/caterer/{catererId}', { params: { catererId: caterer.id } }),
      api('GET /api/menus/caterer/{catererId}', { params: { catererId: caterer.id } }),
      // The page stands without its reviews; the browser tries again.
      firstReviews(api, caterer.id, url.searchParams).catch(() => undefined),
      api('GET /api/caterer/{id}/similar', { params: { id: caterer.id } }).catch(() => []),
    ])
    const year = Number(dayInIndia(now()).slice(0, 4))
    return data(
      { caterer: forPage(caterer), packages, menus, reviews, similar, year, site },
      { headers: publicCache() },
    )
  },
)

/** The reviews that the address asks for. */
async function firstReviews(api: ApiClient, caterer: string, params: URLSearchParams): Promise<FirstReviews> {
  const { wanted } = readReviews(params)
  const size = pageSizes.wide
  const page = await api('GET /api/reviews', {
    query: { caterer, ...queryFor(wanted, pageOf(wanted.from, size), size) },
  })
  return { page, wanted }
}

/** By slug or id, else by the name it was made of ('Annapurna Rasoi'); a page that is not there when it is neither. */
async function findCaterer(api: ApiClient, { slug: wanted, city }: CatererAddress) {
  const found = await bySlug(api, { slug: wanted, city })
  const slug = slugOf(wanted)
  const caterer = found ?? (slug === '' || slug === wanted ? undefined : await bySlug(api, { slug, city }))
  if (!caterer) throw data(null, { status: 404 })
  return caterer
}

async function bySlug(
  api: ApiClient,
  { slug, city }: CatererAddress,
): Promise<CatererView | SuspendedCaterer | undefined> {
  try {
    return await api('GET /api/caterer/slug/{slug}', { params: { slug }, query: { city } })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'caterer_suspended') return suspendedFrom(error)
    // An invalid slug, such as one that is too long, is not found either.
    if (error instanceof ApiError && error.status < 500) return undefined
    throw error
  }
}

/** A caterer that an admin has taken off the site. */
interface SuspendedCaterer extends CatererAddress {
  suspended: true
  name: string
}

function suspendedFrom({ values: { caterer = '', slug = '', city = firstCity } }: ApiError): SuspendedCaterer {
  return { suspended: true, name: String(caterer), slug: String(slug), city: otherCity(String(city)) }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** Changes of guests and review page in the query string do not reload the page's data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const onlyLooks = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return onlyLooks || isOtherFragment(currentUrl, nextUrl) ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return pageMeta({ title: m.shell_not_found_title(), indexed: false })
  if ('suspended' in loaderData) {
    const { name, site } = loaderData
    return pageMeta({ title: m.caterer_title({ name }), canonical: site + paths.caterer(loaderData), indexed: false })
  }
  const { caterer, packages, site } = loaderData
  const about = {
    name: caterer.name,
    capacity: formatCount(caterer.maximumServingCapacity),
    price: lowestPriceText(packages),
  }
  const { name } = about
  const cuisines = caterer.cuisinesOffered.map((_, at, all) => all.slice(0, all.length - at).join(', '))
  const descriptions = [
    ...cuisines.map((cooked) => m.caterer_description({ ...about, cuisines: cooked })),
    m.caterer_description_plain(about),
  ]
  return pageMeta({
    title: fittingText(ownTitleLength, [m.caterer_title({ name }), m.caterer_title_short({ name }), name]),
    description: fittingText(headLimits.description.max, descriptions),
    canonical: site + paths.caterer(caterer),
    picture: caterer.pictures[0]?.base,
    price: about.price,
    structuredData: catererStructuredData(caterer, packages, site),
  })
}

export default function Caterer({ loaderData }: Route.ComponentProps) {
  if ('suspended' in loaderData) return <SuspendedPage name={loaderData.name} />
  return <CatererPage key={loaderData.caterer.id} {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <div className="page py-10">
      <ErrorState
        level={1}
        title={m.caterer_failed()}
        text={m.caterer_failed_text()}
        onRetry={() => window.location.reload()}
      />
    </div>
  )
}
