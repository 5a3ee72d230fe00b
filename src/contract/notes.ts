/** What Pangat tells without rejecting: notes on a bill and words that go with a success. `{name}` stands for a value. */
export const notes = {
  short_notice:
    'Short notice: we recommend booking 1–2 weeks ahead. If the caterer can’t take it, you get a full refund.',
  gst_composition: 'This caterer is under the GST composition scheme, so no GST is added to your bill.',
  gst_unregistered: 'This caterer is not registered for GST, so no GST is added to your bill.',
  coupon_used: 'Coupon used.',
  order_deleted: 'Booking cancelled. If a payment still goes through, we’ll refund it automatically.',
  payment_completed: 'Payment successful. Your booking request is with the caterer.',
  enquiry_sent: 'Enquiry sent. We’ve asked {caterer} to call you back.',
} as const
