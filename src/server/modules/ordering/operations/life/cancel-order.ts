import { toRupees, type Paise } from '#contract/values/money.ts'
import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { MoneyDeps } from '../../deps.ts'
import { cancellationNow } from '../../domain/order-context.ts'
import { endOrder } from './end-order.ts'
import { lockOwnOrder, requireAllowed, viewerOf } from '../reading/own-order.ts'
import { requireTurn } from './require-turn.ts'

/**
 * Cancels a paid order. A customer is refunded the share of the cancellation policy; what was retained before stays retained. A
 * caterer refunds everything, retained money included, and owes the customer's cancellation charge (C68). Throws
 * `refund_changed` when something else was expected, as after midnight, and `cancel_needs_owner` to managers whose caterer has
 * accepted a large order (C96).
 */
export async function cancelOrder(
  ctx: Context,
  deps: MoneyDeps,
  { id, reason, expectedRefund }: { id: string; reason: string; expectedRefund: Paise | undefined },
): Promise<void> {
  const viewer = viewerOf(ctx)
  const { party } = viewer
  if (party === 'admin') throw fail('not_allowed')
  await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(ctx, tx, id)
    if (party === 'caterer') await requireTurn(ctx, tx, 'cancel', order, { viewer })
    else requireAllowed('cancel', order, ctx.clock.now(), { viewer })
    const { back, compensation } = cancellationNow(party, order, ctx.clock.now())
    if (expectedRefund !== undefined && expectedRefund !== back)
      throw fail('refund_changed', { amount: toRupees(back) })
    await endOrder(ctx, tx, deps, order, { to: 'cancelled', by: party, reason, refund: back, compensation })
  })
}
