import { userOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Review } from '../domain/review.ts'
import { findReview, insertReply } from '../store.ts'

/** The reviewed caterer answers for everyone to read, once. Throws `review_not_found` for reviews of others, and `reply_exists`. */
export async function replyToReview(ctx: Context, id: string, text: string): Promise<Review> {
  const { catererId } = userOf(ctx)
  return ctx.transaction(async (tx) => {
    const review = await findReview(tx, id)
    if (!review || review.catererId !== catererId) throw fail('review_not_found')
    if (!(await insertReply(tx, id, text, ctx.clock.now()))) throw fail('reply_exists')
    await publish(tx, { type: 'review.replied', subject: id }, { catererId: review.catererId })
    return { ...review, reply: text }
  })
}
