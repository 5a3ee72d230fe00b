import { sentences } from '../refusals.ts'
import type { AttemptState } from './order-state.ts'

const messages = {
  open: sentences.payment_pending,
  pending: sentences.payment_pending,
  applied: 'Payment Successful',
  failed: sentences.payment_not_completed,
  refund_due: 'This payment could not be used. It is being paid back.',
  refunded: 'This payment was paid back.',
} as const satisfies Record<AttemptState, string>

/** What to tell about a payment, without a word about whose it is. */
export function messageOfPayment(state: AttemptState): string {
  return messages[state]
}
