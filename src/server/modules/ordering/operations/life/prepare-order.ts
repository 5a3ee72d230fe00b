import type { Context } from '#server/kernel/context.ts'
import { move } from './advance-order.ts'
import { dropWaiting } from '../changing/drop-change.ts'
import { lockOwnOrder, requireAllowed } from '../reading/own-order.ts'

/** Starts the preparation of an accepted order. Later changes are rejected, and one that awaits payment is dropped. */
export async function prepareOrder(ctx: Context, id: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(ctx, tx, id, 'cook')
    requireAllowed('prepare', order, ctx.clock.now())
    await move(ctx, tx, order, 'in_preparation')
    await dropWaiting(tx, order, ctx.clock.now())
  })
}
