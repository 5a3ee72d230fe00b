import { data } from 'react-router'
import { areaOf } from '#web/features/catalogue/areas.ts'
import { SearchPage } from '#web/features/catalogue/search-page.tsx'
import { everything, readSearch, searchPath, writeSearch } from '#web/features/catalogue/search-params.ts'
import { searchTitle } from '#web/features/catalogue/search-words.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { publicCache } from '#web/lib/public-cache.ts'
import { apiContext, publicUrlContext } from '#web/lib/server-context.ts'
import { m } from '#web/paraglide/messages.js'
import type { Route } from './+types/search.ts'

/** The list for an address. Nonsense in it is left out; when the list cannot be had, the page stands without it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { search, ignored } = readSearch(new URL(request.url).searchParams)
  const area = params.area
  const place = search.place || areaOf(area)?.place
  const result = await context
    .get(apiContext)('GET /api/search', { query: { ...writeSearch(search), place } })
    .catch(() => undefined)
  const page = result && result.page > 1 ? result.page : 1
  const canonical = context.get(publicUrlContext) + searchPath({ ...everything, page }, areaOf(area)?.slug)
  const shown = { search, ignored, area, result, canonical }
  return result
    ? data(shown, { headers: publicCache })
    : data(shown, { status: 503, headers: { 'Cache-Control': 'no-store' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return pageMeta({ title: m.search_title({ area: m.search_city() }), indexed: false })
  const { area, search, result, canonical } = loaderData
  const place = areaOf(area)
  const named = place?.name ?? m.search_city()
  const title = searchTitle(place, search.place && result?.place?.name)
  return pageMeta({
    title: result && result.page > 1 ? m.search_title_page({ title, page: result.page }) : title,
    description: result
      ? m.search_description({ count: result.total, area: named })
      : m.search_description_short({ area: named }),
    canonical,
    indexed: result !== undefined,
  })
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />
}
