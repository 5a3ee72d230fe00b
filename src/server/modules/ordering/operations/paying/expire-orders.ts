import { actorName, type Context } from '#server/kernel/context.ts'
import type { Payments } from '#server/modules/payments/index.ts'
import { expiredIds } from '../../queries/due.ts'
import { removeIdleCounters } from '../../queries/unpaid-counts.ts'
import { lockOrder } from '../../store.ts'
import { endUnpaid, mayBePaid } from './end-unpaid.ts'

/**
 * Ends unpaid orders whose hold is over, each in a transaction of its own so that one cannot hold up the rest. While a payment
 * is open an order waits until the gateway has decided. Removes counters that are no longer needed. Idempotent; safe to run
 * concurrently.
 */
export async function expireOrders(ctx: Context, payments: Payments): Promise<void> {
  for (const id of await expiredIds(ctx.db, ctx.clock.now())) await expire(ctx, payments, id)
  await removeIdleCounters(ctx.db, ctx.clock.now())
}

async function expire(ctx: Context, payments: Payments, id: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.state !== 'awaiting_payment' || ctx.clock.now() < order.holdUntil) return
    const attempts = await payments.attemptsOf(tx, [id])
    if (mayBePaid(attempts.get(id))) return
    await endUnpaid(tx, order, { to: 'expired', actor: actorName(ctx.actor), now: ctx.clock.now() })
  })
}
