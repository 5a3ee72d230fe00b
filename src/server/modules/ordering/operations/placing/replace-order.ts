import type { Context, Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail } from '#server/kernel/app-error.ts'
import { moveReservation, reserveCapacity, type CapacityReservation } from '#server/modules/availability/index.ts'
import { releaseHold } from '#server/modules/coupons/index.ts'
import { lockUserForShare } from '#server/modules/identity/index.ts'
import type { MoneyDeps } from '../../deps.ts'
import { errorOf } from '../../domain/actions.ts'
import type { LockedOrder } from '../../domain/order.ts'
import type { Replaced } from '../../domain/replaced.ts'
import { orderContextOf } from '../../domain/order-context.ts'
import { lockOrder, moveOrder, type NewOrder } from '../../store.ts'

/**
 * Asks the gateway about an open payment of the order to replace. When it has taken the money without our knowing, the order
 * is paid now, and replacing it is rejected.
 */
export async function settleOpenPayment(ctx: Context, { payments }: MoneyDeps, { id }: Replaced): Promise<void> {
  const newest = (await payments.attemptsOf(ctx.db, [id])).get(id)?.at(-1)
  if (newest?.state === 'pending') await payments.check(ctx, newest.id)
}

/**
 * Locks the account and the order that is to be replaced. Throws `order_already_paid` and `order_ended` for one that has moved
 * on since it was read.
 */
export async function lockReplaced(tx: Tx, customerId: string, { id }: Replaced, now: Date): Promise<LockedOrder> {
  const [, old] = await Promise.all([lockUserForShare(tx, customerId), lockOrder(tx, id)])
  if (!old) throw fail('order_not_found')
  const error = errorOf('delete', orderContextOf(old), now)
  if (error) throw fail(error)
  return old
}

/**
 * Ends a locked unpaid order that `order` replaces and releases its coupon; plates and counters pass to the new order. Money
 * that still comes for it is refunded when it arrives, as for every order that ended unpaid.
 */
export async function endReplaced(tx: Tx, { id }: LockedOrder, { id: replacedBy, actor, createdAt }: NewOrder) {
  const move = { id, from: 'awaiting_payment', to: 'cancelled_unpaid', actor, at: createdAt } as const
  await Promise.all([
    moveOrder(tx, { ...move, detail: { replacedBy } }),
    releaseHold(tx, id),
    publish(
      tx,
      { type: 'order.cancelled_unpaid', subject: id },
      {},
      { before: { state: move.from }, after: { state: move.to } },
    ),
  ])
}

/** Takes the plates of a new order; those of the locked order that it replaces are released in the same step. */
export function passReservation(tx: Tx, old: LockedOrder | undefined, order: NewOrder): Promise<boolean> {
  const to = reservationOf(order)
  return old ? moveReservation(tx, { from: reservationOf(old), to }) : reserveCapacity(tx, to)
}

function reservationOf({
  catererId,
  eventDate: day,
  guests: plates,
  unconfirmed,
}: LockedOrder | NewOrder): CapacityReservation {
  return { catererId, day, plates, unconfirmed }
}
