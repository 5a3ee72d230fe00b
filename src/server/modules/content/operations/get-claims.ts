import type { Context } from '#server/kernel/context.ts'
import { claimsFrom, claimsSetting, type Claims } from '../domain/claims.ts'
import { findSetting, listStories, listTestimonials } from '../queries.ts'

/** What the marketplace tells of itself, in its order; empty where nothing was written down. */
export async function getClaims(ctx: Context): Promise<Claims> {
  const [testimonials, stories, setting] = await Promise.all([
    listTestimonials(ctx.db),
    listStories(ctx.db),
    findSetting(ctx.db, claimsSetting),
  ])
  return { testimonials, stories, ...claimsFrom(setting) }
}
