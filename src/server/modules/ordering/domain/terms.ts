import type { DeliveryRule } from '#contract/rules/plate-price.ts'
import type { Discount, TaxRule } from '#server/modules/taxes/domain/index.ts'
import type { CancellationStep } from '#contract/values/cancellation-step.ts'
import type { GstScheme } from '#contract/values/gst-scheme.ts'
import type { Paise } from '#contract/values/money.ts'

/** What holds for an order from the moment it is placed, whatever changes later. */
export interface Terms {
  cancellation: readonly CancellationStep[]
  gstScheme: GstScheme
  tax: TaxRule
  /** What a gift coupon adds (C41). */
  fulfilmentNote?: string
  /** By which a change is priced. The first orders kept none of the three below; the caterer's own rules count for them. */
  delivery?: DeliveryRule
  /** The coupon as it was, with what has to be bought for it and who bears it: the marketplace where nobody is named. */
  coupon?: Discount & { minimum: Paise; borneBy?: 'marketplace' | 'caterer' }
  /** Hours before the event from which changes are rejected. */
  changeCutOffHours?: number
}

/** What a coupon adds other than a discount; undefined for none, and for a bill that a change took below the coupon's minimum. */
export function giftOf({ terms, subtotal }: { terms: Terms; subtotal: Paise }): string | undefined {
  const { coupon, fulfilmentNote } = terms
  return coupon && subtotal < coupon.minimum ? undefined : fulfilmentNote
}
