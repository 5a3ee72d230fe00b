import type { DeliveryRule } from '#contract/rules/plate-price.ts'
import { cancellationTemplates, type CancellationStep } from '#contract/values/cancellation-step.ts'
import type { Notice } from '#contract/rules/notice.ts'
import type { GstScheme } from '#contract/values/gst-scheme.ts'
import type { Approval } from '#contract/endpoints/caterers.ts'
import type { Picture } from '#contract/endpoints/shared.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { Cuisine } from '#contract/values/cuisine.ts'
import type { Diet } from '#contract/values/diet.ts'
import type { Paise } from '#contract/values/money.ts'
import type { Point, StateCode } from '#contract/values/place.ts'

export interface Caterer {
  id: string
  name: string
  slug: string
  gstNo: string
  gstScheme: GstScheme
  fssaiNo: string | undefined
  /** Last day of the licence; private. */
  fssaiExpiresOn: Day | undefined
  address: string
  area: string
  /** The city whose data its orders belong to, in which its slug is its own. */
  city: string
  pinCode: string | undefined
  stateCode: StateCode
  serviceAddress: string
  location: Point
  /** Private, unlike `contact`. */
  mobileNo: string
  contact: string
  extraInformation: string
  specialistIn: string
  complimentary: string
  cuisines: readonly Cuisine[]
  cateringTypes: readonly Diet[]
  inServiceFrom: Day
  minPrice: Paise | undefined
  maxPrice: Paise | undefined
  /** Plates a day. */
  maximumServingCapacity: number
  /** Notice for the smallest orders. */
  leadDays: number
  /** Notice by number of guests. */
  notice: Notice
  serviceRadiusKm: number
  delivery: DeliveryRule
  /** Hours before the event until which an order may be changed. */
  changeCutOffHours: number
  /** Smallest bill of a custom menu before tax (C87). */
  customMinimum: Paise
  /** Dishes' own prices are shown and charged (C45). */
  dishPricesShown: boolean
  /** Its place among those that come first; undefined for most. */
  featuredPosition: number | undefined
  status: number
  approval: Approval
  /** Since when the approval is what it is. */
  approvalSince: Date
  /** What an admin told the owner with it. */
  approvalReason: string | undefined
  ordersFulfilled: number
  /** The longest notice first; never empty. */
  cancellation: readonly CancellationStep[]
  version: number
  /** Counts the changes of what it offers. */
  menuVersion: number
}

/** A caterer with what only its page shows. */
export interface ListedCaterer extends Caterer {
  artGallery: readonly Picture[]
  menuGallery: readonly Picture[]
  /** Slugs it had before it was renamed. */
  formerSlugs: readonly string[]
  /** The name on its documents; empty where that is its name. */
  legalName: string
}

/** Cancellation terms of a caterer that has set none (C68). */
export const usualCancellation: readonly CancellationStep[] = cancellationTemplates.standard

/** The public sees a caterer, and may order there, when it is approved and has not closed itself (C34). */
export function isLive({ approval, status }: Pick<Caterer, 'approval' | 'status'>): boolean {
  return approval === 'approved' && status === 1
}
