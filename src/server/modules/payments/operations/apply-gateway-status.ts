import type { AttemptState } from '#contract/values/order-state.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import { publish, type EventType } from '#server/kernel/events.ts'
import type { GatewayStatus } from '#server/adapters/payments/gateway.ts'
import { isPaidOnce } from '../domain/attempt.ts'
import { nextCheckAt } from '../domain/schedule.ts'
import { effectOf } from '../domain/status-effect.ts'
import { hasApplied, lockAttempt, type AttemptRow } from '../store/attempts.ts'
import { moveAttempt, saveStatus, statusSaved } from '../store/moves.ts'
import { insertRefund, wholeCause } from '../store/refunds.ts'
import type { PaymentDeps } from '../deps.ts'

/** Why money goes back that could not be used. */
export type UnmatchedReason = 'wrong_amount' | 'paid_twice' | 'too_late' | 'paid_after_failure'

type PaymentEvent = Extract<EventType, `payment.${string}`>

export interface Applied {
  attempt: AttemptRow
  /** Something that people should know about. */
  unmatched?: UnmatchedReason
}

/**
 * Applies a gateway status exactly once, in one transaction. Statuses may repeat or arrive out of order. Lock order: reference before
 * attempt, to avoid deadlocks; everything is decided on the locked row.
 */
export async function applyGatewayStatus(
  ctx: Context,
  deps: PaymentDeps,
  known: AttemptRow,
  status: GatewayStatus,
): Promise<Applied> {
  const { purpose, reference } = known
  const hasMoneyCome = status.state === 'COMPLETED'
  return ctx.transaction(async (tx) => {
    // They go to the database together and take effect one after the other.
    const [locked, attempt, isPaid] = await Promise.all([
      deps.handler(purpose).lock(tx, reference, hasMoneyCome),
      lockAttempt(tx, known.id),
      hasMoneyCome && isPaidOnce(purpose) && hasApplied(tx, reference, purpose),
    ])
    if (!attempt) throw new Error(`payment attempt ${known.id} has vanished`)
    const effect = effectOf(attempt, status, ctx.clock.now())
    if (effect === 'nothing') return { attempt: await remember(ctx, tx, attempt, status) }
    if (effect === 'wait') return { attempt: await move(ctx, tx, attempt, status, towards(attempt)) }
    if (effect === 'failed') return { attempt: await markFailed(ctx, tx, deps, attempt, status) }
    if (effect === 'late_success') return refund(ctx, tx, deps, attempt, status, 'paid_after_failure', ['refund_due'])
    if (effect === 'wrong_amount') {
      const failed = await markFailed(ctx, tx, deps, attempt, status)
      return refund(ctx, tx, deps, failed, status, 'wrong_amount', ['refund_due'])
    }
    // Apply only one payment per reference; refund duplicates.
    if (isPaid) return refund(ctx, tx, deps, attempt, status, 'paid_twice', towards(attempt, 'failed', 'refund_due'))
    return use(ctx, tx, deps, attempt, status, locked)
  })
}

/** Nobody acts when the gateway is asked: the first caller lets its answer take effect. */
async function publishOutcome(tx: Tx, type: PaymentEvent, { id, reference, state, amount }: AttemptRow): Promise<void> {
  const actor = { kind: 'system', name: 'payments' } as const
  await publish(tx, { type, subject: id }, { reference }, { actor, after: { state, amount } })
}

/** The table has no short cut: what ends has been pending. */
function towards(attempt: AttemptRow, ...then: AttemptState[]): AttemptState[] {
  return attempt.state === 'open' ? ['pending', ...then] : then
}

async function use(
  ctx: Context,
  tx: Tx,
  deps: PaymentDeps,
  attempt: AttemptRow,
  status: GatewayStatus,
  locked: unknown,
): Promise<Applied> {
  const handler = deps.handler(attempt.purpose)
  const applying = handler.onPaid(tx, attempt, locked)
  const isUsed = handler.isUsedFor?.(locked) ?? false
  if (!isUsed && (await applying) === 'refund_due')
    return refund(ctx, tx, deps, attempt, status, 'too_late', towards(attempt, 'failed', 'refund_due'))
  const paid: AttemptRow = { ...attempt, state: 'applied' }
  const [fate, applied] = await Promise.all([
    applying,
    move(ctx, tx, attempt, status, towards(attempt, 'applied')),
    deps.onMoved(tx, { kind: 'used', attempt: paid, amount: paid.amount }, locked),
    publishOutcome(tx, 'payment.applied', paid),
  ])
  if (fate !== 'applied') throw new Error(`payment attempt ${attempt.id} was to be used and is not`)
  return { attempt: applied }
}

async function markFailed(
  ctx: Context,
  tx: Tx,
  deps: PaymentDeps,
  attempt: AttemptRow,
  status: GatewayStatus,
): Promise<AttemptRow> {
  const failed = await move(ctx, tx, attempt, status, towards(attempt, 'failed'))
  await deps.handler(attempt.purpose).onFailed(tx, failed)
  await publishOutcome(tx, 'payment.failed', failed)
  return failed
}

/** Owes back what the gateway took. When that is nothing, or no rupees, there is no refund to send and manual intervention is needed. */
async function refund(
  ctx: Context,
  tx: Tx,
  deps: PaymentDeps,
  attempt: AttemptRow,
  status: GatewayStatus,
  unmatched: UnmatchedReason,
  steps: AttemptState[],
): Promise<Applied> {
  const due = await move(ctx, tx, attempt, status, steps)
  if (status.amount !== undefined && status.amount > 0) {
    await insertRefund(tx, {
      id: ctx.newId(),
      attemptId: attempt.id,
      amount: status.amount,
      reason: unmatched,
      cause: wholeCause,
    })
    await deps.onMoved(tx, { kind: 'unmatched', attempt: due, amount: status.amount })
  }
  await publishOutcome(tx, 'payment.refund_due', due)
  return { attempt: due, unmatched }
}

async function move(
  ctx: Context,
  tx: Tx,
  attempt: AttemptRow,
  status: GatewayStatus,
  steps: AttemptState[],
): Promise<AttemptRow> {
  const now = ctx.clock.now()
  const next = nextCheckAt({ ...attempt, state: steps.at(-1) ?? attempt.state }, now)
  if (steps.length === 0) {
    await saveStatus(tx, attempt.id, status, { now, next })
    return { ...attempt, code: status.code }
  }
  const saved = statusSaved(status, { now, next })
  const moved = await moveAttempt(tx, attempt, steps, { now, code: status.code, saved })
  return { ...moved, code: status.code }
}

/** Nothing changes but when to ask again; the code that decided the attempt stays. */
async function remember(ctx: Context, tx: Tx, attempt: AttemptRow, status: GatewayStatus): Promise<AttemptRow> {
  const now = ctx.clock.now()
  const isUnanswered = status.state === 'UNKNOWN' && status.code !== 'TRANSACTION_NOT_FOUND'
  const next = nextCheckAt(attempt, now, { isUnanswered })
  await saveStatus(tx, attempt.id, { code: attempt.code ?? status.code }, { now, next })
  return attempt
}
