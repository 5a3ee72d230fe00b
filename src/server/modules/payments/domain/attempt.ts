import type { Paise } from '#contract/values/money.ts'
import type { AttemptState, PaymentPurpose, PaymentStatus } from '#contract/values/order-state.ts'

/**
 * What a payment is for: an order, the difference when a paid order changes, or a try of the gateway itself. Each purpose of a
 * reference counts its attempts separately and has a handler of its own.
 */
export type Purpose = PaymentPurpose

/** Reports whether one payment is all that a reference ever takes; an order may change, and be topped up, more than once. */
export function isPaidOnce(purpose: Purpose): boolean {
  return purpose !== 'top_up'
}

/** One try to pay for something. Its id is the gateway's merchantTransactionId. */
export interface Attempt {
  id: string
  /** What the caller says it is about. */
  reference: string
  payerId: string
  purpose: Purpose
  /** 1, 2, … within the reference's purpose. */
  number: number
  state: AttemptState
  amount: Paise
}

/**
 * States of an attempt: open until the payment starts, then pending until the gateway has decided.
 * Anything not listed here cannot happen.
 */
export const moves = {
  open: ['pending'],
  pending: ['applied', 'failed'],
  applied: ['refund_due'],
  failed: ['refund_due'],
  refund_due: ['refunded'],
  refunded: [],
} as const satisfies Record<AttemptState, readonly AttemptState[]>

/** Where every attempt begins. */
export const firstState: AttemptState = 'open'

export function mayMove(from: AttemptState, to: AttemptState): boolean {
  return (moves[from] as readonly AttemptState[]).includes(to)
}

/** Reports whether the attempt is final, whatever status the gateway sends. */
export function isSettled(state: AttemptState): boolean {
  return state === 'applied' || state === 'refund_due' || state === 'refunded'
}

/** Reports whether this very attempt may still be paid. */
export function isPayable(state: AttemptState): boolean {
  return state === 'open' || state === 'pending'
}

/** Public payment status. Refunded attempts report FAILED. */
export const statusOf = {
  open: 'PENDING',
  pending: 'PENDING',
  applied: 'COMPLETED',
  failed: 'FAILED',
  refund_due: 'FAILED',
  refunded: 'FAILED',
} as const satisfies Record<AttemptState, PaymentStatus>

/** How an attempt stands after the gateway was asked; `code` is the gateway's own. */
export interface Outcome {
  state: AttemptState
  paymentStatus: PaymentStatus
  code: string
  attempt: Attempt
}
