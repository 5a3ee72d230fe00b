import { EnquiryBox } from '#web/public/enquiries/enquiry-box.tsx'
import { ContactWays } from '#web/public/guides/contact-ways.tsx'
import { LandingPage } from '#web/public/guides/landing-page.tsx'
import { loadedLanding } from '#web/public/guides/landing.ts'
import { StartingPrice } from '#web/public/guides/starting-price.tsx'
import { testimonialsOf } from '#web/public/home/testimonials-of.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { paths } from '#contract/paths.ts'
import { publicCache } from '#web/shared/api/public-cache.ts'
import { apiContext, publicUrlContext } from '#web/shared/api/server-context.ts'
import { latePart } from '#web/ui/late-part.tsx'
import type { Route } from './+types/wedding-services.ts'

const WeddingLinks = latePart(() => import('#web/public/guides/wedding-links.tsx').then((part) => part.WeddingLinks))
const Testimonials = latePart(() => import('#web/public/home/testimonials.tsx').then((part) => part.Testimonials))

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [range, claims] = await Promise.all([
    api('GET /api/price-range', { query: { people: '100+' } }).catch(() => undefined),
    api('GET /api/claims').catch(() => undefined),
  ])
  return {
    ...loadedLanding('weddingServices', context.get(publicUrlContext), paths.weddingServices()),
    range,
    testimonials: testimonialsOf('weddings', claims?.testimonials ?? []),
  }
}

export { reading as handle } from '#web/shared/site/script-start.ts'

export function headers() {
  return publicCache()
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.head) : [])

/** The page of weddings on which a quote is asked for (R076, R142–R145). */
export default function WeddingServices({ loaderData: { range, testimonials, ...page } }: Route.ComponentProps) {
  return (
    <>
      <LandingPage {...page}>
        <StartingPrice range={range} />
        <ContactWays>
          <EnquiryBox kind="wedding" />
        </ContactWays>
        <WeddingLinks />
      </LandingPage>
      <Testimonials testimonials={testimonials} film={undefined} />
    </>
  )
}
