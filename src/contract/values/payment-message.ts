import { errorMessages } from '../errors.ts'
import type { AttemptState } from './order-state.ts'

const messages = {
  open: errorMessages.payment_pending,
  pending: errorMessages.payment_pending,
  applied: 'Payment Successful',
  failed: errorMessages.payment_not_completed,
  refund_due: 'This payment wasn’t needed for the booking. We’re refunding it.',
  refunded: 'This payment was refunded.',
} as const satisfies Record<AttemptState, string>

/** What to tell about a payment, without a word about whose it is. */
export function messageOfPayment(state: AttemptState): string {
  return messages[state]
}
