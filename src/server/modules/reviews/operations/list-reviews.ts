import { ratingDistribution, type RatingDistribution } from '#contract/rules/rating.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Review } from '../domain/review.ts'
import { countRatings, listReviewsOf } from '../store.ts'

export interface ReviewPage extends RatingDistribution {
  items: Review[]
  /** The page answered: the last one when a later one was asked for. */
  page: number
  /** At least 1. */
  pages: number
}

/** A page of a caterer's reviews, newest first, with the distribution of all of them. Empty for a caterer nobody reviewed. */
export async function listReviews(
  ctx: Context,
  catererId: string,
  wanted: { page: number; pageSize: number },
): Promise<ReviewPage> {
  const distribution = ratingDistribution(await countRatings(ctx.db, catererId))
  const pages = Math.max(1, Math.ceil(distribution.total / wanted.pageSize))
  const page = Math.min(wanted.page, pages)
  const offset = (page - 1) * wanted.pageSize
  const items = distribution.total > 0 ? await listReviewsOf(ctx.db, catererId, { offset, limit: wanted.pageSize }) : []
  return { ...distribution, items, page, pages }
}
