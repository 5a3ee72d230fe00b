import { CuisineTiles } from '#web/features/home/cuisine-tiles.tsx'
import { Featured } from '#web/features/home/featured.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { Steps } from '#web/features/home/steps.tsx'
import { Why } from '#web/features/home/why.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { paths } from '#web/lib/paths.ts'
import { apiContext, publicUrlContext } from '#web/lib/server-context.ts'
import { m } from '#web/paraglide/messages.js'
import type { Route } from './+types/home.ts'

const shown = 6

/** A few caterers, those the marketplace features first. The page stands without them. */
export async function loader({ context }: Route.LoaderArgs) {
  const found = await context
    .get(apiContext)('GET /api/search')
    .catch(() => undefined)
  const caterers = (found?.items ?? []).toSorted((a, b) => Number(b.featured) - Number(a.featured)).slice(0, shown)
  return { caterers, canonical: context.get(publicUrlContext) + paths.home() }
}

export function headers() {
  return { 'Cache-Control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=600' }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: m.home_title(),
    description: m.home_description(),
    ...(loaderData ? { canonical: loaderData.canonical } : {}),
  })

export default function Home({ loaderData: { caterers } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Steps />
      <CuisineTiles />
      <Why />
      <Featured caterers={caterers} />
    </>
  )
}
