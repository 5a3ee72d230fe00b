import { userOf, type Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Attempt, Payments } from '../../payments/index.ts'
import type { Order } from '../domain/order.ts'
import { findOrder } from '../queries/orders.ts'

/** One order of one's own with its newest payment attempt; another's is as missing as none. */
export async function getOrder(
  ctx: Context,
  payments: Payments,
  id: string,
): Promise<{ order: Order; attempt: Attempt | undefined }> {
  const [order, attempts] = await Promise.all([
    findOrder(ctx.db, id, userOf(ctx).userId),
    payments.attemptsOf(ctx.db, [id]),
  ])
  if (!order) throw refuse('order_not_found')
  return { order, attempt: attempts.get(id)?.at(-1) }
}
