import type { SiteContentView } from '#contract/endpoints/site-content.ts'
import { Hero } from '#web/public/home/hero.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { siteData } from '#web/shared/site/structured-data.ts'
import { paths } from '#contract/paths.ts'
import { seldomChanging } from '#web/shared/api/public-cache.ts'
import { apiContext, publicUrlContext } from '#web/shared/api/server-context.ts'
import { m } from '#messages'
import { latePart } from '#web/ui/late-part.tsx'
import type { Route } from './+types/home.ts'

const HomeSections = latePart(() => import('#web/public/home/home-sections.tsx').then((part) => part.HomeSections))

const shown = 6
const noContent: SiteContentView = { testimonials: [], stories: [], figures: {} }

/** A few caterers, those the marketplace features first, and what it tells of itself. The page stands without them. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [found, content] = await Promise.all([
    api('GET /api/search').catch(() => undefined),
    api('GET /api/claims').catch(() => undefined),
  ])
  const caterers = (found?.items ?? []).toSorted((a, b) => Number(b.featured) - Number(a.featured)).slice(0, shown)
  return { caterers, content: content ?? noContent, canonical: context.get(publicUrlContext) + paths.home() }
}

export { shouldRevalidate } from '#web/shared/api/same-data.ts'

export function headers() {
  return seldomChanging()
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: m.home_title(),
    description: m.home_description(),
    ...(loaderData
      ? { canonical: loaderData.canonical, structuredData: siteData(new URL(loaderData.canonical).origin) }
      : {}),
  })

export default function Home({ loaderData: { caterers, content } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <HomeSections caterers={caterers} content={content} />
    </>
  )
}
