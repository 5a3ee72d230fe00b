import type { ReviewSort } from '#contract/endpoints/reviews.ts'
import { ratingDistribution, type RatingDistribution } from '../domain/rating.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import type { Context } from '#server/kernel/context.ts'
import { pageOf } from '#server/kernel/lists/page-of.ts'
import { countByBand, countMatching, type Review, type ReviewFilter, type ReviewGroup } from '../domain/review.ts'
import { countReviews, listReviewsOf } from '../store.ts'

/** What is wanted of a caterer's reviews. */
export interface ReviewsWanted extends ReviewFilter {
  sort: ReviewSort
  page: number
  pageSize: number
}

/** A page of reviews that fit the filters, with figures about all of them. */
export interface ReviewPage extends RatingDistribution {
  items: Review[]
  /** The page answered: the last one when a later one was asked for. */
  page: number
  /** At least 1. */
  pages: number
  /** How many fit the filters. */
  matching: number
  bands: { band: GuestBand; count: number }[]
}

/** Returns a page of a caterer's reviews with the distribution of all; empty for a caterer without reviews. */
export async function listReviews(ctx: Context, catererId: string, wanted: ReviewsWanted): Promise<ReviewPage> {
  const { page: asked, pageSize, sort, ...filter } = wanted
  const groups = await countReviews(ctx.db, catererId, filter)
  const matching = countMatching(groups, filter)
  const { page, pages, offset } = pageOf(matching, { asked, size: pageSize })
  const window = { filter, sort, offset, limit: pageSize }
  const items = matching > 0 ? await listReviewsOf(ctx.db, catererId, window) : []
  return { ...distributionOf(groups), bands: countByBand(groups), items, page, pages, matching }
}

function distributionOf(groups: readonly ReviewGroup[]): RatingDistribution {
  const counts = new Map<number, number>()
  for (const { halfStars, count } of groups) counts.set(halfStars / 2, (counts.get(halfStars / 2) ?? 0) + count)
  return ratingDistribution(counts)
}
