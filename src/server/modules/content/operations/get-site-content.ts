import type { Context } from '#server/kernel/context.ts'
import { siteContentFrom, siteContentSetting, type SiteContent } from '../domain/site-content.ts'
import { findSetting } from '#server/kernel/settings.ts'
import { listStories, listTestimonials } from '../queries.ts'

/** What the marketplace tells of itself, in its order; empty where nothing was written down. */
export async function getSiteContent(ctx: Context): Promise<SiteContent> {
  const [testimonials, stories, setting] = await Promise.all([
    listTestimonials(ctx.db),
    listStories(ctx.db),
    findSetting(ctx.db, siteContentSetting),
  ])
  return { testimonials, stories, ...siteContentFrom(setting) }
}
