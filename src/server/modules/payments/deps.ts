import type { Paise } from '#contract/values/money.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Tx } from '#server/kernel/context.ts'
import type { Gateway } from '#server/adapters/payments/gateway.ts'
import type { Attempt, Purpose } from './domain/attempt.ts'

/** What the owner of a reference does when its money comes or does not. All of it happens inside the caller's transaction. */
export interface PaymentHandler<Locked = unknown> {
  /**
   * Locks the row that the reference names; always before the attempt's, which prevents deadlocks. Returns what the others are given
   * of it. `hasMoneyCome`: what is needed to use money can be read on the same trip.
   */
  lock(tx: Tx, reference: string, hasMoneyCome: boolean): Promise<Locked>
  /**
   * Reports that the right amount is used whatever else the database holds, so that what {@link onPaid} writes needs no answer before the
   * rest is written. Without it, or where it says no, the answer of {@link onPaid} comes first.
   */
  isUsedFor?(locked: Locked): boolean
  /** Reports whether the locked reference still awaits money. */
  awaits(tx: Tx, reference: string, locked: Locked): Promise<boolean>
  /** The right amount has come. Called at most once an attempt; 'refund_due' when it comes too late to be used. */
  onPaid(tx: Tx, attempt: Attempt, locked: Locked): Promise<'applied' | 'refund_due'>
  /** The attempt failed; another may follow. Called at most once per attempt. */
  onFailed(tx: Tx, attempt: Attempt): Promise<void>
}

/** Money that moved for a reference. */
export interface Movement {
  /** It came and is in use; it came and cannot be used, so it is owed back; it was in use and is to go back; it went back. */
  kind: 'used' | 'unmatched' | 'owed' | 'returned'
  attempt: Attempt
  amount: Paise
  /** With 'owed' and 'returned'. A refund that had to be begun again goes back under another id than it was owed under. */
  refundId?: string
  /** With 'returned': what the refund was owed for. */
  cause?: string
}

/** What every operation of this module works with. */
export interface PaymentDeps {
  gateway: Gateway
  clock: Clock
  /** Our own address, to which gateway and browser come back. */
  publicUrl: URL
  /** Asked for at each use, because a handler itself depends on payments. */
  handler(purpose: Purpose): PaymentHandler
  /**
   * Keeps the books: called once for each movement, within the transaction that moves it, with the reference locked. `locked` is what
   * the handler's lock returned, of money that has just come.
   */
  onMoved(tx: Tx, movement: Movement, locked?: unknown): Promise<void>
}
