/** What Pangat tells without rejecting: notes on a bill and what goes with a success. The texts are in messages/{locale}/notes.json. */
export const noteCodes = [
  'short_notice',
  'course_uneaten',
  'gst_composition',
  'gst_unregistered',
  'coupon_used',
  'order_deleted',
  'payment_completed',
  'enquiry_sent',
  'coupon_fulfilment',
  'signed_out',
  'account_deleted',
  'team_left',
  'password_reset_sent',
  'password_reset',
  'password_changed',
  'email_confirmed',
  'email_changed',
  'email_sent_again',
  'payment_pending',
  'payment_applied',
  'payment_failed',
  'payment_refund_due',
  'payment_refunded',
] as const

export type NoteCode = (typeof noteCodes)[number]
