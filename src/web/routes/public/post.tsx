import { data, isRouteErrorResponse } from 'react-router'
import { formatDay } from '#contract/values/calendar.ts'
import { canonicalPost } from '#web/public/guides/canonical.ts'
import { filledGuide } from '#web/public/guides/filled-guide.ts'
import { postData } from '#web/public/guides/guide-data.ts'
import { GuidePage } from '#web/public/guides/guide-page.tsx'
import { liveGuide } from '#web/public/guides/live-guide.ts'
import { relatedPages } from '#web/public/guides/related-pages.ts'
import { postText } from '#web/public/content/long-texts.ts'
import { ErrorPage } from '#web/shared/shell/error-page.tsx'
import { publicLoader, type PublicArgs } from '#web/shared/site/canonical-url.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { paths } from '#contract/paths.ts'
import { publicCache } from '#web/shared/api/public-cache.ts'
import { apiContext, publicUrlContext } from '#web/shared/api/server-context.ts'
import { m } from '#messages'
import type { Route } from './+types/post.ts'

/** A post, in any of its spellings; the canonical one stands for all. */
export const loader = publicLoader(
  canonicalPost,
  async ({ context, params }: PublicArgs<Route.LoaderArgs['params']>) => {
    const post = postText(params.slug)
    if (!post) throw data(null, { status: 404 })
    const site = context.get(publicUrlContext)
    const guide = filledGuide(post)
    const { slug, title, description, picture, publishedOn } = post
    const live = await liveGuide(context.get(apiContext), post)
    return {
      guide,
      picture,
      published: formatDay(publishedOn),
      live,
      related: relatedPages(post.related),
      head: {
        title,
        description,
        canonical: site + paths.post(slug),
        structuredData: postData(site, post, guide),
        picture: `/pictures/services/${picture}`,
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

export default function Post({ loaderData: page }: Route.ComponentProps) {
  const crumbs = [
    { label: m.guide_home(), to: paths.home() },
    { label: m.guide_blog(), to: paths.blog() },
    { label: page.guide.heading },
  ]
  return <GuidePage {...page} crumbs={crumbs} />
}

/** Of a slug that is no post nothing is shown but header and footer (R078, C5). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return null
  return <ErrorPage error={error} />
}
