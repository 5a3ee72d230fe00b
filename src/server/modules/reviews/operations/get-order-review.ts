import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { requireSight } from '#server/modules/ordering/index.ts'
import type { Review } from '../domain/review.ts'
import { findReviewOfOrder } from '../store.ts'

/** The review of an order that the caller may see. Throws `order_not_found`, and `review_not_found` when there is none or it was taken down. */
export async function getOrderReview(ctx: Context, orderId: string): Promise<Review> {
  await requireSight(ctx, orderId)
  const review = await findReviewOfOrder(ctx.db, orderId)
  if (!review) throw fail('review_not_found')
  return review
}
