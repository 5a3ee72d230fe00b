import type { CityRow } from './rows.ts'
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

/** Everybody in the city has a number. */
export type UserRow = CityRow<'users', 'phone' | 'last_name' | 'created_at', { phone: string }>
export type CouponRow = CityRow<
  'coupons',
  'percent' | 'at_most_paise' | 'monthly_budget_paise' | 'uses' | 'valid_from' | 'valid_to'
>
export type PromotionRow = CityRow<'promotions', 'coupon_id'>
export type TestimonialRow = CityRow<'testimonials'>
export type SuccessStoryRow = CityRow<'success_stories', 'image_id'>
export type SettingRow = CityRow<'settings'>

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
