import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Review } from '../domain/review.ts'
import { findReview } from '../store.ts'

/** One review; a hidden one does not exist. */
export async function getReview(ctx: Context, id: string): Promise<Review> {
  const review = await findReview(ctx.db, id)
  if (!review) throw fail('review_not_found')
  return review
}
