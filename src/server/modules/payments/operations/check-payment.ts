import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { isSettled, statusOf, type Outcome, type Purpose } from '../domain/attempt.ts'
import { findAttempt, findNewestAttempt, type AttemptRow } from '../store/attempts.ts'
import type { PaymentDeps } from '../deps.ts'
import { applyGatewayStatus } from './apply-gateway-status.ts'

/** Asks the gateway and applies what it says, once, however often it is called. Throws `payment_not_found`. */
export async function checkPayment(ctx: Context, deps: PaymentDeps, transactionId: string): Promise<Outcome> {
  const attempt = await findAttempt(ctx.db, transactionId)
  if (!attempt) throw fail('payment_not_found')
  return outcomeOf(await refreshStatus(ctx, deps, attempt))
}

/** As {@link checkPayment}, of the newest attempt of a reference. */
export async function checkReference(
  ctx: Context,
  deps: PaymentDeps,
  reference: string,
  purpose: Purpose,
): Promise<Outcome | undefined> {
  const attempt = await findNewestAttempt(ctx.db, reference, purpose)
  return attempt && outcomeOf(await refreshStatus(ctx, deps, attempt))
}

/** The attempt after the gateway was asked; a settled one needs no question. */
export async function refreshStatus(ctx: Context, deps: PaymentDeps, attempt: AttemptRow): Promise<AttemptRow> {
  if (isSettled(attempt.state)) return attempt
  const status = await deps.gateway.status(attempt.id)
  const { attempt: after, unmatched } = await applyGatewayStatus(ctx, deps, attempt, status)
  if (unmatched)
    ctx.log.error(
      { transactionId: attempt.id, unmatched, asked: attempt.amount, came: status.amount },
      'unusable payment received',
    )
  return after
}

/** Without a status of the gateway, the code is what it would say of a payment that it waits for. */
export function outcomeOf(attempt: AttemptRow): Outcome {
  const { id, reference, payerId, purpose, number, state, amount } = attempt
  return {
    state,
    paymentStatus: statusOf[state],
    code: attempt.code ?? 'PAYMENT_PENDING',
    attempt: { id, reference, payerId, purpose, number, state, amount },
  }
}
