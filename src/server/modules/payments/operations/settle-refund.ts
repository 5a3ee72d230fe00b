import type { RefundStatus } from '#server/adapters/payments/gateway.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import { maxRefunds, nextRefundAt, nextRefundTryAt } from '../domain/schedule.ts'
import { findAttempt, lockAttempt } from '../store/attempts.ts'
import { moveAttempt } from '../store/moves.ts'
import { countFailures, endRefund, insertRefund, isPaidBack, saveRefundTry, type Refund } from '../store/refunds.ts'
import type { PaymentDeps } from '../deps.ts'

/**
 * Sends a refund or asks about it, and applies the answer. After the first try the gateway is asked before anything is sent,
 * and the id stays the same, so money never goes back twice.
 */
export async function settleRefund(ctx: Context, deps: PaymentDeps, refund: Refund): Promise<void> {
  if (refund.state === 'done' || refund.state === 'failed') return
  const status = await sendOrAsk(deps, refund)
  const givenUp = await ctx.transaction((tx) => applyRefund(ctx, tx, deps, refund, status))
  if (status.state === 'failed')
    ctx.log.error({ refundId: refund.id, transactionId: refund.attemptId, code: status.code, givenUp }, 'refund failed')
}

async function sendOrAsk({ gateway, publicUrl }: PaymentDeps, refund: Refund): Promise<RefundStatus> {
  if (refund.tries > 1) {
    const known = await gateway.refundStatus(refund.id)
    if (known.state !== 'missing') return known
  }
  const callbackUrl = new URL('/payment/webhook', publicUrl).href
  const status = await gateway.refund({
    refundId: refund.id,
    transactionId: refund.attemptId,
    amount: refund.amount,
    callbackUrl,
  })
  if (status.state !== 'failed') return status
  // A repeat may be rejected because the first was taken: before a new refund is made, the gateway says how this one stands.
  const known = await gateway.refundStatus(refund.id)
  return known.state === 'missing' ? status : known
}

/** Returns true when the gateway failed it so often that manual intervention is needed. */
async function applyRefund(
  ctx: Context,
  tx: Tx,
  deps: PaymentDeps,
  refund: Refund,
  status: RefundStatus,
): Promise<boolean> {
  const now = ctx.clock.now()
  const known = await findAttempt(tx, refund.attemptId)
  if (known) await deps.handler(known.purpose).lock(tx, known.reference, false)
  // Refunds of one attempt end one after the other, so that the last one is noticed as the last.
  const attempt = await lockAttempt(tx, refund.attemptId)
  if (!attempt) throw new Error(`payment attempt ${refund.attemptId} has vanished`)
  if (status.state !== 'done' && status.state !== 'failed') {
    const state = status.state === 'pending' ? 'pending' : refund.state === 'pending' ? 'pending' : 'due'
    await saveRefundTry(tx, refund.id, state, status.code, nextRefundTryAt(refund.tries, now))
    return false
  }
  if (!(await endRefund(tx, refund.id, status.state, status.code, now))) return false
  if (status.state === 'done') {
    await deps.onMoved(tx, {
      kind: 'returned',
      attempt,
      amount: refund.amount,
      refundId: refund.id,
      cause: refund.cause,
    })
    if (attempt.state === 'refund_due' && (await isPaidBack(tx, attempt.id)))
      await moveAttempt(tx, attempt, ['refunded'], { now, code: status.code })
    return false
  }
  const { attemptId, amount, reason, cause } = refund
  const failed = await countFailures(tx, attemptId, cause)
  if (failed >= maxRefunds) return true
  const again = { id: ctx.newId(), attemptId, amount, reason, cause }
  await insertRefund(tx, again, nextRefundAt(failed, now))
  return false
}
