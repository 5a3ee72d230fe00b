import { isDelivered } from '#contract/rules/order-life-cycle.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import { countFulfilledOrder } from '#server/modules/caterers/index.ts'
import type { LockedOrder } from '../../domain/order.ts'
import { dropWaiting } from '../changing/drop-change.ts'
import { issueInvoice } from './issue-invoice.ts'
import { move } from './advance-order.ts'
import { lockOwnOrder, requireAllowed } from '../reading/own-order.ts'

/** Marks a delivered order complete for its customer. */
export async function completeOrder(ctx: Context, id: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(ctx, tx, id)
    requireAllowed('complete', order, ctx.clock.now())
    await complete(ctx, tx, order)
  })
}

/**
 * Completes a locked order, which counts for its caterer. One that nobody marked as delivered is billed now (C69, C92); its change that
 * still waits, because the gateway never decided on its payment, is dropped, and money that comes after all goes back.
 */
export async function complete(ctx: Context, tx: Tx, order: LockedOrder): Promise<void> {
  if (!isDelivered(order.state)) await issueInvoice(tx, order.id, ctx.clock.now())
  await move(ctx, tx, order, 'completed')
  await dropWaiting(tx, order, ctx.clock.now())
  await countFulfilledOrder(tx, order.catererId)
}
