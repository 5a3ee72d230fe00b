import type { OrderDetails } from '#contract/endpoints/orders/order.ts'
import type { Picture } from '#contract/endpoints/shared.ts'
import type { BillLine } from '#server/modules/taxes/domain/index.ts'
import type { ItemSelection, OfferedPackage } from '#contract/rules/package-selection.ts'
import type { Day, TimeOfDay } from '#contract/values/calendar.ts'
import type { Diet } from '#contract/values/diet.ts'
import type { Paise } from '#contract/values/money.ts'
import type { ChangeState, OrderState } from '#contract/values/order-state.ts'
import type { Point, StateCode } from '#contract/values/place.ts'
import type { ActorParty } from '#server/kernel/context.ts'
import type { RetainedMoney, Settlement } from './settlement.ts'
import type { Terms } from './terms.ts'

/** Where the food goes. */
export interface Venue {
  name: string
  line: string
  place: string
  pinCode: string
  state: StateCode
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
  details: OrderDetails
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
  by: EventParty
  /** Account of the member who moved it for the caterer. */
  memberId: string | undefined
}

/** What the caterer says of a delivery. */
export interface Delivery {
  at: Date
  /** Empty without one. */
  note: string
  picture: Picture | undefined
}

/** Who moved an order; 'pangat' is what happens automatically. */
export type EventParty = 'customer' | 'caterer' | 'pangat'

/** Returns how a party is shown in the life of an order. */
export function shownParty(party: ActorParty): EventParty {
  return party === 'customer' || party === 'caterer' ? party : 'pangat'
}

/** How a paid order was closed early. */
export interface Ending {
  by: 'customer' | 'caterer' | 'nobody'
  /** As typed; may be empty. */
  reason: string
  /** What went back of what was paid. */
  refund: Paise
  /** What the caterer owes the customer on top (C68). */
  compensation: Paise
}

/** What a customer may change after ordering, with its price. */
export type Changeable = Pick<
  PlacedOrder,
  'guests' | 'dietSplit' | 'serviceHours' | 'offer' | 'selections' | 'perPlate' | 'subtotal' | 'discount' | 'taxable'
> &
  Pick<PlacedOrder, 'tax' | 'total' | 'lines'>

/** One change of an order; those that were dropped never took effect. */
export interface OrderChange extends Omit<Settlement, 'refundPercent'> {
  id: string
  number: number
  state: ChangeState
  before: Changeable
  after: Changeable
  /** By how much the bill changes; negative for a reduction. */
  difference: Paise
  /** Until when it can be paid. */
  holdUntil: Date | undefined
  createdAt: Date
}

/** What the audit keeps of a change. */
export function auditedChange({ before, after }: Pick<OrderChange, 'before' | 'after'>) {
  const audited = ({ guests, total }: Changeable) => ({ guests, total })
  return { before: audited(before), after: audited(after) }
}

/** What is the same in a list and on an order's own page. */
interface Life extends RetainedMoney {
  /** By which people name it. */
  bookingCode: string
  state: OrderState
  caterer: { id: string; name: string; slug: string; city: string; contact: string }
  answerBy: Date | undefined
  ending: Ending | undefined
  /** True while a change awaits its payment. */
  changing: boolean
  /** Messages of the other side that the reader has not read. */
  unread: number
  events: readonly OrderEvent[]
  terms: Terms
}

/** An order as its customer, caterer and admins see it. */
export interface Order extends PlacedOrder, Life {
  couponCode: string | undefined
  changes: readonly OrderChange[]
  delivery: Delivery | undefined
}

/** What a list of orders shows of one. */
export interface OrderInList extends Life {
  id: string
  packageName: string
  guests: number
  eventDate: Day
  eventTime: TimeOfDay
  contact: { name: string; phone: string }
  total: Paise
  holdUntil: Date
  createdAt: Date
}

/** What a decision about an order needs of it, read under its lock. */
export interface LockedOrder extends RetainedMoney {
  id: string
  customerId: string
  catererId: string
  state: OrderState
  guests: number
  eventDate: Day
  eventTime: TimeOfDay
  holdUntil: Date
  answerBy: Date | undefined
  terms: Terms
  total: Paise
  /** Network that placed it, as a hash, while it is unpaid and counted. */
  network: string | undefined
  /** Network that opened its payment, as a hash, while it is unpaid and counted. */
  paymentNetwork: string | undefined
  /** Its caterer accepts orders of this size automatically. */
  isWithinSettings: boolean
  hasCoupon: boolean
  /** It is unpaid, and its plates count as held by an unconfirmed account. */
  unconfirmed: boolean
}
