import type { Actor, Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { releaseCapacity } from '#server/modules/availability/index.ts'
import { releaseHold } from '#server/modules/coupons/index.ts'
import type { Attempt } from '#server/modules/payments/index.ts'
import type { LockedOrder } from '../../domain/order.ts'
import { moveOrder } from '../../store.ts'
import { leaveCounters } from '../placing/count-unpaid.ts'

/** Reports whether money may still come for an attempt that the gateway knows of, or has come. */
export function mayBePaid(attempts: readonly Attempt[] | undefined): boolean {
  return attempts?.some((attempt) => attempt.state === 'pending' || attempt.state === 'applied') ?? false
}

/** Ends a locked unpaid order, decrements its counters and releases its capacity and coupon (C16, C40, C82). */
export async function endUnpaid(
  tx: Tx,
  order: LockedOrder,
  { to, actor, now }: { to: 'cancelled_unpaid' | 'expired'; actor: Actor; now: Date },
): Promise<void> {
  if (!(await moveOrder(tx, { id: order.id, from: 'awaiting_payment', to, actor, at: now }))) return
  const { catererId, eventDate: day, guests: plates, unconfirmed } = order
  await leaveCounters(tx, order)
  await releaseCapacity(tx, { catererId, day, plates, unconfirmed })
  await releaseHold(tx, order.id)
  const change = { before: { state: order.state }, after: { state: to } }
  await publish(tx, { type: `order.${to}`, subject: order.id }, {}, { ...change, actor })
}
