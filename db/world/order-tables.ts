import type { ItemSelection, OfferedPackage } from '#contract/rules/package-selection.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { OrderState, AttemptState } from '#contract/values/order-state.ts'
import type { CityRow } from './rows.ts'

/** What books and documents go by, as the database has it. */
export interface Books {
  /** All there ever were, the latest first; rates in basis points. */
  charges: readonly { charge: 'platform_fee' | 'fee_gst' | 'tcs' | 'tds'; validFrom: Day; rate: number }[]
  /** Service accounting code. */
  sac: string
}

export type OrderRow = CityRow<
  'orders',
  | 'service_hours'
  | 'venue_name'
  | 'coupon_id'
  | 'discount_paise'
  | 'answer_by'
  | 'completed_at'
  | 'created_at'
  | 'updated_at',
  { offer: OfferedPackage; selections: readonly ItemSelection[]; terms: object }
>
export type BillLineRow = CityRow<'bill_lines', 'rate'>
export type OrderEventRow = CityRow<
  'order_events',
  'from_state' | 'party' | 'at' | 'detail',
  { from_state: OrderState | null; to_state: OrderState; detail: object }
>
export type CouponHoldRow = CityRow<'coupon_holds', 'amount_paise' | 'held_on' | 'at'>
export type PaymentAttemptRow = CityRow<'payment_attempts', 'created_at'>
export type PaymentEventRow = CityRow<
  'payment_events',
  'from_state' | 'code' | 'at',
  { from_state: AttemptState | null; to_state: AttemptState }
>
export type LedgerRow = CityRow<'ledger_rows', 'order_id' | 'at'>
export type DocumentIssuerRow = CityRow<'document_issuers', 'number'>
export type DocumentSeriesRow = CityRow<'document_series', 'last_number'>
export type DocumentRow = CityRow<'documents', 'issued_at', { content: object }>
export type ReviewRow = CityRow<'reviews', 'comment' | 'reply' | 'created_at'>
