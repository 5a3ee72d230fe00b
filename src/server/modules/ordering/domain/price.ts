import {
  bill,
  type Bill,
  type BillInput,
  type Discount,
  taxRuleOn,
  type GstRate,
} from '#server/modules/taxes/domain/index.ts'
import type { Day } from '#contract/values/calendar.ts'
import { paise, toRupees } from '#contract/values/money.ts'
import { distanceKm } from '#contract/values/place.ts'
import {
  problem,
  type AmountName,
  type CatererTerms,
  type Draft,
  type Offer,
  type Problem,
  type StatedAmounts,
} from './draft.ts'
import { placeOfSupply } from './supply/place-of-supply.ts'

/** The least that a gateway takes: one rupee. */
export const leastTotal = paise(100)

/**
 * Everything of a bill but its coupon, with the GST of the day on which it is made. A venue that is not known yet counts as
 * near and in the caterer's own state. The diet split changes no price (C65).
 */
export function billInput(
  draft: Draft,
  offer: Offer,
  caterer: CatererTerms,
  { rates, today }: { rates: readonly GstRate[]; today: Day },
): BillInput {
  const point = draft.venue?.point
  return {
    offer,
    selections: draft.selections,
    guests: draft.guests,
    serviceHours: draft.serviceHours,
    delivery: caterer.delivery,
    distanceKm: point && distanceKm(caterer.location, point),
    discount: undefined,
    tax: taxRuleOn(rates, {
      scheme: caterer.gstScheme,
      day: today,
      from: caterer.stateCode,
      to: placeOfSupply(draft.venue) ?? caterer.stateCode,
    }),
  }
}

/**
 * The bill with the discount that `couponFor` gives on what is bought; it is asked once, with the bill without one.
 * Undefined when an amount leaves the product's range.
 */
export function priceOf(input: BillInput, couponFor: (plain: Bill) => Discount | undefined): Bill | undefined {
  try {
    const plain = bill(input)
    const discount = couponFor(plain)
    return discount ? bill({ ...input, discount }) : plain
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** What a client states that the server computes otherwise (A10), beside its field. */
export function statedProblems(stated: StatedAmounts | undefined, whole: Bill): Problem[] {
  const amounts = { ...whole, amount: whole.total }
  return Object.entries(stated ?? {}).flatMap(([name, value]) =>
    // The names are those of StatedAmounts, which Object.entries forgets.
    value === toRupees(amounts[name as AmountName]) ? [] : [problem('amount_wrong', name)],
  )
}
