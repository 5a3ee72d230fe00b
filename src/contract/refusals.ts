/**
 * Every way Pangat says no: a code that programs read and a sentence that people read.
 * `{name}` stands for a value given with the refusal. The HTTP status of each code is in server/http/status.ts.
 */
export const sentences = {
  malformed: 'Some of what was sent could not be read. Please check the marked fields.',
  not_signed_in: 'Please sign in to go on.',
  session_ended: 'Your session has ended. Please sign in again.',
  not_allowed: 'Your account cannot do this.',
  not_found: 'We could not find this.',
  too_many_requests: 'Too many tries. Please try again in {wait}.',
  foreign_origin: 'This request did not come from our site.',
  busy: 'We are having trouble right now. Please try again in a moment.',
  unexpected: 'Something went wrong on our side. Please try again.',
  too_large: 'That is more than we can take at once.',
  unsupported_media_type: 'Please send this as JSON.',

  login_failed: 'Login Failed. Please check your credentials.',
  account_exists: 'Email, username or phone number already exists',
  password_too_weak: 'Password must be at least 8 characters long with one alphabet and one number',
  password_too_common: 'This password is on the list of those tried first. Please choose another.',
  /** The same rule where a password is set anew, in the words of that page. */
  new_password_too_weak: 'Password must be at least 8 characters long with at least one letter and one number',
  password_wrong: 'This is not your current password.',
  email_unknown: "Email doesn't exist or enter valid email",
  email_unchanged: 'This is your address already.',
  link_invalid: 'This link has expired or was used already. Please ask for a new one.',
  account_has_orders: 'You have orders under way. You can delete your account when they are over.',
  account_needed: 'This account keeps the service running and cannot be deleted here.',
  role_not_open: 'Email, username or phone number already exists',
  provider_token_invalid: 'We could not confirm who you are. Please sign in again.',
  provider_email_unverified:
    'Your email address is not confirmed where you signed in. Please confirm it there, or login with your email and password.',
  provider_customers_only:
    'This way of signing in is for customers. Caterers and administrators login with email and password, so you have been signed out.',
  provider_account_deleted: 'The account that belonged to this sign-in was deleted.',
  provider_unreachable:
    'The sign-in service does not answer. Please try again in a moment, or login with your email and password.',

  caterer_not_found: 'We could not find this caterer.',
  caterer_closed: 'This caterer does not take orders at the moment.',
  package_not_found: 'This package is no longer offered. Please choose another.',
  shortlist_full: 'Your shortlist holds at most {count} caterers. Please remove one first.',
  review_not_found: 'We could not find this review.',
  place_unknown: 'We do not know this place. Please choose one from the list.',

  guests_outside_band: 'This package is for {min} to {max} guests.',
  guests_below_band: 'This package starts at {min} guests.',
  guests_above_capacity: 'This caterer serves at most {capacity} guests.',
  packed_minimum: 'Only catering orders are accepted, not individual parcel orders. The smallest order is {min}.',
  diet_split_wrong: 'Veg, Jain and non-veg guests must add up to {guests}.',
  diet_not_served: 'This package has no {diet} food. Please choose one that fits your guests.',
  date_required: 'Please choose the day of your event.',
  time_required: 'Please choose the time of your event.',
  date_past: 'Please choose a day in the future.',
  time_past: 'Please choose a time in the future.',
  date_too_far: 'Please choose a day within the next 18 months.',
  lead_time: 'This caterer needs {days} days of notice. The first free day is {day}.',
  date_closed: 'This caterer is closed on that day.',
  capacity_taken: 'Only {left} plates are left on that day.',
  outside_service_area: 'This caterer serves within {radius} km; your venue is {distance} km away.',
  venue_required: 'Please choose the venue from the list.',
  selection_incomplete: 'Choose {count} more from {category}.',
  selection_invalid: 'Your menu no longer fits this package. Please check {category}.',
  nothing_chosen: 'Please choose at least one dish.',
  add_on_out_of_range: 'Please enter a number between 0 and 10',
  price_changed: 'The price is now {total}. Please check the bill and place the order again.',
  total_out_of_range: 'We can take orders from ₹1 to ₹100 crore. Please check the number of guests and your dishes.',
  gstin_invalid: 'This is not a valid GSTIN. Please check it, or leave it empty.',
  amount_wrong: 'This amount does not match the order.',
  own_caterer: 'You cannot order from your own kitchen.',

  coupon_unknown: 'This coupon code is not known.',
  coupon_not_valid_now: 'This coupon is not valid on this day.',
  coupon_minimum: 'This coupon needs an order of at least {minimum}.',
  coupon_used: 'You have already used this coupon.',
  coupon_taken: 'This coupon is held by another order of yours.',
  coupon_exhausted: 'This coupon has been used up.',

  order_not_found: 'We could not find this order.',
  order_already_paid: 'This order is already paid.',
  order_not_payable: 'This order can no longer be paid. Please order again.',
  order_not_deletable: 'This order has a payment under way and cannot be deleted.',
  order_not_paid: 'This order is not paid yet. You can pay or delete it.',
  order_ended: 'This order has ended.',
  cancel_by_phone: 'To cancel a paid order please call us at {phone}.',
  nothing_to_pay: 'There is no order waiting for payment.',
  payment_not_found: 'We could not find this payment.',
  payment_not_completed: 'Payment failed.',
  payment_pending: 'We are verifying your payment status. Please wait.',
  gateway_unreachable: 'The payment service does not answer. Nothing was charged. Please try again.',
  signature_invalid: 'The signature of this message is not valid.',
  idempotency_key_reused: 'This order was already sent with other details. Please reload and try again.',
  idempotency_key_missing: 'Please send an Idempotency-Key header.',
} as const

export type RefusalCode = keyof typeof sentences

/** The sentence of a code with its values filled in. A value that is missing stays visible as its name, so that tests see it. */
export function sentenceOf(code: RefusalCode, values: Record<string, string | number> = {}): string {
  return sentences[code].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
