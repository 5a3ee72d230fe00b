import { payUntil } from '../../domain/deadlines.ts'
import { toRupees, paise, type Paise } from '#contract/values/money.ts'
import { actorName, type Context, type Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail, failField } from '#server/kernel/app-error.ts'
import { releaseCapacity, reserveCapacity } from '#server/modules/availability/index.ts'
import { restateHold } from '#server/modules/coupons/index.ts'
import type { MoneyDeps } from '../../deps.ts'
import type { ChangeDraft } from '../../domain/change.ts'
import { auditedChange, type LockedOrder } from '../../domain/order.ts'
import { retainedAfter } from '../../domain/settlement.ts'
import { applyToOrder, insertChange } from '../../queries/changes.ts'
import { findOrder } from '../../queries/orders.ts'
import { assessChange, type ChangeAssessment } from './assess-change.ts'
import { bookAdjustment, bookRetained } from '../paying/book-movement.ts'
import { refundOrder } from '../paying/refund-order.ts'
import { lockOwnOrder, requireAllowed, viewerOf } from '../reading/own-order.ts'
import { errorFromProblems } from '../placing/error-from-problems.ts'

/** Amounts that the customer saw before saving. Any other settlement is rejected. */
export interface ExpectedSettlement {
  difference: Paise | undefined
  refund: Paise | undefined
  toPay: Paise | undefined
}

/**
 * Changes guests or menu of a paid order. An increase uses retained money first; what is left to pay waits half an hour for its
 * payment and reserves capacity until then. Any other change applies immediately, and a reduction refunds the share that the
 * cancellation policy gives today. All is decided under the order's lock. Rejects as `quoteChange` does, and
 * `difference_changed`, `change_refund_changed` or `change_payment_changed` when another amount was expected.
 */
export async function changeOrder(
  ctx: Context,
  deps: MoneyDeps,
  { id, draft, expected }: { id: string; draft: ChangeDraft; expected: ExpectedSettlement },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const locked = await lockOwnOrder(ctx, tx, id)
    const order = await findOrder(tx, id, viewerOf(ctx))
    if (!order) throw fail('order_not_found')
    requireAllowed('change', locked, ctx.clock.now(), { changing: order.changing })
    const change = await assessChange({ db: tx, clock: ctx.clock }, order, draft)
    if (change.problems.length > 0) throw errorFromProblems(change.problems)
    requireExpected(expected, change)
    await make(ctx, tx, deps, locked, change)
  })
}

function requireExpected({ difference, refund, toPay }: ExpectedSettlement, change: ChangeAssessment): void {
  if (difference !== undefined && difference !== change.difference)
    throw failField('difference_changed', 'expectedDifference', { amount: toRupees(change.difference) })
  // A client that names the difference alone showed all of it as refund.
  const shown = refund ?? (difference === undefined ? undefined : paise(Math.max(0, -difference)))
  if (shown !== undefined && shown !== change.settlement.refund)
    throw failField('change_refund_changed', 'expectedRefund', { amount: toRupees(change.settlement.refund) })
  if (toPay !== undefined && toPay !== change.settlement.toPay)
    throw failField('change_payment_changed', 'expectedToPay', { amount: toRupees(change.settlement.toPay) })
}

async function make(
  ctx: Context,
  tx: Tx,
  deps: MoneyDeps,
  order: LockedOrder,
  { before, after, difference, settlement, extraCapacity }: ChangeAssessment,
): Promise<void> {
  const now = ctx.clock.now()
  const change = {
    id: ctx.newId(),
    orderId: order.id,
    actor: actorName(ctx.actor),
    before,
    after,
    difference,
    ...settlement,
  }
  const day = { catererId: order.catererId, day: order.eventDate }
  if (settlement.toPay > 0) {
    await insertChange(tx, { ...change, state: 'awaiting_payment', holdUntil: payUntil(now) }, now)
  } else {
    await insertChange(tx, { ...change, state: 'applied', holdUntil: undefined }, now)
    await applyToOrder(tx, order.id, { after, ...retainedAfter(order, change) }, now)
    if (after.discount !== before.discount) await restateHold(tx, order.id, after.discount)
    const refund = { amount: settlement.refund, cause: change.id, reason: 'changed' }
    if (refund.amount > 0) await refundOrder(tx, deps, order.id, refund)
    await bookRetained(tx, order.id, change, now)
    if (settlement.refund === 0 && settlement.retained === 0 && settlement.retainedUsed === 0)
      await bookAdjustment(tx, order.id, change.id, now)
    await publish(tx, { type: 'order.changed', subject: order.id }, { changeId: change.id }, auditedChange(change))
    if (after.guests < before.guests) await releaseCapacity(tx, { ...day, plates: before.guests - after.guests })
  }
  // A concurrent order may have reserved the capacity since it was counted.
  const taken = extraCapacity === 0 || (await reserveCapacity(tx, { ...day, plates: extraCapacity }))
  if (!taken) throw failField('capacity_gone', 'guests')
}
