import type { Paise } from '#contract/values/money.ts'
import type { Context, Tx } from '../../../kernel/context.ts'
import { announce } from '../../../kernel/events.ts'
import { lockAttempt } from '../queries/attempts.ts'
import { moveAttempt } from '../queries/moves.ts'
import { insertRefund } from '../queries/refunds.ts'

/** What an applied attempt gives back, and why. */
export interface Owed {
  attemptId: string
  reason: string
  /** All of it when missing. */
  amount?: Paise
}

/**
 * An applied attempt is to go back, all of it or a part; the refund is sent later, by the sweep. False when the attempt is
 * not applied (any more), so that a repeat owes nothing twice. Throws a RangeError for more than was paid, or nothing.
 */
export async function oweRefund(
  ctx: Pick<Context, 'clock' | 'newId'>,
  tx: Tx,
  { attemptId, reason, amount }: Owed,
): Promise<boolean> {
  const attempt = await lockAttempt(tx, attemptId)
  if (attempt?.state !== 'applied') return false
  const owed = amount ?? attempt.amount
  if (owed <= 0 || owed > attempt.amount) throw new RangeError(`${owed} paise cannot go back of ${attempt.amount}`)
  await moveAttempt(tx, attempt, ['refund_due'], { now: ctx.clock.now(), code: reason })
  await insertRefund(tx, { id: ctx.newId(), attemptId, amount: owed, reason })
  await announce(tx, { type: 'payment.refund_due', subject: attemptId }, { reference: attempt.reference })
  return true
}
