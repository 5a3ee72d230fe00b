import type { NoteCode } from '#contract/notes.ts'
import type { AttemptState } from '#contract/values/order-state.ts'

/** What is told about a payment, without a word about whose it is. */
export const noteOfPayment = {
  open: 'payment_pending',
  pending: 'payment_pending',
  applied: 'payment_applied',
  failed: 'payment_failed',
  refund_due: 'payment_refund_due',
  refunded: 'payment_refunded',
} as const satisfies Record<AttemptState, NoteCode>
