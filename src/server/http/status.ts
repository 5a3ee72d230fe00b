import type { RefusalCode } from '#contract/refusals.ts'

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503

/**
 * The HTTP status of every refusal: 400 malformed, 401 no or bad token, 403 wrong role, 404 missing or somebody else's,
 * 409 state or double, 422 a value refused, 429 too often.
 */
export const statusOf = {
  malformed: 400,
  not_signed_in: 401,
  session_ended: 401,
  not_allowed: 403,
  not_found: 404,
  too_many_requests: 429,
  foreign_origin: 403,
  busy: 503,
  unexpected: 500,
  too_large: 413,
  unsupported_media_type: 415,

  login_failed: 401,
  account_exists: 409,
  password_too_weak: 422,
  password_too_common: 422,
  role_not_open: 422,

  caterer_not_found: 404,
  caterer_closed: 422,
  package_not_found: 422,
  review_not_found: 404,
  place_unknown: 422,

  guests_outside_band: 422,
  guests_below_band: 422,
  guests_above_capacity: 422,
  packed_minimum: 422,
  diet_split_wrong: 422,
  diet_not_served: 422,
  date_past: 422,
  date_too_far: 422,
  lead_time: 422,
  date_closed: 422,
  capacity_taken: 422,
  outside_service_area: 422,
  venue_required: 422,
  selection_incomplete: 422,
  selection_invalid: 422,
  nothing_chosen: 422,
  add_on_out_of_range: 422,
  price_changed: 422,
  amount_wrong: 422,
  own_caterer: 422,

  coupon_unknown: 422,
  coupon_not_valid_now: 422,
  coupon_minimum: 422,
  coupon_used: 422,
  coupon_taken: 422,
  coupon_exhausted: 422,

  order_not_found: 404,
  order_already_paid: 409,
  order_not_payable: 409,
  order_not_deletable: 409,
  nothing_to_pay: 409,
  payment_not_found: 404,
  payment_not_completed: 409,
  payment_pending: 409,
  gateway_unreachable: 503,
  signature_invalid: 401,
  idempotency_key_reused: 422,
  idempotency_key_missing: 422,
} as const satisfies Record<RefusalCode, Status>
