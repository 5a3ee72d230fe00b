import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Attempt, Payments, Refund } from '#server/modules/payments/index.ts'
import type { Order } from '../../domain/order.ts'
import { findOrder } from '../../queries/orders.ts'
import { viewerOf } from './own-order.ts'

/** An order with its newest payment attempt and what goes back to the customer. */
export interface OrderWithMoney {
  order: Order
  attempt: Attempt | undefined
  refunds: readonly Refund[]
}

/** Returns an order to its customer, its caterer once it is paid, and admins; for others it is not found. */
export async function getOrder(ctx: Context, payments: Payments, id: string): Promise<OrderWithMoney> {
  const [order, attempts, topUps] = await Promise.all([
    findOrder(ctx.db, id, viewerOf(ctx)),
    payments.attemptsOf(ctx.db, [id]),
    payments.attemptsOf(ctx.db, [id], 'top_up'),
  ])
  if (!order) throw fail('order_not_found')
  const all = [...(attempts.get(id) ?? []), ...(topUps.get(id) ?? [])]
  const refunds = await payments.refundsOf(
    ctx.db,
    all.map((attempt) => attempt.id),
  )
  return { order, attempt: attempts.get(id)?.at(-1), refunds }
}
