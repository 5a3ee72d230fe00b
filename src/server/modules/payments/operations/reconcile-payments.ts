import type { Context } from '#server/kernel/context.ts'
import { claimDueChecks } from '../store/attempts.ts'
import { claimDueRefunds } from '../store/refunds.ts'
import type { PaymentDeps } from '../deps.ts'
import { checkPayment } from './check-payment.ts'
import { settleRefund } from './settle-refund.ts'

/** Longer than a question can take; a process that dies on the way leaves its work to the next run. */
const leaseMs = 60_000
const batchSize = 8
const maxBatches = 50

/**
 * The healer: asks about every payment that is due to be asked about and sends what is due to go back. Webhooks are only hints;
 * this is what makes sure. Safe to run twice, and in several processes at once: each takes its own share.
 */
export async function reconcilePayments(deps: PaymentDeps, ctx: Context): Promise<void> {
  await inBatches(
    ctx,
    (now, leaseUntil) => claimDueChecks(ctx.db, now, leaseUntil, batchSize),
    (id) => checkPayment(deps, ctx, id),
  )
  await inBatches(
    ctx,
    (now, leaseUntil) => claimDueRefunds(ctx.db, now, leaseUntil, batchSize),
    (refund) => settleRefund(deps, ctx, refund),
  )
}

/** One that cannot be settled is logged and tried again later; it does not keep the others waiting. */
async function inBatches<T>(
  ctx: Context,
  claim: (now: Date, leaseUntil: Date) => Promise<T[]>,
  settle: (claimed: T) => Promise<unknown>,
): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch++) {
    const now = ctx.clock.now()
    const claimed = await claim(now, new Date(now.getTime() + leaseMs))
    const ends = await Promise.allSettled(claimed.map(settle))
    for (const end of ends) {
      if (end.status === 'rejected') ctx.log.error({ err: nameOf(end.reason) }, 'payment settlement failed')
    }
    if (claimed.length < batchSize) return
  }
}

function nameOf(error: unknown): { name: string; message: string } {
  if (!(error instanceof Error)) return { name: 'unknown', message: typeof error }
  // What follows names the parameters of a statement.
  return { name: error.name, message: error.message.split('\nparams:')[0] ?? '' }
}
