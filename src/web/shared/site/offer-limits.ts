import type { PromotionView } from '#contract/endpoints/coupons.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'

/** What limits an offer, as sentences wherever the offer is shown (C93); empty without limits. */
export function offerLimits({ atMost, monthlyBudget }: Pick<PromotionView, 'atMost' | 'monthlyBudget'>): string {
  return [
    atMost === undefined ? '' : m.shell_offer_at_most({ amount: formatRupees(atMost) }),
    monthlyBudget === undefined ? '' : m.shell_offer_budget({ amount: formatRupees(monthlyBudget) }),
  ]
    .filter(Boolean)
    .join(' ')
}
