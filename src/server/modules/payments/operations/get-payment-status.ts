import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Outcome } from '../domain/attempt.ts'
import { findAttempt } from '../store/attempts.ts'
import type { PaymentDeps } from '../deps.ts'
import { refreshStatus, outcomeOf } from './check-payment.ts'

/** Questions under way, by attempt: many who look at the same time need one answer. */
type Looks = Map<string, Promise<Outcome>>

/**
 * How a payment stands, for anyone who knows its id. Asks the gateway as a check does, but one question at a time for each payment,
 * and none about an open attempt, as reading must not end it. Throws `payment_not_found`.
 */
export function createGetStatus(deps: PaymentDeps): (ctx: Context, transactionId: string) => Promise<Outcome> {
  const looks: Looks = new Map()
  const look = async (ctx: Context, transactionId: string): Promise<Outcome> => {
    const attempt = await findAttempt(ctx.db, transactionId)
    if (!attempt) throw fail('payment_not_found')
    if (attempt.state === 'open') return outcomeOf(attempt)
    return outcomeOf(await refreshStatus(ctx, deps, attempt))
  }
  return (ctx, transactionId) => {
    const running = looks.get(transactionId) ?? look(ctx, transactionId).finally(() => looks.delete(transactionId))
    looks.set(transactionId, running)
    return running
  }
}
