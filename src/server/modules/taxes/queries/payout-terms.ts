import type { Day } from '#contract/values/calendar.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, rows, select } from '#server/kernel/sql.ts'
import { marketplaceRates, payoutTerms } from '../tables.ts'

const r = marketplaceRates.as('r')
const other = marketplaceRates.as('other')
const p = payoutTerms.as('p')

/** What the marketplace keeps and when it pays. Rates are basis points of the value without tax. */
export async function marketplaceTermsOn(db: Queryable, day: Day) {
  const [rates, payout] = await Promise.all([
    rows(
      db,
      select({ charge: r.charge, rate: r.rate })`from ${r}
        where ${r.valid_from} = (
          select max(${other.valid_from}) from ${other} where ${other.charge} = ${r.charge} and ${other.valid_from} <= ${day}::date)`,
    ),
    firstRow(
      db,
      select({
        daysAfterCompletion: p.days_after_completion,
        daysAfterEvent: p.days_after_event,
        weekday: p.weekday,
        minimum: p.minimum_paise,
        minimumDays: p.minimum_days,
        tdsFree: p.tds_free_paise,
      })`from ${p} where ${p.valid_from} <= ${day}::date order by ${p.valid_from} desc limit 1`,
    ),
  ])
  if (!payout) throw new Error(`no payout terms hold on ${day}`)
  const rateOf = (charge: 'platform_fee' | 'fee_gst' | 'tcs' | 'tds') =>
    rates.find((rate) => rate.charge === charge)?.rate ?? 0
  return {
    platformFee: rateOf('platform_fee'),
    feeGst: rateOf('fee_gst'),
    tcs: rateOf('tcs'),
    tds: rateOf('tds'),
    payout,
  }
}
