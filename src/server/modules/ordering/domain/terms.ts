import type { TaxRule } from '#contract/rules/bill.ts'
import type { CancellationStep } from '#contract/rules/cancellation.ts'
import type { GstScheme } from '#contract/rules/gst.ts'

/** What holds for an order from the moment it is placed, whatever changes later. */
export interface Terms {
  cancellation: readonly CancellationStep[]
  gstScheme: GstScheme
  tax: TaxRule
  /** What a gift coupon adds (C41). */
  fulfilmentNote?: string
}
