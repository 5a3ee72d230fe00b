import type { Paise } from '#contract/values/money.ts'
import type { PackageKind } from '#contract/rules/package-selection.ts'
import type { Diet, PackageDiet } from '#contract/values/diet.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import type { GstScheme } from '#contract/values/gst-scheme.ts'

/** A point as PostgreSQL reads it: '(lng,lat)'. Moments are ISO text, days 'YYYY-MM-DD'. */
export type PointText = string

export interface CatererRow {
  id: string
  owner_id: string
  name: string
  slug: string
  gst_no: string
  gst_scheme: GstScheme
  fssai_no: string | null
  legal_name: string
  address: string
  area: string
  pin_code: string | null
  state_code: '27'
  service_address: string
  location: PointText
  mobile_no: string
  contact: string
  extra_information: string
  specialist_in: string
  complimentary: string
  cuisines: readonly string[]
  catering_types: readonly Diet[]
  in_service_from: string
  min_price_paise: number | null
  max_price_paise: number | null
  maximum_serving_capacity: number
  lead_days: number
  service_radius_km: number
  delivery_free_km: number
  delivery_per_km_paise: number
  change_cut_off_hours: number
  dish_prices_shown: boolean
  featured_position: number | null
  status: 1
  approval: 'approved'
  orders_fulfilled: number
  version: 1
  created_at: string
  updated_at: string
}

export interface MenuRow {
  id: string
  caterer_id: string
  name: string
  base_price_paise: Paise
  status: 1
  position: number
  version: 1
  created_at: string
}
export interface MenuDishRow {
  id: string
  menu_id: string
  diet: Diet
  name: string
  description: string
  price_paise: Paise
  image_id: string | null
  position: number
}

export interface PackageRow {
  id: string
  caterer_id: string
  kind: PackageKind
  name: string
  description: string
  diet: PackageDiet
  base_price_paise: Paise
  min_order: number
  servings: string
  prep_time: string
  dietary_info: string
  allergen_info: string
  image_id: string | null
  status: 1
  version: 1
  created_at: string
}
export interface PackageBandRow {
  package_id: string
  caterer_id: string
  band: GuestBand
  position: number
}
export interface PackageItemRow {
  id: string
  package_id: string
  menu_id: string
  caterer_id: string
  quantity: number
  price_paise: Paise
  min_qty: number
  priority: number
}

export interface ImageRow {
  id: string
  owner_id: null
  base: string
  widths: readonly number[]
  width: number
  height: number
  placeholder: string
  created_at: string
}
export interface GalleryImageRow {
  caterer_id: string
  gallery: 'art'
  position: number
  image_id: string
}
export interface CancellationStepRow {
  caterer_id: string
  days_before: number
  percent: number
}
export interface ClosureRow {
  id: string
  caterer_id: string
  first_day: string
  last_day: string
  reason: string
}
export interface CatererDayRow {
  caterer_id: string
  day: string
  plates_taken: number
}
