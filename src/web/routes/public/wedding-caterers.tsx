import { Suspense } from 'react'
import { Await, data } from 'react-router'
import { canonicalWedding } from '#web/public/guides/canonical.ts'
import { featuredCaterers } from '#web/public/guides/featured-caterers.ts'
import { LandingPage } from '#web/public/guides/landing-page.tsx'
import { loadedLanding } from '#web/public/guides/landing.ts'
import { LoadingCaterers, PremiumCaterers } from '#web/public/guides/premium-caterers.tsx'
import { publicLoader, type PublicArgs } from '#web/shared/site/canonical-url.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { paths } from '#contract/paths.ts'
import { publicCache } from '#web/shared/api/public-cache.ts'
import { apiContext, publicUrlContext } from '#web/shared/api/server-context.ts'
import { m } from '#messages'
import type { Route } from './+types/wedding-caterers.ts'

/** The page of featured wedding caterers, and the post that is the same page (R077, C6). */
export const loader = publicLoader(canonicalWedding, async ({ context }: PublicArgs<Route.LoaderArgs['params']>) => {
  const caterers = await featuredCaterers(context.get(apiContext))
  const landing = loadedLanding('weddingCaterers', context.get(publicUrlContext), paths.weddingCaterers())
  // Samples are shown to those who came while the caterers could not be read, and to no one after them.
  return data({ ...landing, caterers }, { headers: caterers ? publicCache() : { 'Cache-Control': 'no-store' } })
})

/** Within the site the page appears immediately and says what it loads (R151). */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return { loading: serverLoader() }
}

export { reading as handle } from '#web/shared/site/script-start.ts'

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData && 'head' in loaderData ? pageMeta(loaderData.head) : pageMeta({ title: m.guide_wedding_title() })

const next = { to: paths.contact(), label: m.guide_consultation() }

export default function WeddingCaterers({ loaderData }: Route.ComponentProps) {
  if (!('loading' in loaderData)) return <Loaded {...loaderData} />
  return (
    <Suspense fallback={<LoadingCaterers />}>
      <Await resolve={loaderData.loading} errorElement={<NotLoaded />}>
        {(loaded) => <Loaded {...loaded} />}
      </Await>
    </Suspense>
  )
}

function Loaded({ caterers, ...page }: Awaited<ReturnType<typeof loader>>['data']) {
  return (
    <LandingPage {...page} next={next}>
      <PremiumCaterers caterers={caterers} />
    </LandingPage>
  )
}

/** Without a connection there are no texts either; the samples say what would be here. */
function NotLoaded() {
  return (
    <>
      <h1 className="headline page pt-8 text-title text-leaf sm:text-display">{m.guide_wedding_title()}</h1>
      <PremiumCaterers caterers={undefined} />
    </>
  )
}
