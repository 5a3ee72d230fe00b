import type { Context, Tx } from '../../../kernel/context.ts'
import { announce } from '../../../kernel/events.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { movePlates, takePlates } from '../../availability/index.ts'
import { releaseHold } from '../../coupons/index.ts'
import { keepAccount } from '../../identity/index.ts'
import type { Payments } from '../../payments/index.ts'
import { refusalOf } from '../domain/actions.ts'
import type { Replaced } from '../domain/replaced.ts'
import { findReplaced } from '../queries/standing.ts'
import { moveOrder, type NewOrder } from '../store.ts'

/**
 * Asks the gateway about an open payment of the order to replace. When it has taken the money without our knowing, the order
 * is paid now, and replacing it is refused.
 */
export async function settleOpenPayment(ctx: Context, payments: Payments, { id }: Replaced): Promise<void> {
  const newest = (await payments.attemptsOf(ctx.db, [id])).get(id)?.at(-1)
  if (newest?.state === 'pending') await payments.check(ctx, newest.id)
}

/**
 * Ends the unpaid order that `order` replaces and releases its coupon; its plates follow by {@link passPlates}. Money that still
 * comes for it is refunded when it arrives, as for every order that ended unpaid. Refuses `order_already_paid` and `order_ended`
 * for one that has moved on since it was read.
 */
export async function replace(tx: Tx, order: NewOrder, { id }: Replaced, now: Date): Promise<void> {
  const { customerId, actor } = order
  const detail = { replacedBy: order.id }
  const [, moved] = await Promise.all([
    keepAccount(tx, customerId),
    moveOrder(tx, { id, from: 'awaiting_payment', to: 'cancelled_unpaid', actor, at: now, detail }),
  ])
  if (!moved) {
    const current = await findReplaced(tx, customerId, id)
    throw refuse((current && refusalOf('delete', current, now)) ?? 'order_not_found')
  }
  await Promise.all([releaseHold(tx, id), announce(tx, { type: 'order.cancelled_unpaid', subject: id })])
}

/** Takes the plates of a new order; those of the order that it replaces are released in the same step. */
export function passPlates(
  tx: Tx,
  replaced: Replaced | undefined,
  to: { catererId: string; day: NewOrder['eventDate']; plates: number },
): Promise<boolean> {
  if (!replaced) return takePlates(tx, to)
  const { catererId, eventDate: day, guests: plates } = replaced
  return movePlates(tx, { from: { catererId, day, plates }, to })
}
