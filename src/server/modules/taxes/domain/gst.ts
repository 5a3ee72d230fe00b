import type { GstScheme } from '#contract/values/gst-scheme.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { TaxRule } from './bill.ts'

/** What a scheme charges from a day on, in basis points: dated rows, never a literal. */
export interface GstRate {
  scheme: GstScheme
  validFrom: Day
  rate: number
}

/** The rate of a scheme on a day. Without one there is no bill: an error. */
export function rateOn(rates: readonly GstRate[], scheme: GstScheme, day: Day): number {
  const [latest] = rates
    .filter((rate) => rate.scheme === scheme && rate.validFrom <= day)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
  if (!latest) throw new Error(`no GST rate of ${scheme} on ${day}`)
  return latest.rate
}

/** The taxes of a supply on a day: within one state half is the state's, across a border all is the union's. State codes as in `states`. */
export function taxRuleOn(
  rates: readonly GstRate[],
  supply: { scheme: GstScheme; day: Day; from: string; to: string },
): TaxRule {
  return { rate: rateOn(rates, supply.scheme, supply.day), sameState: supply.from === supply.to }
}

/** Whether a caterer of this scheme gives tax invoices. */
export function addsGst(scheme: GstScheme): boolean {
  return scheme === 'REGULAR_5' || scheme === 'SPECIFIED_18'
}
