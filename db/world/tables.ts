import type {
  CatererRow,
  MenuRow,
  MenuDishRow,
  PackageRow,
  PackageBandRow,
  PackageItemRow,
  ImageRow,
  GalleryImageRow,
  CancellationStepRow,
  ClosureRow,
  CatererDayRow,
} from './caterer-tables.ts'
import type {
  OrderRow,
  BillLineRow,
  OrderEventRow,
  CouponHoldRow,
  DocumentIssuerRow,
  DocumentRow,
  DocumentSeriesRow,
  LedgerRow,
  PaymentAttemptRow,
  PaymentEventRow,
  ReviewRow,
} from './order-tables.ts'

export interface UserRow {
  id: string
  role: '1' | '2' | '3'
  email: string
  email_verified_at: string
  phone: string
  first_name: string
  last_name: string
  password_hash: string | null
  language: 'en'
  created_at: string
  updated_at: string
}

export interface CouponRow {
  id: string
  code: string
  title: string
  kind: 'percent' | 'gift'
  percent: number
  flat_paise: 0
  fulfilment_note: string
  minimum_paise: 0
  valid_from: string | null
  valid_to: string | null
  uses: number
  active: true
  created_at: string
}
export interface PromotionRow {
  id: string
  title: string
  text: string
  coupon_id: string | null
  by_phone: boolean
  valid_from: string | null
  valid_to: string | null
  position: number
  active: true
  place: 'strip' | 'festival'
}

export interface TestimonialRow {
  id: string
  name: string
  occasion: string
  words: string
  position: number
}
export interface SuccessStoryRow {
  id: string
  title: string
  story: string
  occasion: string
  place: string
  guests: number
  image_id: string | null
  position: number
}
export interface SettingRow {
  name: string
  value: unknown
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
  testimonials: TestimonialRow[]
  success_stories: SuccessStoryRow[]
  settings: SettingRow[]
  orders: OrderRow[]
  bill_lines: BillLineRow[]
  order_events: OrderEventRow[]
  coupon_holds: CouponHoldRow[]
  payment_attempts: PaymentAttemptRow[]
  payment_events: PaymentEventRow[]
  ledger_rows: LedgerRow[]
  document_issuers: DocumentIssuerRow[]
  document_series: DocumentSeriesRow[]
  documents: DocumentRow[]
  reviews: ReviewRow[]
}

export function emptyCity(): City {
  return {
    users: [],
    images: [],
    caterers: [],
    cancellation_steps: [],
    gallery_images: [],
    menus: [],
    menu_dishes: [],
    packages: [],
    package_bands: [],
    package_items: [],
    closures: [],
    caterer_days: [],
    coupons: [],
    promotions: [],
    testimonials: [],
    success_stories: [],
    settings: [],
    orders: [],
    bill_lines: [],
    order_events: [],
    coupon_holds: [],
    payment_attempts: [],
    payment_events: [],
    ledger_rows: [],
    document_issuers: [],
    document_series: [],
    documents: [],
    reviews: [],
  }
}
