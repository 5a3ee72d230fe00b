import type { CatererTerms } from '#contract/endpoints/caterer-terms.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { toRupees } from '#contract/values/money.ts'
import type { Context } from '#server/kernel/context.ts'
import { marketplaceTermsOn } from '#server/modules/taxes/index.ts'

/** Returns fees and payout days that hold today. */
export async function catererTerms(ctx: Context): Promise<CatererTerms> {
  const asOf = dayInIndia(ctx.clock.now())
  const { platformFee, tcs, payout } = await marketplaceTermsOn(ctx.db, asOf)
  const { tdsFree: _, ...terms } = payout
  return {
    asOf,
    platformFeePercent: platformFee / 100,
    tcsPercent: tcs / 100,
    payout: { ...terms, minimum: toRupees(terms.minimum) },
  }
}
