import type { Context, Tx } from '#server/kernel/context.ts'
import { releaseCapacity } from '#server/modules/availability/index.ts'
import { returnUse } from '#server/modules/coupons/index.ts'
import type { MoneyDeps } from '../../deps.ts'
import type { Ending, LockedOrder } from '../../domain/order.ts'
import { clearRetained, insertEnding } from '../../store.ts'
import { move } from './advance-order.ts'
import { bookAdjustment, bookCompensation } from '../paying/book-movement.ts'
import { dropWaiting } from '../changing/drop-change.ts'
import { refundOrder } from '../paying/refund-order.ts'

/**
 * Ends a locked order that was paid: what is due goes back, what the caterer owes is booked, its plates are free, and a change that
 * waited is dropped. What is retained stays so only when the customer ended the order. The coupon stays used when the customer wanted it so, and is the customer's again when not (C40).
 */
export async function endOrder(
  ctx: Context,
  tx: Tx,
  deps: MoneyDeps,
  order: LockedOrder,
  { to, ...ending }: Ending & { to: 'declined' | 'lapsed' | 'cancelled' },
): Promise<void> {
  const now = ctx.clock.now()
  await move(ctx, tx, order, to)
  await insertEnding(tx, order.id, ending, now)
  await refundOrder(tx, deps, order.id, { amount: ending.refund, cause: 'ended', reason: to })
  // Nothing is served, so no promotion is paid.
  if (ending.refund === 0) await bookAdjustment(tx, order.id, order.id, now)
  if (ending.compensation > 0) await bookCompensation(tx, order.id, ending.compensation, now)
  if (ending.by !== 'customer') await clearRetained(tx, order.id)
  await dropWaiting(tx, order, now)
  await releaseCapacity(tx, { catererId: order.catererId, day: order.eventDate, plates: order.guests })
  if (ending.by !== 'customer') await returnUse(tx, order.id)
}
