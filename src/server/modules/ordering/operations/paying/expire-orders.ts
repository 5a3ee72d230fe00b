import type { Context } from '#server/kernel/context.ts'
import type { MoneyDeps } from '../../deps.ts'
import { deadlines, expiredOrders } from '../../queries/due/due.ts'
import { removeIdleCounters } from '../../queries/unpaid-counts.ts'
import { meetDeadline } from '../life/meet-deadline.ts'
import { endUnpaid, mayBePaid } from './end-unpaid.ts'

/**
 * Ends unpaid orders whose hold is over. While a payment is open an order waits until the gateway has decided. Removes counters that
 * are no longer needed. Idempotent; safe to run concurrently.
 */
export async function expireOrders(ctx: Context, { payments }: MoneyDeps): Promise<void> {
  const expired = (claim: Parameters<typeof expiredOrders>[1]) => expiredOrders(ctx.db, claim)
  await meetDeadline(ctx, deadlines.expire, expired, async (tx, order) => {
    if (order.state !== 'awaiting_payment' || ctx.clock.now() < order.holdUntil) return
    const attempts = await payments.attemptsOf(tx, [order.id])
    if (mayBePaid(attempts.get(order.id))) return
    await endUnpaid(tx, order, { to: 'expired', actor: ctx.actor, now: ctx.clock.now() })
  })
  await removeIdleCounters(ctx.db, ctx.clock.now())
}
