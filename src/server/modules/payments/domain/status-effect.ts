import type { Paise } from '#contract/values/money.ts'
import type { AttemptState } from '#contract/values/order-state.ts'
import { isPayable } from './attempt.ts'

/** What the gateway said, as far as its effect depends on it. */
export interface ReportedStatus {
  code: string
  state: 'COMPLETED' | 'PENDING' | 'FAILED' | 'UNKNOWN'
  amount?: Paise
}

/** The attempt that it is said of; `initiatedAt` is when we first told the gateway about it. */
export interface JudgedAttempt {
  state: AttemptState
  amount: Paise
  initiatedAt?: Date
}

/** After so long the gateway knows every payment that it will ever know. */
const surelyHeardOfMs = 20 * 60_000

/**
 * Effect of a gateway status on the attempt. Only a clear failure fails it; silence and nonsense make it wait.
 * 'late_success': money came for an attempt that had failed. 'nothing': the attempt is beyond the gateway's say.
 */
export type StatusEffect = 'paid' | 'wrong_amount' | 'failed' | 'wait' | 'late_success' | 'nothing'

export function effectOf(attempt: JudgedAttempt, status: ReportedStatus, now: Date): StatusEffect {
  if (attempt.state === 'failed') return status.state === 'COMPLETED' ? 'late_success' : 'nothing'
  if (!isPayable(attempt.state)) return 'nothing'
  if (status.state === 'COMPLETED') return status.amount === attempt.amount ? 'paid' : 'wrong_amount'
  if (status.code === 'TRANSACTION_NOT_FOUND') return mayStillArrive(attempt, now) ? 'wait' : 'failed'
  if (status.state === 'FAILED') return 'failed'
  // Nobody has begun it: then silence says nothing, and it stays open.
  return attempt.state === 'open' && status.state === 'UNKNOWN' ? 'nothing' : 'wait'
}

/** A payment initiated a moment ago may not have reached the gateway yet; one never initiated cannot be on its way. */
function mayStillArrive({ initiatedAt }: JudgedAttempt, now: Date): boolean {
  return initiatedAt !== undefined && now.getTime() - initiatedAt.getTime() < surelyHeardOfMs
}
