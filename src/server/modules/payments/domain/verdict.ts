import type { Paise } from '#contract/values/money.ts'
import type { AttemptState } from '#contract/values/order-state.ts'
import { isPayable } from './attempt.ts'

/** What the gateway said, as far as a verdict needs it. */
export interface Word {
  code: string
  state: 'COMPLETED' | 'PENDING' | 'FAILED' | 'UNKNOWN'
  amount?: Paise
}

/** The attempt that it is said of; `initiatedAt` is when we first told the gateway about it. */
export interface Judged {
  state: AttemptState
  amount: Paise
  initiatedAt?: Date
}

/** After so long the gateway knows every payment that it will ever know. */
const surelyHeardOfMs = 20 * 60_000

/**
 * What the word means for the attempt. Only a clear failure fails it; silence and nonsense make it wait.
 * 'late_success': money came for an attempt that had failed. 'nothing': the attempt is beyond the gateway's say.
 */
export type Verdict = 'paid' | 'wrong_amount' | 'failed' | 'wait' | 'late_success' | 'nothing'

export function judge(attempt: Judged, word: Word, now: Date): Verdict {
  if (attempt.state === 'failed') return word.state === 'COMPLETED' ? 'late_success' : 'nothing'
  if (!isPayable(attempt.state)) return 'nothing'
  if (word.state === 'COMPLETED') return word.amount === attempt.amount ? 'paid' : 'wrong_amount'
  if (word.code === 'TRANSACTION_NOT_FOUND') return mayStillArrive(attempt, now) ? 'wait' : 'failed'
  if (word.state === 'FAILED') return 'failed'
  // Nobody has begun it: then silence says nothing, and it stays open.
  return attempt.state === 'open' && word.state === 'UNKNOWN' ? 'nothing' : 'wait'
}

/** A payment that we announced a moment ago may be on its way; one never announced cannot be. */
function mayStillArrive({ initiatedAt }: Judged, now: Date): boolean {
  return initiatedAt !== undefined && now.getTime() - initiatedAt.getTime() < surelyHeardOfMs
}
