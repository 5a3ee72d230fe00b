import type { GstScheme } from '#contract/values/gst-scheme.ts'
import type { Cuisine } from '#contract/values/cuisine.ts'
import type { Diet } from '#contract/values/diet.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'

/** A caterer of the city, as a character: who it is and why it is there. Everything else is made from this. */
export interface DemoCaterer {
  name: string
  /** Name of a place in the gazetteer, whose point and PIN code it has. */
  place: string
  street: string
  /** What the city would lack without it. */
  because: string
  /** The first is the main one. */
  cuisines: readonly [Cuisine, ...Cuisine[]]
  diets: readonly [Diet, ...Diet[]]
  /** From 1, a canteen, to 5, a banquet house: what a plate costs and what stands on it. */
  level: 1 | 2 | 3 | 4 | 5
  /** Plates on one day. */
  capacity: number
  leadDays: number
  since: number
  specialist: string
  complimentary: string
  about: string
  /** Completed orders of the last year and a half. */
  orders: number
  /** Stars that most guests give. */
  quality: number
  gst?: GstScheme
  /** Guest counts it has packages for; all when absent, 'Other Caterers' have none. */
  bands?: readonly GuestBand[]
  packed?: readonly ('Snack Boxes' | 'Packed Thali')[]
  /** Has not written down what it cooks. */
  noMenus?: true
  /** False for a caterer that does not let guests build a menu of their own. */
  custom?: false
  delivery?: { freeKm: number; rupeesPerKm: number }
  serviceRadiusKm?: number
  featured?: 1 | 2 | 3
  /** Has published no price range of its own. */
  priceOnRequest?: true
  /** Charges for some dishes on top. */
  dishPrices?: true
  /** The demo customer's last order was here: reviewed, still to be, or delivered yesterday and not confirmed yet. */
  demoCustomer?: 'reviewed' | 'to be reviewed' | 'to be completed'
  /** Number of a derived caterer, which makes its telephone number unique. Derived caterers have few menus and packages. */
  serial?: number
  cancellation?: 'flexible' | 'strict'
}
