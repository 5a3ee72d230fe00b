import { data } from 'react-router'
import { canonicalService } from '#web/public/guides/canonical.ts'
import { filledGuide } from '#web/public/guides/filled-guide.ts'
import { serviceData } from '#web/public/guides/guide-data.ts'
import { GuidePage } from '#web/public/guides/guide-page.tsx'
import { liveGuide } from '#web/public/guides/live-guide.ts'
import { relatedPages } from '#web/public/guides/related-pages.ts'
import { serviceText } from '#web/public/content/long-texts.ts'
import { publicLoader, type PublicArgs } from '#web/shared/site/canonical-url.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { paths } from '#contract/paths.ts'
import { publicCache } from '#web/shared/api/public-cache.ts'
import { apiContext, publicUrlContext } from '#web/shared/api/server-context.ts'
import { m } from '#messages'
import type { Route } from './+types/service.ts'

/** The guide of a service; an unknown one is the page that is not there. */
export const loader = publicLoader(
  canonicalService,
  async ({ context, params }: PublicArgs<Route.LoaderArgs['params']>) => {
    const service = serviceText(params.slug)
    if (!service) throw data(null, { status: 404 })
    const site = context.get(publicUrlContext)
    const guide = filledGuide(service)
    const { slug, name, title, description } = service
    const live = await liveGuide(context.get(apiContext), service)
    return {
      slug,
      name,
      guide,
      live,
      related: relatedPages(service.related),
      head: {
        title,
        description,
        canonical: site + paths.service(slug),
        structuredData: serviceData(site, service, guide),
        picture: `/pictures/services/${slug}`,
        price: live.price && m.shell_share_price(live.price),
      },
    }
  },
)

export { reading as handle } from '#web/shared/site/script-start.ts'

export function headers() {
  return publicCache()
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : pageMeta({ title: m.shell_not_found_title(), indexed: false })

export default function Service({ loaderData: { slug, name, ...page } }: Route.ComponentProps) {
  const crumbs = [
    { label: m.guide_home(), to: paths.home() },
    { label: m.guide_services(), to: paths.services() },
    { label: name },
  ]
  return <GuidePage {...page} crumbs={crumbs} picture={slug} />
}
