import type { AttemptState } from '#contract/values/order-state.ts'
import { table } from '#server/kernel/sql.ts'

export const gatewayMessages = table('gateway_messages')
export const paymentAttempts = table('payment_attempts')
export const paymentEvents = table<'payment_events', { from_state: AttemptState | null; to_state: AttemptState }>(
  'payment_events',
)
export const refunds = table('refunds')
