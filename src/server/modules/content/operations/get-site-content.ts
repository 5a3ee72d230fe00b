import type { Context } from '#server/kernel/context.ts'
import { findSetting } from '#server/kernel/settings.ts'
import { listLiveCatererIds } from '#server/modules/caterers/index.ts'
import { siteContentFrom, siteContentSetting, type Figures, type SiteContent } from '../domain/site-content.ts'
import { listStories, listTestimonials } from '../queries.ts'

/** What the marketplace tells of itself, in its order; empty where nothing was written down. */
export async function getSiteContent(ctx: Context): Promise<SiteContent> {
  const [testimonials, stories, setting] = await Promise.all([
    listTestimonials(ctx.db),
    listStories(ctx.db),
    findSetting(ctx.db, siteContentSetting),
  ])
  const { figures, film } = siteContentFrom(setting)
  return { testimonials, stories, figures: await backedFigures(ctx, figures), film }
}

/** Leaves out 'more than n caterers' while there are not more than n on the site (C43). */
async function backedFigures(ctx: Context, { caterers, ...others }: Figures): Promise<Figures> {
  if (caterers === undefined) return others
  const live = await listLiveCatererIds(ctx.db)
  return live.length > caterers ? { ...others, caterers } : others
}
