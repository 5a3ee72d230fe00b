import { zero } from '#contract/values/money.ts'
import type { Context } from '#server/kernel/context.ts'
import type { MoneyDeps } from '../../deps.ts'
import { heldFor } from '../../domain/order-context.ts'
import { endOrder } from './end-order.ts'
import { lockOwnOrder } from '../reading/own-order.ts'
import { requireTurn } from './require-turn.ts'

/** The caterer says no, in time and with a reason; the customer gets everything back. */
export async function declineOrder(
  ctx: Context,
  deps: MoneyDeps,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(ctx, tx, id)
    await requireTurn(ctx, tx, 'decline', order)
    const ending = { by: 'caterer', reason, refund: heldFor(order), compensation: zero } as const
    await endOrder(ctx, tx, deps, order, { to: 'declined', ...ending })
  })
}
