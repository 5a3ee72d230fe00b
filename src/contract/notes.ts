/** What Pangat tells without rejecting: notes on a bill and words that go with a success. `{name}` stands for a value. */
export const notes = {
  short_notice:
    'This is short notice: events are best booked 1 to 2 weeks ahead. If the caterer cannot take it, you get everything back.',
  gst_composition: 'This caterer is in the GST composition scheme: no GST is added to your bill.',
  gst_unregistered: 'This caterer is not registered for GST: no GST is added to your bill.',
  coupon_used: 'This coupon is used.',
  order_deleted: 'The order was deleted. If a payment still arrives, we refund it automatically.',
  payment_completed: 'Payment successful. Your order is with the caterer.',
  enquiry_sent: 'Your message is with {caterer}. They answer by phone, usually within a day.',
} as const
