import { userOf, type Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { isOver, wasPaid } from '#contract/rules/order-life-cycle.ts'
import type { MoneyDeps } from '../../deps.ts'
import { findToPay } from '../../queries/order-context.ts'
import { lockOrder } from '../../store.ts'
import { endUnpaid } from '../paying/end-unpaid.ts'

/**
 * Cancels an unpaid order and releases what it held (C16). The gateway is asked first: an order that it has the money for is
 * paid and stays. While a payment is open the order is cancelled all the same, and money that comes later is refunded (C80).
 * Throws `order_not_found`, `order_already_paid`. Idempotent: an order that ended unpaid stays as it is.
 */
export async function deleteOrder(ctx: Context, { payments }: MoneyDeps, id: string): Promise<void> {
  const { userId } = userOf(ctx)
  const own = await findToPay(ctx.db, userId, id)
  if (!own) throw fail('order_not_found')
  if (wasPaid(own.state)) throw fail('order_already_paid')
  if (isOver(own.state)) return
  await payments.checkReference(ctx, id)

  await ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order || order.customerId !== userId) throw fail('order_not_found')
    if (wasPaid(order.state)) throw fail('order_already_paid')
    if (isOver(order.state)) return
    await endUnpaid(tx, order, { to: 'cancelled_unpaid', actor: ctx.actor, now: ctx.clock.now() })
  })
}
