import { EnquiryBox } from '#web/public/enquiries/enquiry-box.tsx'
import { ContactWays } from '#web/public/guides/contact-ways.tsx'
import { FestivalOffers } from '#web/public/guides/festival-offers.tsx'
import { LandingPage } from '#web/public/guides/landing-page.tsx'
import { loadedLanding } from '#web/public/guides/landing.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { paths } from '#contract/paths.ts'
import { publicCache } from '#web/shared/api/public-cache.ts'
import { apiContext, publicUrlContext } from '#web/shared/api/server-context.ts'
import type { Route } from './+types/festival-catering.ts'

/** Offers of festivals that are open today; what is always on is shown where there is none (C1). */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [festive, always] = await Promise.all([
    api('GET /api/promotions', { query: { place: 'festival' } }).catch(() => []),
    api('GET /api/promotions').catch(() => []),
  ])
  return {
    ...loadedLanding('festival', context.get(publicUrlContext), paths.festival()),
    offers: festive.length > 0 ? festive : always,
    isFestive: festive.length > 0,
  }
}

export { reading as handle } from '#web/shared/site/script-start.ts'

export function headers() {
  return publicCache()
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.head) : [])

export default function FestivalCatering({ loaderData: { offers, isFestive, ...page } }: Route.ComponentProps) {
  return (
    <LandingPage {...page}>
      <FestivalOffers offers={offers} isFestive={isFestive} />
      <ContactWays>
        <EnquiryBox kind="festival" />
      </ContactWays>
    </LandingPage>
  )
}
