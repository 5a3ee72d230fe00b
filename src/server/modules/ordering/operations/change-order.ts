import { payUntil } from '#contract/rules/deadlines.ts'
import { formatPaise, paise, type Paise } from '#contract/values/money.ts'
import { actorName, type Context, type Tx } from '../../../kernel/context.ts'
import { announce } from '../../../kernel/events.ts'
import { refuse, refuseField } from '../../../kernel/refusal.ts'
import { releasePlates, takePlates } from '../../availability/index.ts'
import type { Payments } from '../../payments/index.ts'
import type { ChangeDraft } from '../domain/change.ts'
import type { LockedOrder } from '../domain/order.ts'
import { applyToOrder, insertChange } from '../queries/changes.ts'
import { findOrder } from '../queries/orders.ts'
import { assessChange, type ChangeAssessment } from './assess-change.ts'
import { giveBack } from './give-back.ts'
import { lockOwnOrder, requireAllowed, viewerOf } from './own-order.ts'
import { refusalOfProblems } from './problems.ts'

/**
 * Changes guests or menu of a paid order. What costs more waits half an hour for its payment and keeps the plates meanwhile; what
 * costs less or the same counts at once, and the difference goes back. All is decided under the order's lock. Refuses as
 * `quoteChange` does, and `difference_changed` when something else was expected.
 */
export async function changeOrder(
  ctx: Context,
  payments: Payments,
  id: string,
  { expectedDifference, ...draft }: ChangeDraft & { expectedDifference: Paise | undefined },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const locked = await lockOwnOrder(ctx, tx, id)
    const order = await findOrder(tx, id, viewerOf(ctx))
    if (!order) throw refuse('order_not_found')
    requireAllowed('change', locked, ctx.clock.now(), { changing: order.changing })
    const change = await assessChange({ db: tx }, order, draft)
    if (change.problems.length > 0) throw refusalOfProblems(change.problems)
    if (expectedDifference !== undefined && expectedDifference !== change.difference)
      throw refuseField('difference_changed', 'expectedDifference', { amount: formatPaise(change.difference) })
    await make(ctx, tx, payments, locked, change)
  })
}

async function make(
  ctx: Context,
  tx: Tx,
  payments: Payments,
  order: LockedOrder,
  { before, after, difference, extraPlates }: ChangeAssessment,
): Promise<void> {
  const now = ctx.clock.now()
  const change = { id: ctx.newId(), orderId: order.id, actor: actorName(ctx.actor), before, after, difference }
  const day = { catererId: order.catererId, day: order.eventDate }
  if (difference > 0) {
    await insertChange(tx, { ...change, state: 'awaiting_payment', holdUntil: payUntil(now) }, now)
  } else {
    await insertChange(tx, { ...change, state: 'applied', holdUntil: undefined }, now)
    await applyToOrder(tx, order.id, after, now)
    const back = { amount: paise(-difference), cause: change.id, reason: 'changed' }
    if (back.amount > 0) await giveBack(tx, payments, order.id, back)
    await announce(tx, { type: 'order.changed', subject: order.id }, { changeId: change.id })
    if (after.guests < before.guests) await releasePlates(tx, { ...day, plates: before.guests - after.guests })
  }
  // Others may have taken the plates since they were counted; whoever comes first has them.
  const taken = extraPlates === 0 || (await takePlates(tx, { ...day, plates: extraPlates }))
  if (!taken) throw refuseField('capacity_gone', 'guests')
}
