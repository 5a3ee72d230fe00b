import type { Clock } from '#server/kernel/clock.ts'
import type { Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { releaseCapacity } from '#server/modules/availability/index.ts'
import { restateHold } from '#server/modules/coupons/index.ts'
import type { Attempt, PaymentHandler } from '#server/modules/payments/index.ts'
import { isBeforePreparation } from '#contract/rules/order-life-cycle.ts'
import { auditedChange, type LockedOrder } from '../../domain/order.ts'
import { retainedAfter } from '../../domain/settlement.ts'
import { bookRetained } from './book-movement.ts'
import { applyToOrder, findWaitingChange, settleChange } from '../../queries/changes.ts'
import { lockOrder } from '../../store.ts'

/** What happens to the change of an order when its difference is paid, or is not. Runs inside the transaction of payments. */
export function topUpHandler(clock: Clock): PaymentHandler<LockedOrder | undefined> {
  return {
    lock: (tx, reference) => lockOrder(tx, reference),
    async awaits(tx, reference) {
      return (await findWaitingChange(tx, reference)) !== undefined
    },
    onPaid: (tx, attempt, order) => apply(tx, order, attempt, clock.now()),
    /** The change goes on waiting and keeps its plates until its half hour ends, so that another try costs the same. */
    async onFailed() {},
  }
}

/** The change counts from now on. Money for a change that is gone, or was another one, goes back. */
async function apply(
  tx: Tx,
  order: LockedOrder | undefined,
  attempt: Attempt,
  now: Date,
): Promise<'applied' | 'refund_due'> {
  const change = await findWaitingChange(tx, attempt.reference)
  if (!order || !isBeforePreparation(order.state) || change?.toPay !== attempt.amount) return 'refund_due'
  if (!(await settleChange(tx, change.id, 'applied', now))) return 'refund_due'
  await applyToOrder(tx, order.id, { after: change.after, ...retainedAfter(order, change) }, now)
  if (change.after.discount !== change.before.discount) await restateHold(tx, order.id, change.after.discount)
  await bookRetained(tx, order.id, change, now)
  const fewer = change.before.guests - change.after.guests
  if (fewer > 0) await releaseCapacity(tx, { catererId: order.catererId, day: order.eventDate, plates: fewer })
  const actor = { kind: 'system', name: 'payments' } as const
  const details = { ...auditedChange(change), actor }
  await publish(tx, { type: 'order.changed', subject: order.id }, { changeId: change.id }, details)
  return 'applied'
}
