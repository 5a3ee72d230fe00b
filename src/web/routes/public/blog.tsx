import { formatDay } from '#contract/values/calendar.ts'
import { GuideList } from '#web/public/guides/guide-list.tsx'
import { postTexts } from '#web/public/content/long-texts.ts'
import { trailData } from '#web/shared/site/structured-data.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { paths } from '#contract/paths.ts'
import { seldomChanging } from '#web/shared/api/public-cache.ts'
import { publicUrlContext } from '#web/shared/api/server-context.ts'
import { m } from '#messages'
import type { Route } from './+types/blog.ts'

export function loader({ context }: Route.LoaderArgs) {
  const entries = postTexts().map(({ slug, heading, summary, picture, publishedOn }) => ({
    to: paths.post(slug),
    title: heading,
    summary,
    picture,
    day: formatDay(publishedOn),
  }))
  return { entries, site: context.get(publicUrlContext) }
}

export { reading as handle } from '#web/shared/site/script-start.ts'

export function headers() {
  return seldomChanging()
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta({
          title: m.guide_blog_title(),
          description: m.guide_blog_description(),
          canonical: loaderData.site + paths.blog(),
          structuredData: [
            trailData(loaderData.site, [
              { name: m.guide_home(), path: paths.home() },
              { name: m.guide_blog(), path: paths.blog() },
            ]),
          ],
        }),
        {
          tagName: 'link',
          rel: 'alternate',
          type: 'application/rss+xml',
          title: m.guide_feed(),
          href: loaderData.site + paths.feed(),
        },
      ]
    : []

export default function Blog({ loaderData: { entries } }: Route.ComponentProps) {
  return (
    <GuideList
      name={m.guide_blog()}
      heading={m.guide_blog_heading()}
      lead={m.guide_blog_lead()}
      entries={entries}
      feed={paths.feed()}
    />
  )
}
