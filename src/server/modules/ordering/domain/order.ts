import type { BillLine } from '#contract/rules/bill.ts'
import type { ItemSelection, OfferedPackage } from '#contract/rules/package-selection.ts'
import type { Day, TimeOfDay } from '#contract/values/calendar.ts'
import type { Diet } from '#contract/values/diet.ts'
import type { Paise } from '#contract/values/money.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import type { Point } from '#contract/values/place.ts'
import type { Terms } from './terms.ts'

/** Where the food goes. */
export interface Venue {
  name: string
  line: string
  place: string
  pinCode: string
  state: string
  point: Point
}

/** A package as it was when ordered: every category, and of its dishes those chosen. Prices are never read from the menu again. */
export function snapshotOf(offer: OfferedPackage, selections: readonly ItemSelection[]): OfferedPackage {
  const chosen = new Map(selections.map((selection) => [selection.itemId, new Set(selection.dishes)]))
  const { id, name, kind, diet, basePrice, items } = offer
  return {
    id,
    name,
    kind,
    diet,
    basePrice,
    items: items.map((item) => ({
      ...item,
      dishes: item.dishes.filter((dish) => chosen.get(item.id)?.has(dish.name)),
    })),
  }
}

/** What stays the same in an order from the moment it is placed. */
export interface PlacedOrder {
  id: string
  customerId: string
  catererId: string
  eventDate: Day
  eventTime: TimeOfDay
  guests: number
  dietSplit: Record<Diet, number>
  serviceHours: number
  venue: Venue
  distanceKm: number
  /** Phone as E.164. */
  contact: { name: string; phone: string }
  company: string | undefined
  gstin: string | undefined
  note: string | undefined
  offer: OfferedPackage
  selections: readonly ItemSelection[]
  terms: Terms
  perPlate: Paise
  lines: readonly BillLine[]
  subtotal: Paise
  discount: Paise
  taxable: Paise
  tax: Paise
  total: Paise
  holdUntil: Date
  createdAt: Date
}

export interface OrderEvent {
  seq: number
  from: OrderState | undefined
  to: OrderState
  at: Date
}

/** An order as its customer sees it. */
export interface Order extends PlacedOrder {
  state: OrderState
  caterer: { id: string; name: string; slug: string; contact: string }
  couponCode: string | undefined
  events: readonly OrderEvent[]
}

/** What a list of orders shows of one. */
export interface OrderInList {
  id: string
  state: OrderState
  caterer: Order['caterer']
  packageName: string
  guests: number
  eventDate: Day
  eventTime: TimeOfDay
  total: Paise
  holdUntil: Date
  createdAt: Date
}

/** What a decision about an order needs of it, read under its lock. */
export interface LockedOrder {
  id: string
  customerId: string
  catererId: string
  state: OrderState
  guests: number
  eventDate: Day
  eventTime: TimeOfDay
  holdUntil: Date
}
