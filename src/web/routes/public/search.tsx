import { useMemo, type ComponentProps } from 'react'
import { data } from 'react-router'
import { dayInIndia } from '#contract/values/calendar.ts'
import { areaText } from '#web/public/content/long-texts.ts'
import { areaData } from '#web/public/areas/area-data.ts'
import { localPlace, placeOfSlug } from '#web/public/areas/local-place.ts'
import { areaOf } from '#web/public/listing/areas.ts'
import { canonicalSearch } from '#web/public/search/canonical.ts'
import { SearchPage } from '#web/public/search/search-page.tsx'
import { packed, unpacked, type PackedResult } from '#web/public/listing/listed.ts'
import { lowestCardPrice } from '#web/public/listing/prices.ts'
import { readSearch } from '#web/public/listing/read-search.ts'
import { everything, searchPath, writeList } from '#web/public/listing/search-params.ts'
import { namesPlace } from '#web/public/search/names-place.ts'
import { emptyWays } from '#web/public/search/empty-ways.ts'
import { searchTitle } from '#web/public/search/search-title.ts'
import { now } from '#web/ui/now.ts'
import { publicLoader, type PublicArgs } from '#web/shared/site/canonical-url.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { startingOnTouch } from '#web/shared/site/script-start.ts'
import { fromDataText, toDataText, type DataText } from '#web/shared/api/data-text.ts'
import { publicCache } from '#web/shared/api/public-cache.ts'
import { apiContext, publicUrlContext } from '#web/shared/api/server-context.ts'
import { m } from '#messages'
import type { Route } from './+types/search.ts'

interface Shown extends Omit<ComponentProps<typeof SearchPage>, 'result' | 'ways'> {
  result: PackedResult | undefined
  /** The lowest price of the list, for those who share it. */
  price: string | undefined
  canonical: string
}

/** The list for an address. Nonsense in it is left out; when the list cannot be had, the page stands without it. */
export const loader = publicLoader(
  canonicalSearch,
  async ({ context, params, url }: PublicArgs<Route.LoaderArgs['params']>) => {
    const today = dayInIndia(now())
    const read = readSearch(url.searchParams, today)
    const { search, diet } = read
    const area = areaOf(params.area)
    const api = context.get(apiContext)
    const isPlaced = search.place !== '' || search.point !== undefined
    const named = area || isPlaced ? undefined : await placeOfSlug(api, params.area)
    const place = search.place || (area ?? named)?.place
    const [result, local] = await Promise.all([
      api('GET /api/search', { query: { ...writeList(search), diet, place, facets: true } }).catch(() => undefined),
      named && localPlace(api, named, search),
    ])
    const ways =
      result?.total === 0 ? await emptyWays(api, { search, diet, place, near: result.place !== undefined }) : []
    const page = result && result.page > 1 ? result.page : 1
    const canonical = context.get(publicUrlContext) + searchPath({ ...everything, page }, area?.slug)
    const found = { search: { ...search, place: search.place || (named?.place ?? '') }, local }
    const list = { result: result && packed(result), price: result && lowestCardPrice(result.items) }
    const text = areaText(area?.slug)
    const shown = toDataText<Shown>({ ...read, ...found, ...list, today, area: area?.slug, text, canonical })
    // Who is free on a day changes with every order, and an exact point concerns nobody else (C103).
    const isShared = search.date === undefined && (search.point === undefined || canonicalSearch(url) !== undefined)
    const headers = isShared ? publicCache() : { 'Cache-Control': 'no-cache' }
    // A change to undefined is a change, so a text would lose it.
    const all = { shown, ways }
    return result ? data(all, { headers }) : data(all, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  },
)

/** A list that cannot be loaded shows an error in the page; the query string holds all choices. */
export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    // Redirects and pages that are no longer wanted are no failures of the list.
    if (error instanceof Response || request.signal.aborted) throw error
    const url = new URL(request.url)
    const today = dayInIndia(now())
    const shown = {
      area: areaOf(params.area)?.slug,
      text: undefined,
      local: undefined,
      result: undefined,
      price: undefined,
      canonical: url.href,
    }
    return { shown: toDataText<Shown>({ ...readSearch(url.searchParams, today), ...shown, today }), ways: [] }
  }
}

/** Who names a place is asked for nothing, and shown nothing that is not in the HTML. */
export const handle = startingOnTouch(({ shown }: { shown: DataText<Shown> }) => namesPlace(fromDataText(shown)))

export { shouldRevalidate } from '#web/shared/api/same-data.ts'

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return pageMeta({ title: m.search_title({ area: m.search_city() }), indexed: false })
  const { area, text, local, search, result, price, canonical } = fromDataText(loaderData.shown)
  const named = areaOf(area)
  const ofPage = text?.title ?? m.search_title({ area: named?.name ?? m.search_city() })
  const title = local ? ofPage : searchTitle(ofPage, search, result)
  return pageMeta({
    title: result && result.page > 1 ? m.search_title_page({ title, page: result.page }) : title,
    ...(text ? { description: text.description } : {}),
    canonical,
    price,
    indexed: result !== undefined,
    structuredData: areaData(new URL(canonical).origin, named, text && result?.page === 1 ? text.questions : []),
  })
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { shown, ways } = loaderData
  const { result, ...loaded } = useMemo(() => fromDataText(shown), [shown])
  const found = useMemo(() => result && unpacked(result), [result])
  return <SearchPage {...loaded} result={found} ways={ways} />
}
