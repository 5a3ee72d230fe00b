import type { Context, Tx } from '#server/kernel/context.ts'
import type { Claim } from '#server/kernel/due-work/due-work.ts'
import { publish } from '#server/kernel/events.ts'
import { nightEnd, reminderDue } from '../../domain/answer-reminder.ts'
import type { LockedOrder } from '../../domain/order.ts'
import { findPaidAt, insertReminder, ordersToRemindOf } from '../../queries/due/answer-reminders.ts'
import { deadlines } from '../../queries/due/due.ts'
import { mayMove } from '#contract/rules/order-life-cycle.ts'
import { meetDeadline } from './meet-deadline.ts'

/**
 * Reminds caterers of the orders that await their answer, at half and at the last tenth of the time, once each (docs/decisions/0481).
 * Idempotent; safe to run concurrently.
 */
export async function remindOfAnswers(ctx: Context): Promise<void> {
  const claim = (given: Claim) => ordersToRemindOf(ctx.db, { ...given, nightEnd: nightEnd(given.now) })
  await meetDeadline(ctx, deadlines.remind, claim, (tx, order) => remind(ctx, tx, order))
}

/** Decides again under the lock: the caterer may have answered, or another process reminded it. */
async function remind(ctx: Context, tx: Tx, order: LockedOrder): Promise<void> {
  const now = ctx.clock.now()
  const { answerBy } = order
  if (!mayMove(order.state, 'accepted') || !answerBy) return
  const paidAt = await findPaidAt(tx, order.id)
  const kind = paidAt && reminderDue({ paidAt, answerBy }, now)
  if (!kind || !(await insertReminder(tx, order, kind, now))) return
  await publish(tx, { type: 'order.unanswered', subject: order.id }, { reminder: kind })
}
