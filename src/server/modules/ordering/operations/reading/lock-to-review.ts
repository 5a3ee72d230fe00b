import type { Context, Tx } from '#server/kernel/context.ts'
import { lockOwnOrder, requireAllowed } from './own-order.ts'

/** A completed order of the caller, locked; whether it was reviewed before is known to reviews. Throws `order_not_completed`. */
export async function lockToReview(ctx: Context, tx: Tx, orderId: string): Promise<{ catererId: string }> {
  const order = await lockOwnOrder(ctx, tx, orderId)
  requireAllowed('review', order, ctx.clock.now())
  return { catererId: order.catererId }
}
