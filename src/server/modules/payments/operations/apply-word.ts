import type { AttemptState } from '#contract/values/order-state.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import { announce } from '#server/kernel/events.ts'
import type { GatewayWord } from '#server/adapters/payments/gateway.ts'
import { isPaidOnce } from '../domain/attempt.ts'
import { nextCheckAt } from '../domain/schedule.ts'
import { judge } from '../domain/verdict.ts'
import { hasApplied, lockAttempt, type KeptAttempt } from '../store/attempts.ts'
import { moveAttempt, saveWord } from '../store/moves.ts'
import { insertRefund, wholeCause } from '../store/refunds.ts'
import type { PaymentDeps } from '../deps.ts'

/** Why money goes back that could not be used. */
export type Misfit = 'wrong_amount' | 'paid_twice' | 'too_late' | 'paid_after_failure'

export interface Applied {
  attempt: KeptAttempt
  /** Something that people should know about. */
  misfit?: Misfit
}

/**
 * Lets the gateway's word take effect, in one transaction and exactly once. The reference is locked first, then the attempt,
 * and everything is decided on the locked row: words may arrive in any order and any number.
 */
export async function applyWord(
  deps: PaymentDeps,
  ctx: Context,
  known: KeptAttempt,
  word: GatewayWord,
): Promise<Applied> {
  return ctx.transaction(async (tx) => {
    const [, attempt] = await Promise.all([
      deps.settler(known.purpose).lock(tx, known.reference),
      lockAttempt(tx, known.id),
    ])
    if (!attempt) throw new Error(`payment attempt ${known.id} has vanished`)
    const verdict = judge(attempt, word, ctx.clock.now())
    if (verdict === 'nothing') return { attempt: await remember(ctx, tx, attempt, word) }
    if (verdict === 'wait') return { attempt: await move(ctx, tx, attempt, word, towards(attempt)) }
    if (verdict === 'failed') return { attempt: await markFailed(deps, ctx, tx, attempt, word) }
    if (verdict === 'late_success') return giveBack(deps, ctx, tx, attempt, word, 'paid_after_failure', ['refund_due'])
    if (verdict === 'wrong_amount') {
      const failed = await markFailed(deps, ctx, tx, attempt, word)
      return giveBack(deps, ctx, tx, failed, word, 'wrong_amount', ['refund_due'])
    }
    return use(deps, ctx, tx, attempt, word)
  })
}

/** The table has no short cut: what ends has been pending. */
function towards(attempt: KeptAttempt, ...then: AttemptState[]): AttemptState[] {
  return attempt.state === 'open' ? ['pending', ...then] : then
}

async function use(deps: PaymentDeps, ctx: Context, tx: Tx, attempt: KeptAttempt, word: GatewayWord): Promise<Applied> {
  // One payment fills the reference; its twin must not.
  if (isPaidOnce(attempt.purpose) && (await hasApplied(tx, attempt.reference, attempt.purpose)))
    return giveBack(deps, ctx, tx, attempt, word, 'paid_twice', towards(attempt, 'failed', 'refund_due'))
  const fate = await deps.settler(attempt.purpose).onPaid(tx, attempt)
  if (fate === 'refund_due')
    return giveBack(deps, ctx, tx, attempt, word, 'too_late', towards(attempt, 'failed', 'refund_due'))
  const applied = await move(ctx, tx, attempt, word, towards(attempt, 'applied'))
  await deps.onMoved(tx, { kind: 'used', attempt: applied, amount: applied.amount })
  await announce(tx, { type: 'payment.applied', subject: attempt.id }, { reference: attempt.reference })
  return { attempt: applied }
}

async function markFailed(
  deps: PaymentDeps,
  ctx: Context,
  tx: Tx,
  attempt: KeptAttempt,
  word: GatewayWord,
): Promise<KeptAttempt> {
  const failed = await move(ctx, tx, attempt, word, towards(attempt, 'failed'))
  await deps.settler(attempt.purpose).onFailed(tx, failed)
  await announce(tx, { type: 'payment.failed', subject: attempt.id }, { reference: attempt.reference })
  return failed
}

/** Owes back what the gateway took. When that is nothing, or no rupees, there is no refund to send and people must look. */
async function giveBack(
  deps: PaymentDeps,
  ctx: Context,
  tx: Tx,
  attempt: KeptAttempt,
  word: GatewayWord,
  misfit: Misfit,
  steps: AttemptState[],
): Promise<Applied> {
  const due = await move(ctx, tx, attempt, word, steps)
  if (word.amount !== undefined && word.amount > 0) {
    await insertRefund(tx, {
      id: ctx.newId(),
      attemptId: attempt.id,
      amount: word.amount,
      reason: misfit,
      cause: wholeCause,
    })
    await deps.onMoved(tx, { kind: 'stray', attempt: due, amount: word.amount })
  }
  await announce(tx, { type: 'payment.refund_due', subject: attempt.id }, { reference: attempt.reference })
  return { attempt: due, misfit }
}

async function move(
  ctx: Context,
  tx: Tx,
  attempt: KeptAttempt,
  word: GatewayWord,
  steps: AttemptState[],
): Promise<KeptAttempt> {
  const now = ctx.clock.now()
  const next = nextCheckAt({ ...attempt, state: steps.at(-1) ?? attempt.state }, now)
  const [moved] = await Promise.all([
    moveAttempt(tx, attempt, steps, { now, code: word.code }),
    saveWord(tx, attempt.id, word, { now, next }),
  ])
  return { ...moved, code: word.code }
}

/** Nothing changes but when to ask again; the code that decided the attempt stays. */
async function remember(ctx: Context, tx: Tx, attempt: KeptAttempt, word: GatewayWord): Promise<KeptAttempt> {
  const now = ctx.clock.now()
  const isUnanswered = word.state === 'UNKNOWN' && word.code !== 'TRANSACTION_NOT_FOUND'
  const next = nextCheckAt(attempt, now, { isUnanswered })
  await saveWord(tx, attempt.id, { code: attempt.code ?? word.code }, { now, next })
  return attempt
}
