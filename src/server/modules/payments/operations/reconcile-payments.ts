import { backoff } from '#server/kernel/due-work/backoff.ts'
import type { Context } from '#server/kernel/context.ts'
import { doDueWork } from '#server/kernel/due-work/due-work.ts'
import { storedRetries } from '#server/kernel/due-work/retries.ts'
import { claimDueChecks, postponeCheck } from '../store/attempts.ts'
import { claimDueRefunds, postponeRefund } from '../store/refunds.ts'
import { nextRefundTryAt } from '../domain/schedule.ts'
import type { PaymentDeps } from '../deps.ts'
import { checkPayment } from './check-payment.ts'
import { settleRefund } from './settle-refund.ts'

/** Longer than a question can take; a process that dies on the way leaves its work to the next run. */
const leaseMs = 60_000
const atOnce = { batch: 8, leaseMs, concurrently: true }
const unsettled = { name: 'payment settlement', isAlarming: true }
/** Money is asked about for as long as it is open, however often that fails. */
const checkWaits = backoff({ firstMs: leaseMs, factor: 2, longestMs: 6 * 60 * 60_000 })

/**
 * Reconciles due payments and refunds with the gateway. Webhooks are only hints. Idempotent; safe to run concurrently: each process
 * takes its own share.
 */
export async function reconcilePayments(ctx: Context, deps: PaymentDeps): Promise<void> {
  const failures = storedRetries(ctx, 'payment check')
  await doDueWork(ctx, {
    ...unsettled,
    ...atOnce,
    ...failures,
    claim: (claim) => claimDueChecks(ctx.db, claim),
    perform: ({ id }) => checkPayment(ctx, deps, id),
    backoff: checkWaits,
    async retry(check, when, tries) {
      await postponeCheck(ctx.db, check.id, when)
      await failures.retry(check, when, tries)
    },
    about: ({ id }, error) => ({ transactionId: id, err: nameOf(error) }),
  })
  await doDueWork(ctx, {
    ...unsettled,
    ...atOnce,
    claim: (claim) => claimDueRefunds(ctx.db, claim),
    perform: (refund) => settleRefund(ctx, deps, refund),
    tries: ({ tries }) => tries,
    backoff: nextRefundTryAt,
    retry: ({ id }, when) => postponeRefund(ctx.db, id, when),
    // What is owed goes back at last: the waits have no end.
    abandon: async () => {},
    about: ({ id, attemptId }, error) => ({ refundId: id, transactionId: attemptId, err: nameOf(error) }),
  })
}

function nameOf(error: unknown): { name: string; message: string } {
  if (!(error instanceof Error)) return { name: 'unknown', message: typeof error }
  // What follows names the parameters of a statement.
  return { name: error.name, message: error.message.split('\nparams:')[0] ?? '' }
}
