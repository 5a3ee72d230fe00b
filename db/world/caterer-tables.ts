import type { CityRow } from './rows.ts'

export type CatererRow = CityRow<
  'caterers',
  | 'owner_id'
  | 'fssai_no'
  | 'area'
  | 'state_code'
  | 'service_address'
  | 'extra_information'
  | 'specialist_in'
  | 'complimentary'
  | 'cuisines'
  | 'catering_types'
  | 'min_price_paise'
  | 'max_price_paise'
  | 'service_radius_km'
  | 'delivery_free_km'
  | 'delivery_per_km_paise'
  | 'change_cut_off_hours'
  | 'dish_prices_shown'
  | 'featured_position'
  | 'orders_fulfilled'
  | 'legal_name'
  | 'lead_days'
  | 'created_at'
>
export type MenuRow = CityRow<'menus', 'base_price_paise' | 'position'>
export type MenuDishRow = CityRow<'menu_dishes', 'description' | 'price_paise' | 'position'>
export type PackageRow = CityRow<'packages', 'kind' | 'base_price_paise' | 'min_order'>
export type PackageBandRow = CityRow<'package_bands', 'position'>
export type PackageItemRow = CityRow<'package_items', 'price_paise' | 'min_qty'>
export type ImageRow = CityRow<'images'>
export type GalleryImageRow = CityRow<'gallery_images'>
export type CancellationStepRow = CityRow<'cancellation_steps'>
export type ClosureRow = CityRow<'closures'>
export type CatererDayRow = CityRow<'caterer_days', 'plates_taken'>
