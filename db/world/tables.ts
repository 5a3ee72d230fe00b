import type { BillLineKind } from '#contract/rules/bill.ts'
import type { ItemSelection, OfferedPackage, PackageKind } from '#contract/rules/package-selection.ts'
import type { Diet, PackageDiet } from '#contract/values/diet.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import type { AttemptState, OrderState } from '#contract/values/order-state.ts'
import type { Paise } from '#contract/values/money.ts'
import type { GstScheme } from './kitchens/kitchen.ts'

/** A point as PostgreSQL reads it: '(lng,lat)'. Moments are ISO text, days 'YYYY-MM-DD'. */
type PointText = string

export interface UserRow {
  id: string; role: '1' | '2' | '3'; email: string; email_verified_at: string; phone: string
  first_name: string; last_name: string; password_hash: string | null; language: 'en'; created_at: string; updated_at: string
}

export interface CatererRow {
  id: string; owner_id: string; name: string; slug: string; gst_no: string; gst_scheme: GstScheme; fssai_no: string | null
  legal_name: string; address: string; area: string; pin_code: string | null; state_code: '27'; service_address: string
  location: PointText; mobile_no: string; contact: string; extra_information: string; specialist_in: string; complimentary: string
  cuisines: readonly string[]; catering_types: readonly Diet[]; in_service_from: string
  min_price_paise: number | null; max_price_paise: number | null; maximum_serving_capacity: number; lead_days: number
  service_radius_km: number; delivery_free_km: number; delivery_per_km_paise: number; change_cut_off_hours: number
  dish_prices_shown: boolean; featured_position: number | null; status: 1; approval: 'approved'; orders_fulfilled: number
  version: 1; created_at: string; updated_at: string
}

export interface MenuRow { id: string; caterer_id: string; name: string; base_price_paise: Paise; status: 1; position: number; version: 1; created_at: string }
export interface MenuDishRow { id: string; menu_id: string; diet: Diet; name: string; description: string; price_paise: Paise; image_id: string | null; position: number }

export interface PackageRow {
  id: string; caterer_id: string; kind: PackageKind; name: string; description: string; diet: PackageDiet; base_price_paise: Paise; min_order: number
  servings: string; prep_time: string; dietary_info: string; allergen_info: string; image_id: string | null; status: 1; version: 1; created_at: string
}
export interface PackageBandRow { package_id: string; caterer_id: string; band: GuestBand; position: number }
export interface PackageItemRow {
  id: string; package_id: string; menu_id: string; caterer_id: string; quantity: number; price_paise: Paise; min_qty: number; priority: number
}

export interface ImageRow { id: string; owner_id: null; base: string; widths: readonly number[]; width: number; height: number; placeholder: string; created_at: string }
export interface GalleryImageRow { caterer_id: string; gallery: 'art'; position: number; image_id: string }
export interface CancellationStepRow { caterer_id: string; days_before: number; percent: number }
export interface ClosureRow { id: string; caterer_id: string; first_day: string; last_day: string; reason: string }
export interface CatererDayRow { caterer_id: string; day: string; plates_taken: number }

export interface CouponRow {
  id: string; code: string; title: string; kind: 'percent' | 'gift'; percent: number; flat_paise: 0; fulfilment_note: string; minimum_paise: 0
  valid_from: string | null; valid_to: string | null; uses: number; active: true; created_at: string
}
export interface PromotionRow {
  id: string; title: string; text: string; coupon_id: string | null; by_phone: boolean; valid_from: string | null; valid_to: string | null
  position: number; active: true; place: 'strip' | 'festival'
}

export interface OrderRow {
  id: string; customer_id: string; caterer_id: string; package_id: string; state: OrderState; idempotency_key: string; request_hash: string
  event_date: string; event_time: string; guests: number; veg_guests: number; jain_guests: number; non_veg_guests: number; service_hours: number
  venue_name: string; venue_line: string; venue_place: string; venue_pin_code: string; venue_state_code: '27'; venue_location: PointText; distance_km: number
  contact_name: string; contact_phone: string; coupon_id: string | null
  offer: OfferedPackage & { bands: readonly GuestBand[]; minOrder: number }; selections: readonly ItemSelection[]; terms: object
  per_plate_paise: Paise; subtotal_paise: Paise; discount_paise: Paise; taxable_paise: Paise; tax_paise: Paise; total_paise: Paise
  hold_until: string; answer_by: string; completed_at: string; version: number; created_at: string; updated_at: string
}
export interface BillLineRow {
  order_id: string; position: number; kind: BillLineKind; about: string; quantity: number; unit_paise: Paise; amount_paise: Paise; rate: number | null
}
export interface OrderEventRow { order_id: string; seq: number; from_state: OrderState | null; to_state: OrderState; actor: string; at: string; detail: object }
export interface CouponHoldRow { order_id: string; coupon_id: string; user_id: string; state: 'used'; at: string }
export interface PaymentAttemptRow {
  id: string; reference: string; payer_id: string; number: 1; purpose: 'order'; state: AttemptState; amount_paise: Paise; gateway_code: string
  gateway_transaction_id: string; gateway_amount_paise: Paise; initiated_at: string; checked_at: string; checks: number; created_at: string
}
export interface PaymentEventRow { attempt_id: string; seq: number; from_state: AttemptState | null; to_state: AttemptState; code: string | null; at: string }
export interface ReviewRow {
  id: string; order_id: string; caterer_id: string; customer_id: string; name: string; half_stars: number; comment: string; reply: string | null; created_at: string
}

/** All rows of a city, by table, in the order in which they can be inserted. */
export interface City {
  users: UserRow[]
  images: ImageRow[]
  caterers: CatererRow[]
  cancellation_steps: CancellationStepRow[]
  gallery_images: GalleryImageRow[]
  menus: MenuRow[]
  menu_dishes: MenuDishRow[]
  packages: PackageRow[]
  package_bands: PackageBandRow[]
  package_items: PackageItemRow[]
  closures: ClosureRow[]
  caterer_days: CatererDayRow[]
  coupons: CouponRow[]
  promotions: PromotionRow[]
  orders: OrderRow[]
  bill_lines: BillLineRow[]
  order_events: OrderEventRow[]
  coupon_holds: CouponHoldRow[]
  payment_attempts: PaymentAttemptRow[]
  payment_events: PaymentEventRow[]
  reviews: ReviewRow[]
}

export function emptyCity(): City {
  return {
    users: [], images: [], caterers: [], cancellation_steps: [], gallery_images: [], menus: [], menu_dishes: [], packages: [], package_bands: [],
    package_items: [], closures: [], caterer_days: [], coupons: [], promotions: [], orders: [], bill_lines: [], order_events: [],
    coupon_holds: [], payment_attempts: [], payment_events: [], reviews: [],
  }
}
