import type { RefundWord } from '#server/adapters/payments/gateway.ts'
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
export async function settleRefund(deps: PaymentDeps, ctx: Context, refund: Refund): Promise<void> {
  if (refund.state === 'done' || refund.state === 'failed') return
  const word = await sendOrAsk(deps, refund)
  const givenUp = await ctx.transaction((tx) => applyRefund(deps, ctx, tx, refund, word))
  if (word.state === 'failed')
    ctx.log.error({ refundId: refund.id, transactionId: refund.attemptId, code: word.code, givenUp }, 'a refund failed')
}

async function sendOrAsk({ gateway, publicUrl }: PaymentDeps, refund: Refund): Promise<RefundWord> {
  if (refund.tries > 1) {
    const known = await gateway.refundStatus(refund.id)
    if (known.state !== 'missing') return known
  }
  const callbackUrl = new URL('/payment/webhook', publicUrl).href
  const word = await gateway.refund({
    refundId: refund.id,
    transactionId: refund.attemptId,
    amount: refund.amount,
    callbackUrl,
  })
  if (word.state !== 'failed') return word
  // A repeat may be rejected because the first was taken: before a new refund is made, the gateway says how this one stands.
  const known = await gateway.refundStatus(refund.id)
  return known.state === 'missing' ? word : known
}

/** Answers true when the gateway failed it so often that people must see to it. */
async function applyRefund(
  deps: PaymentDeps,
  ctx: Context,
  tx: Tx,
  refund: Refund,
  word: RefundWord,
): Promise<boolean> {
  const now = ctx.clock.now()
  const known = await findAttempt(tx, refund.attemptId)
  if (known) await deps.settler(known.purpose).lock(tx, known.reference)
  // Refunds of one attempt end one after the other, so that the last one is noticed as the last.
  const attempt = await lockAttempt(tx, refund.attemptId)
  if (!attempt) throw new Error(`payment attempt ${refund.attemptId} has vanished`)
  if (word.state !== 'done' && word.state !== 'failed') {
    const state = word.state === 'pending' ? 'pending' : refund.state === 'pending' ? 'pending' : 'due'
    await saveRefundTry(tx, refund.id, state, word.code, nextRefundTryAt(refund.tries, now))
    return false
  }
  if (!(await endRefund(tx, refund.id, word.state, word.code, now))) return false
  if (word.state === 'done') {
    await deps.onMoved(tx, {
      kind: 'returned',
      attempt,
      amount: refund.amount,
      refundId: refund.id,
      cause: refund.cause,
    })
    if (attempt.state === 'refund_due' && (await isPaidBack(tx, attempt.id)))
      await moveAttempt(tx, attempt, ['refunded'], { now, code: word.code })
    return false
  }
  const { attemptId, amount, reason, cause } = refund
  const failed = await countFailures(tx, attemptId, cause)
  if (failed >= maxRefunds) return true
  const again = { id: ctx.newId(), attemptId, amount, reason, cause }
  await insertRefund(tx, again, nextRefundAt(failed, now))
  return false
}
