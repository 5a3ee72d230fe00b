import type { ErrorCode } from '../../errors.ts'

/** Problems of guests, menu and price, which an order and a change can have alike. */
const draftProblems = [
  'guests_outside_band',
  'guests_below_band',
  'guests_above_capacity',
  'packed_minimum',
  'custom_menu_minimum',
  'diet_split_wrong',
  'diet_not_served',
  'package_incomplete',
  'diet_without_dish',
  'selection_incomplete',
  'selection_invalid',
  'nothing_chosen',
  'add_on_out_of_range',
  'total_out_of_range',
  'date_closed',
  'capacity_taken',
] as const satisfies readonly ErrorCode[]

/** Errors of a coupon's code. */
export const couponErrors = [
  'coupon_unknown',
  'coupon_not_valid_now',
  'coupon_minimum',
  'coupon_used',
  'coupon_taken',
  'coupon_exhausted',
] as const satisfies readonly ErrorCode[]

/** Errors of a change that is quoted or made. */
export const changeErrors = [
  'order_not_found',
  'order_not_paid',
  'order_ended',
  'change_too_late',
  'change_waiting',
  'caterer_not_found',
  'caterer_closed',
  'package_not_found',
  'total_out_of_range',
] as const satisfies readonly ErrorCode[]

/** What keeps a change from being made. */
export const changeProblems = [
  ...draftProblems,
  'increase_too_late',
  'nothing_changed',
  'difference_too_small',
] as const satisfies readonly ErrorCode[]

/** Errors of placing an order. */
export const placingErrors = [
  ...draftProblems,
  'caterer_not_found',
  'caterer_closed',
  'package_not_found',
  'own_caterer',
  'date_past',
  'time_past',
  'date_too_far',
  'lead_time',
  'outside_service_area',
  'pin_code_unknown',
  'pin_code_elsewhere',
  'composition_in_state',
  'email_unconfirmed',
  'coupon_not_for_you',
  'coupon_email_unconfirmed',
  'price_changed',
  'amount_wrong',
  'set_by_us',
  'gstin_invalid',
  'company_address_needed',
  ...couponErrors,
  'idempotency_key_missing',
  'idempotency_key_reused',
  'order_not_found',
  'order_already_paid',
  'order_ended',
  'unpaid_same_day',
  'unpaid_limit',
  'network_unpaid_limit',
  'network_starts_limit',
  'too_many_requests',
] as const satisfies readonly ErrorCode[]
