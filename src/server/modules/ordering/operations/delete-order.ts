import { actorName, userOf, type Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Payments } from '../../payments/index.ts'
import { wasPaid } from '../domain/actions.ts'
import { isOver } from '../domain/life-cycle.ts'
import { findToPay } from '../queries/standing.ts'
import { lockOrder } from '../store.ts'
import { endUnpaid, mayBePaid } from './end-unpaid.ts'

/**
 * Cancels an unpaid order, only when the gateway says that its payment failed or was never begun (C16); what it held is free again.
 * Refuses `order_not_found`, `order_already_paid`, `order_not_deletable`. An order that ended unpaid already is deleted enough.
 */
export async function deleteOrder(ctx: Context, payments: Payments, id: string): Promise<void> {
  const { userId } = userOf(ctx)
  const own = await findToPay(ctx.db, userId, id)
  if (!own) throw refuse('order_not_found')
  if (wasPaid(own.state)) throw refuse('order_already_paid')
  if (isOver(own.state)) return
  await payments.checkReference(ctx, id)

  await ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order || order.customerId !== userId) throw refuse('order_not_found')
    if (wasPaid(order.state)) throw refuse('order_already_paid')
    if (isOver(order.state)) return
    const attempts = await payments.attemptsOf(tx, [id])
    if (mayBePaid(attempts.get(id))) throw refuse('order_not_deletable')
    await endUnpaid(tx, order, { to: 'cancelled_unpaid', actor: actorName(ctx.actor), now: ctx.clock.now() })
  })
}
