import type { Paise } from '#contract/values/money.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { lockAttempt, type AttemptRow } from '../store/attempts.ts'
import { moveAttempt } from '../store/moves.ts'
import { hasRefund, insertRefund, leftOf, wholeCause } from '../store/refunds.ts'
import type { PaymentDeps } from '../deps.ts'

type Deps = Pick<Context, 'clock' | 'newId'> & Pick<PaymentDeps, 'onMoved'>

/** What an applied attempt gives back, and why. */
export interface RefundRequest {
  attemptId: string
  reason: string
  /** All that is left of it when missing. */
  amount?: Paise
  /** What it is for; the whole payment when missing. */
  cause?: string
}

/** A part of an applied attempt. `cause` says what it is for, such as the id of a change; the same cause is owed once. */
export interface PartialRefundRequest {
  attemptId: string
  reason: string
  cause: string
  amount: Paise
}

/**
 * An applied attempt is to go back, all that is left of it or `amount`, and is no longer in use; the refund is sent later, by the
 * background job. Returns false when the attempt is not applied, or nothing is left of it, so a repetition schedules no second refund.
 * Throws a RangeError for more than is left, or nothing. The reference must be locked before.
 */
export async function requestRefund(
  tx: Tx,
  deps: Deps,
  { attemptId, reason, amount, cause = wholeCause }: RefundRequest,
): Promise<boolean> {
  const attempt = await lockAttempt(tx, attemptId)
  if (attempt?.state !== 'applied') return false
  const left = await leftOf(tx, attemptId)
  if (amount === undefined && left === 0) return false
  const owed = within(amount ?? left, left)
  await moveAttempt(tx, attempt, ['refund_due'], { now: deps.clock.now(), code: reason })
  const refundId = deps.newId()
  await insertRefund(tx, { id: refundId, attemptId, amount: owed, reason, cause })
  await deps.onMoved(tx, { kind: 'owed', attempt, amount: owed, refundId })
  await publishRefund(tx, attempt)
  return true
}

/**
 * A part of an applied attempt is to go back while the rest stays in use, as when an order becomes cheaper. False when the
 * attempt is not applied, or this cause already has a refund. Throws a RangeError for zero, or for more than is left.
 * The reference must be locked before.
 */
export async function requestPartialRefund(
  tx: Tx,
  deps: Deps,
  { attemptId, reason, cause, amount }: PartialRefundRequest,
): Promise<boolean> {
  const attempt = await lockAttempt(tx, attemptId)
  if (attempt?.state !== 'applied' || (await hasRefund(tx, attemptId, cause))) return false
  const owed = within(amount, await leftOf(tx, attemptId))
  const refundId = deps.newId()
  await insertRefund(tx, { id: refundId, attemptId, amount: owed, reason, cause })
  await deps.onMoved(tx, { kind: 'owed', attempt, amount: owed, refundId })
  await publishRefund(tx, attempt)
  return true
}

function within(amount: Paise, left: Paise): Paise {
  if (amount <= 0 || amount > left) throw new RangeError(`${amount} paise cannot go back of the ${left} that are left`)
  return amount
}

async function publishRefund(tx: Tx, attempt: AttemptRow): Promise<void> {
  await publish(tx, { type: 'payment.refund_due', subject: attempt.id }, { reference: attempt.reference })
}
