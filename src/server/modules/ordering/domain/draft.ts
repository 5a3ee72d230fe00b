import type { ItemSelection, OfferedPackage } from '#contract/rules/package-selection.ts'
import type { DeliveryRule } from '#server/modules/taxes/domain/index.ts'
import type { CancellationStep } from '#contract/values/cancellation-step.ts'
import type { GstScheme } from '#contract/values/gst-scheme.ts'
import type { Day, TimeOfDay } from '#contract/values/calendar.ts'
import type { Diet } from '#contract/values/diet.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import type { Point } from '#contract/values/place.ts'
import type { ErrorCode, TextValues } from '#contract/errors.ts'

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
  venue?: { point?: Point | undefined; state?: string | undefined } | undefined
  /** The customer's own unpaid order that this one is to replace. */
  replaces?: string | undefined
}

/** What ordering needs to know of a caterer. */
export interface CatererTerms {
  id: string
  ownerId: string | undefined
  location: Point
  stateCode: string
  gstScheme: GstScheme
  cateringTypes: readonly Diet[]
  /** Plates a day. */
  maximumServingCapacity: number
  leadDays: number
  serviceRadiusKm: number
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
