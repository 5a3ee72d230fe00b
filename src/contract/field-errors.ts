import { errorCodes, type ErrorCode, type TextValues } from './errors.ts'

/**
 * Every code of an input that a schema rejects. What each says is in messages/{locale}/errors.json. Codes of the first group are
 * those of any schema; the others are named by the schemas themselves.
 */
export const fieldCodes = [
  'field_needed',
  'field_invalid',
  'text_needed',
  'number_needed',
  'whole_number_needed',
  'boolean_needed',
  'list_needed',
  'object_needed',
  'option_needed',
  'listed_option_needed',
  'too_short',
  'too_long',
  'too_few',
  'too_many',
  'number_too_small',
  'number_too_big',
  'number_not_above',
  'number_not_below',
  'multiple_needed',
  'fields_unknown',

  'characters_invisible',
  'name_unreadable',
  'id_invalid',
  'day_needed',
  'time_needed',
  'rupees_invalid',
  'email_needed',
  'email_invalid',
  'phone_invalid',
  'mobile_invalid',
  'name_needed',
  'part_needed',
  'password_needed',
  'role_needed',
  'language_needed',
  'email_code_needed',

  'account_number_invalid',
  'ifsc_invalid',
  'pan_invalid',
  'account_name_needed',
  'upi_invalid',
  'payout_state_invalid',
  'bank_file_needed',
  'bank_reference_needed',
  'failure_reason_needed',
  'refund_amount_needed',
  'refund_reason_needed',

  'page_invalid',
  'page_size_invalid',
  'limit_invalid',
  'latitude_invalid',
  'longitude_invalid',
  'coordinates_incomplete',
  'radius_invalid',
  'switch_invalid',
  'guest_range_needed',
  'budget_invalid',
  'rating_invalid',
  'service_kind_invalid',
  'stars_invalid',
  'search_day_invalid',
  'days_reversed',
  'days_too_many',
  'day_capacity_invalid',
  'notice_days_invalid',
  'notice_steps_invalid',
  'cut_off_invalid',
  'buffer_invalid',
  'set_up_invalid',
  'yield_invalid',
  'caterer_ids_invalid',
  'caterers_limit',
  'compare_limit',
  'shortlist_limit',

  'guests_invalid',
  'event_guests_invalid',
  'hours_invalid',
  'venue_address_needed',
  'venue_place_needed',
  'pin_code_invalid',
  'state_needed',
  'contact_name_needed',
  'coupon_code_needed',
  'reason_needed',
  'saved_reply_needed',
  'accept_guests_invalid',
  'accept_total_invalid',
  'message_needed',
  'message_number_invalid',
  'question_needed',
  'contact_number_invalid',
  'complaint_needed',
  'complaint_answer_needed',
  'review_rating_needed',
  'review_rating_step',

  'business_name_needed',
  'business_address_needed',
  'gst_number_needed',
  'gst_number_invalid',
  'gst_state_unknown',
  'gst_scheme_needed',
  'location_needed',
  'service_area_needed',
  'cuisines_invalid',
  'diet_needed',
  'start_day_needed',
  'start_day_early',
  'plate_price_invalid',
  'capacity_invalid',
  'fssai_invalid',
  'about_needed',
  'known_for_needed',
  'complimentary_needed',
  'gallery_full',

  'category_name_needed',
  'dish_name_needed',
  'package_name_needed',
  'dish_type_needed',
  'quantity_invalid',
  'min_quantity_invalid',
  'min_order_invalid',
  'offer_status_needed',
  'licence_end_invalid',

  'document_kind_invalid',
  'review_list_invalid',
  'approval_action_invalid',
  'check_item_invalid',
  'decision_needed',
] as const

export type FieldCode = (typeof fieldCodes)[number]

/** What an input can be wrong by: rejected by its schema, or by an operation. */
export type ProblemCode = ErrorCode | FieldCode

export interface FieldError {
  code: ProblemCode
  values: TextValues
}

/**
 * What a schema takes as its error: the code, with what fills its text. Zod passes on a text alone, so both are written into one
 * that {@link fieldErrorOf} reads.
 */
export function invalid(code: ProblemCode, values: TextValues = {}): string {
  return JSON.stringify({ code, values })
}

const known: ReadonlySet<unknown> = new Set<ProblemCode>([...errorCodes, ...fieldCodes])

/** The error that {@link invalid} wrote into a message of Zod; undefined for any other message. */
export function fieldErrorOf(message: string): FieldError | undefined {
  if (!message.startsWith('{')) return undefined
  const written = JSON.parse(message) as FieldError
  return known.has(written.code) ? written : undefined
}
