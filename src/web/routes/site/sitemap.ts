import type { Day } from '#contract/values/calendar.ts'
import { railwayLines } from '#contract/values/place.ts'
import { landingText, policyTexts, postTexts, serviceTexts } from '#web/public/content/long-texts.ts'
import { areas } from '#web/public/listing/areas.ts'
import { paths } from '#contract/paths.ts'
import type { ApiClient } from '#web/shared/api/api.ts'
import { publicCache } from '#web/shared/api/public-cache.ts'
import { apiContext, publicUrlContext } from '#web/shared/api/server-context.ts'
import { sitemapXml, type SitemapEntry } from '#web/shared/site/sitemap.ts'
import type { Route } from './+types/sitemap.ts'

const landings = [
  [paths.weddingCaterers(), 'weddingCaterers'],
  [paths.weddingServices(), 'weddingServices'],
  [paths.festival(), 'festival'],
  [paths.contact(), 'contact'],
  [paths.ranking(), 'ranking'],
  [paths.credits(), 'credits'],
] as const

/** Every page that search engines may show, under the one address that stands for it. */
export async function loader({ context }: Route.LoaderArgs) {
  const caterers = await everyCaterer(context.get(apiContext))
  const entries: SitemapEntry[] = [
    { path: paths.home() },
    { path: paths.search() },
    { path: paths.complaints() },
    ...areas.map(({ slug }) => ({ path: paths.area(slug) })),
    ...railwayLines.map((line) => ({ path: paths.line(line) })),
    { path: paths.services(), changedOn: lastChange(serviceTexts()) },
    ...serviceTexts().map(({ slug, updatedOn }) => ({ path: paths.service(slug), changedOn: updatedOn })),
    ...landings.map(([path, name]) => ({ path, changedOn: landingText(name).updatedOn })),
    { path: paths.blog(), changedOn: lastChange(postTexts()) },
    ...postTexts().map(({ slug, updatedOn }) => ({ path: paths.post(slug), changedOn: updatedOn })),
    ...Object.values(policyTexts()).map(({ canonical, since }) => ({ path: canonical, changedOn: since })),
    ...caterers.map((caterer) => ({ path: paths.caterer(caterer) })),
  ]
  return new Response(sitemapXml(context.get(publicUrlContext), entries), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', ...publicCache() },
  })
}

/** Lists change with the texts that they name. */
function lastChange(texts: readonly { updatedOn: Day }[]): Day {
  return texts.map(({ updatedOn }) => updatedOn).reduce((a, b) => (a > b ? a : b))
}

/** Caterers of all pages of the list. The first tells how many there are; the others are asked for together. */
async function everyCaterer(api: ApiClient) {
  const first = await api('GET /api/caterer')
  const others = Array.from({ length: first.pages - 1 }, (_, i) =>
    api('GET /api/caterer', { query: { page: String(i + 2) } }),
  )
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data)
}
