/** Every state of an order, a payment attempt and the status the spec's clients know. */
export const orderStates = [
  'awaiting_payment',
  'cancelled_unpaid',
  'expired',
  'requested',
  'accepted',
  'declined',
  'lapsed',
  'cancelled',
  'in_preparation',
  'delivered',
  'completed',
] as const
export type OrderState = (typeof orderStates)[number]

/** A change of an order takes effect immediately or when its difference is paid; otherwise it is dropped. */
export const changeStates = ['awaiting_payment', 'applied', 'dropped'] as const
export type ChangeState = (typeof changeStates)[number]

export const attemptStates = ['open', 'pending', 'applied', 'failed', 'refund_due', 'refunded'] as const
export type AttemptState = (typeof attemptStates)[number]

/** What a payment is for: an order, the difference of a changed one, or a try of the gateway. */
export const paymentPurposes = ['order', 'top_up', 'test'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

export const paymentStatuses = ['COMPLETED', 'PENDING', 'FAILED'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
