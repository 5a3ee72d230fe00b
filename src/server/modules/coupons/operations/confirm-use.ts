import { userOf, type Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { ownUseOf } from '../store.ts'

/**
 * Tells a customer that a coupon is used. The payment of an order uses its coupon, nothing else does: this only looks, so it may
 * be called any number of times. Throws `not_found` for another user's account and a coupon that no order has, and
 * `order_not_paid` while the order that holds it is unpaid.
 */
export async function confirmUse(
  ctx: Context,
  { userId, couponId }: { userId: string; couponId: string },
): Promise<void> {
  if (userOf(ctx).userId !== userId) throw fail('not_found')
  const use = await ownUseOf(ctx.db, couponId, userId)
  if (use === 'reserved') throw fail('order_not_paid')
  if (use !== 'used') throw fail('not_found')
}
