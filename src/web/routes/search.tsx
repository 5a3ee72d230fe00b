import { data } from 'react-router'
import { areaText } from '#web/content/areas/area-texts.ts'
import { areaData } from '#web/features/catalogue/area-data.ts'
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
  const area = areaOf(params.area)
  const place = search.place || area?.place
  const result = await context
    .get(apiContext)('GET /api/search', { query: { ...writeSearch(search), place } })
    .catch(() => undefined)
  const page = result && result.page > 1 ? result.page : 1
  const canonical = context.get(publicUrlContext) + searchPath({ ...everything, page }, area?.slug)
  const shown = { search, ignored, area: area?.slug, text: areaText(area?.slug), result, canonical }
  return result
    ? data(shown, { headers: publicCache })
    : data(shown, { status: 503, headers: { 'Cache-Control': 'no-store' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return pageMeta({ title: m.search_title({ area: m.search_city() }), indexed: false })
  const { area, text, search, result, canonical } = loaderData
  const title = searchTitle(text.title, search.place && result?.place?.name)
  return pageMeta({
    title: result && result.page > 1 ? m.search_title_page({ title, page: result.page }) : title,
    description: text.description,
    canonical,
    indexed: result !== undefined,
    structuredData: areaData(new URL(canonical).origin, areaOf(area), result?.page === 1 ? text.questions : []),
  })
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />
}
