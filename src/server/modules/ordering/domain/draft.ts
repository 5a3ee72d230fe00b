import type { ItemSelection, OfferedPackage } from '#contract/rules/package-selection.ts'
import type { Notice } from '#contract/rules/notice.ts'
import type { DeliveryRule } from '#contract/rules/plate-price.ts'
import type { CancellationStep } from '#contract/values/cancellation-step.ts'
import type { GstScheme } from '#contract/values/gst-scheme.ts'
import type { Day, TimeOfDay } from '#contract/values/calendar.ts'
import type { Diet } from '#contract/values/diet.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import type { Point } from '#contract/values/place.ts'
import type { ErrorCode, TextValues } from '#contract/errors.ts'
import type { Paise } from '#contract/values/money.ts'
import type { Order, PlacedOrder, Venue } from './order.ts'

/** Names of a bill's amounts as a client may state them. */
export type AmountName = 'perPlate' | 'subtotal' | 'discount' | 'taxable' | 'tax' | 'total' | 'amount'

/** Amounts in rupees that a client states of a bill, whatever they are; `amount` is the total. */
export type StatedAmounts = Readonly<Partial<Record<AmountName, unknown>>>

/** What a customer has put together so far; a quote may be asked for before day, time and venue are known. */
export interface Draft {
  catererId: string
  packageId: string
  selections: readonly ItemSelection[]
  guests: number
  dietSplit: Record<Diet, number>
  serviceHours: number
  couponCode?: string | undefined
  eventDate?: Day | undefined
  eventTime?: TimeOfDay | undefined
  venue?: { point?: Point | undefined; pinCode?: string | undefined; state?: string | undefined } | undefined
  /** Whom the caterer can call; phone as E.164. */
  contact?: PlacedOrder['contact'] | undefined
  /** The customer's own unpaid order that this one is to replace. */
  replaces?: string | undefined
  /** Amounts that the client states; undefined where it states none. */
  stated?: StatedAmounts | undefined
}

/** A whole order as a customer sends it. Phone as E.164; `expectedTotal` is what the customer saw. */
export interface OrderDraft extends Draft, Pick<PlacedOrder, 'eventDate' | 'eventTime' | 'venue' | 'details'> {
  eventDate: Day
  eventTime: TimeOfDay
  venue: Venue
  contact: PlacedOrder['contact']
  expectedTotal: Paise | undefined
}

/** An order as its customer once sent it. */
export function draftOf(order: Order): Omit<OrderDraft, 'expectedTotal'> {
  const { catererId, offer, selections, guests, dietSplit, serviceHours } = order
  const { couponCode, eventDate, eventTime, venue, contact, details } = order
  return {
    catererId,
    packageId: offer.id,
    selections,
    guests,
    dietSplit,
    serviceHours,
    couponCode,
    eventDate,
    eventTime,
    venue,
    contact,
    details,
  }
}

/** What ordering needs to know of a caterer. */
export interface CatererTerms {
  id: string
  location: Point
  stateCode: string
  gstScheme: GstScheme
  cateringTypes: readonly Diet[]
  /** Plates a day. */
  maximumServingCapacity: number
  notice: Notice
  serviceRadiusKm: number
  /** Smallest bill of a custom menu before tax (C87). */
  customMinimum: Paise
  delivery: DeliveryRule
  /** Never empty. */
  cancellation: readonly CancellationStep[]
}

/** A package with what decides who may order it. */
export interface Offer extends OfferedPackage {
  catererId: string
  /** Empty means any number of guests. */
  bands: readonly GuestBand[]
  /** The smallest order of packed food. */
  minOrder: number
}

/** One thing that keeps a draft from being ordered: why, and beside which field of the form it is said. */
export interface Problem {
  code: ErrorCode
  field: string
  values: TextValues
}

export function problem(code: ErrorCode, field: string, values: Problem['values'] = {}): Problem {
  return { code, field, values }
}
