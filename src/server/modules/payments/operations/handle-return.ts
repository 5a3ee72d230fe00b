import type { Context } from '#server/kernel/context.ts'
import { idPattern } from '#contract/values/id.ts'
import type { Purpose } from '../domain/attempt.ts'
import { findAttempt } from '../store/attempts.ts'
import type { PaymentDeps } from '../deps.ts'
import { refreshStatus } from './check-payment.ts'

/** Where the browser is to go: to whose result, as far as that is known. */
export interface Returned {
  reference: string | undefined
  transactionId: string | undefined
  purpose: Purpose | undefined
}

/**
 * A browser comes back from the gateway. What it carries is never believed: with the gateway's checksum it is a reason to ask,
 * without it nothing is done. Never rejects, as the browser must be redirected in any case.
 */
export async function handleReturn(
  ctx: Context,
  deps: PaymentDeps,
  fields: Readonly<Record<string, string>>,
): Promise<Returned> {
  const transactionId = idPattern.test(fields['transactionId'] ?? '') ? fields['transactionId'] : undefined
  const attempt = transactionId === undefined ? undefined : await findAttempt(ctx.db, transactionId)
  if (attempt && deps.gateway.checkReturn(fields)) {
    // The result page asks again, so a failure here is not the payer's concern.
    await refreshStatus(ctx, deps, attempt).catch((error: unknown) =>
      ctx.log.warn({ transactionId, err: String(error) }, 'payment status refresh on return failed'),
    )
  }
  return { reference: attempt?.reference, transactionId, purpose: attempt?.purpose }
}
