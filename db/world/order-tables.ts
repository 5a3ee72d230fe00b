import type { BillLineKind } from '#server/modules/taxes/domain/index.ts'
import type { ItemSelection, OfferedPackage } from '#contract/rules/package-selection.ts'
import type { Paise } from '#contract/values/money.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { AttemptState, OrderState } from '#contract/values/order-state.ts'
import type { DocumentKind } from '#server/modules/documents/index.ts'
import type { Account } from '#server/modules/ledger/index.ts'
import type { PointText } from './caterer-tables.ts'

/** What books and documents go by, as the database has it. */
export interface Books {
  /** All there ever were, the latest first; rates in basis points. */
  charges: readonly { charge: 'platform_fee' | 'tcs'; validFrom: Day; rate: number }[]
  /** Service accounting code. */
  sac: string
}

export interface OrderRow {
  id: string
  customer_id: string
  caterer_id: string
  package_id: string
  state: OrderState
  idempotency_key: string
  request_hash: string
  event_date: string
  event_time: string
  guests: number
  veg_guests: number
  jain_guests: number
  non_veg_guests: number
  service_hours: number
  venue_name: string
  venue_line: string
  venue_place: string
  venue_pin_code: string
  venue_state_code: '27'
  venue_location: PointText
  distance_km: number
  contact_name: string
  contact_phone: string
  coupon_id: string | null
  offer: OfferedPackage
  selections: readonly ItemSelection[]
  terms: object
  per_plate_paise: Paise
  subtotal_paise: Paise
  discount_paise: Paise
  taxable_paise: Paise
  tax_paise: Paise
  total_paise: Paise
  hold_until: string
  answer_by: string
  completed_at: string | null
  version: number
  created_at: string
  updated_at: string
}
export interface BillLineRow {
  order_id: string
  position: number
  kind: BillLineKind
  about: string
  quantity: number
  unit_paise: Paise
  amount_paise: Paise
  rate: number | null
}
export interface OrderEventRow {
  order_id: string
  seq: number
  from_state: OrderState | null
  to_state: OrderState
  actor: string
  at: string
  detail: object
}
export interface CouponHoldRow {
  order_id: string
  coupon_id: string
  user_id: string
  state: 'used'
  at: string
}
export interface PaymentAttemptRow {
  id: string
  reference: string
  payer_id: string
  number: 1
  purpose: 'order'
  state: AttemptState
  amount_paise: Paise
  gateway_code: string
  gateway_transaction_id: string
  gateway_amount_paise: Paise
  initiated_at: string
  checked_at: string
  checks: number
  created_at: string
}
export interface PaymentEventRow {
  attempt_id: string
  seq: number
  from_state: AttemptState | null
  to_state: AttemptState
  code: string | null
  at: string
}
export interface LedgerRow {
  entry: string
  position: number
  account: Account
  order_id: string
  amount_paise: Paise
  at: string
  kind: 'charge'
  about: string
}
export interface DocumentIssuerRow {
  caterer_id: string
  number: number
}
export interface DocumentSeriesRow {
  caterer_id: string
  kind: DocumentKind
  financial_year: string
  last_number: number
}
export interface DocumentRow {
  id: string
  caterer_id: string
  order_id: string
  kind: DocumentKind
  number: string
  amount_paise: Paise
  about: string
  issued_at: string
  content: object
}
export interface ReviewRow {
  id: string
  order_id: string
  caterer_id: string
  customer_id: string
  name: string
  half_stars: number
  comment: string
  reply: string | null
  created_at: string
}
