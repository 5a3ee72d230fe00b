import type { Context } from '#server/kernel/context.ts'
import { move } from './advance-order.ts'
import { dropWaiting } from '../changing/drop-change.ts'
import { lockOwnOrder } from '../reading/own-order.ts'
import { requireTurn } from './require-turn.ts'

/** Starts the preparation of an accepted order. Later changes are rejected, and one that awaits payment is dropped. */
export async function prepareOrder(ctx: Context, id: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(ctx, tx, id, 'cook')
    await requireTurn(ctx, tx, 'prepare', order)
    await move(ctx, tx, order, 'in_preparation')
    await dropWaiting(tx, order, ctx.clock.now())
  })
}
