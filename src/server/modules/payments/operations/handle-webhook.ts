import type { WebhookMessage } from '#server/adapters/payments/gateway.ts'
import type { Context } from '#server/kernel/context.ts'
import { findAttempt } from '../store/attempts.ts'
import { insertMessage } from '../store/messages.ts'
import { findRefund } from '../store/refunds.ts'
import type { PaymentDeps } from '../deps.ts'
import { refreshStatus } from './check-payment.ts'
import { settleRefund } from './settle-refund.ts'

/** Longer than asking takes; the background job asks when this process could not. */
const askedWithinMs = 60_000

/**
 * A genuine message of the gateway: kept once, and then only a reason to ask, since its signature has no date and anyone who
 * saw it may send it again. About another user's payment, or none, it has no effect. Once it is kept, the gateway is asked even if
 * this fails afterwards and no message follows.
 */
export async function handleWebhook(
  ctx: Context,
  deps: PaymentDeps,
  message: WebhookMessage,
  bodyHash: string,
): Promise<void> {
  const { transactionId, merchantId, code } = message
  const { provider } = deps.gateway
  const ours = merchantId === deps.gateway.merchantId
  const now = ctx.clock.now()
  const kept = { now, ...(ours ? { checkBy: new Date(now.getTime() + askedWithinMs) } : {}) }
  const [, attempt] = await Promise.all([
    insertMessage(ctx.db, { id: ctx.newId(), provider, transactionId, bodyHash, code }, kept),
    ours ? findAttempt(ctx.db, transactionId) : undefined,
  ])
  if (attempt) return void (await refreshStatus(ctx, deps, attempt))
  const refund = ours ? await findRefund(ctx.db, transactionId) : undefined
  // Ignore refunds that are not submitted yet.
  if (refund && refund.tries > 0) return settleRefund(ctx, deps, { ...refund, tries: refund.tries + 1 })
  ctx.log.error({ transactionId, merchantId, code }, 'webhook for unknown payment received')
}
