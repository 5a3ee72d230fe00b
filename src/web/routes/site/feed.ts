import { postTexts } from '#web/public/content/long-texts.ts'
import { publicCache } from '#web/shared/api/public-cache.ts'
import { publicUrlContext } from '#web/shared/api/server-context.ts'
import { feedXml } from '#web/shared/site/feed.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import type { Route } from './+types/feed.ts'

/** The posts of the blog for those who follow it: https://www.rssboard.org/rss-specification */
export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(publicUrlContext)
  const entries = postTexts().map(({ slug, heading, summary, publishedOn }) => ({
    link: site + paths.post(slug),
    title: heading,
    summary,
    publishedOn,
  }))
  const channel = { title: m.guide_blog_title(), summary: m.guide_blog_description() }
  return new Response(feedXml({ ...channel, link: site + paths.blog(), self: site + paths.feed() }, entries), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', ...publicCache() },
  })
}
