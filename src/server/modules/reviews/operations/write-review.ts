import { userOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail } from '#server/kernel/app-error.ts'
import { findUsers, lockUserForShare } from '#server/modules/identity/index.ts'
import { lockToReview } from '#server/modules/ordering/index.ts'
import type { Review } from '../domain/review.ts'
import { findReview, insertReview } from '../store.ts'

/** What a customer thinks of a completed order; `rating` in half stars from 0.5 to 5. */
export interface NewReview {
  orderId: string
  rating: number
  comment: string
}

/**
 * Reviews an order of the caller that is completed, once: of two at the same time one counts. It shows the first name and the
 * first letter of the last one. Throws `order_not_found`, `order_not_completed`, `review_exists`, and `session_ended` when the
 * account has been deleted.
 */
export async function writeReview(ctx: Context, { orderId, rating, comment }: NewReview): Promise<Review> {
  const { userId } = userOf(ctx)
  return ctx.transaction(async (tx) => {
    await lockUserForShare(tx, userId)
    const { catererId } = await lockToReview(ctx, tx, orderId)
    const author = (await findUsers({ db: tx }, [userId])).get(userId)
    if (!author) throw fail('session_ended')
    const id = ctx.newId()
    const review = { id, orderId, catererId, customerId: userId, name: nameOf(author), halfStars: rating * 2, comment }
    if (!(await insertReview(tx, review, ctx.clock.now()))) throw fail('review_exists')
    await publish(tx, { type: 'review.written', subject: id }, { catererId }, { after: { rating } })
    const written = await findReview(tx, id)
    if (!written) throw new Error('a review that was just written is there')
    return written
  })
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = lastName
  return initial ? `${firstName} ${initial}.` : firstName
}
