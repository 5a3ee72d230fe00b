import type { Paise } from '#contract/values/money.ts'
import { raw, sql, type Sql } from '#server/kernel/sql.ts'
import { marketplaceRates, payoutTerms } from '../tables.ts'

const r = marketplaceRates.as('r')
const p = payoutTerms.as('p')

/** A part of other modules' statements: the rate in basis points of what the marketplace charges, by the day in India of a moment. */
export function marketplaceRateAt(charge: 'platform_fee' | 'fee_gst' | 'tcs', moment: Sql<Date>): Sql<number> {
  return sql`(select ${r.rate} from ${r}
    where ${r.charge} = '${raw(charge)}' and ${r.valid_from} <= (${moment} at time zone 'Asia/Kolkata')::date
    order by ${r.valid_from} desc limit 1)`
}

/** A part of other modules' statements: what a caterer is paid for a gift, by the day in India of a moment. */
export function giftSumAt(moment: Sql<Date>): Sql<Paise> {
  return sql`(select ${p.gift_paise} from ${p}
    where ${p.valid_from} <= (${moment} at time zone 'Asia/Kolkata')::date
    order by ${p.valid_from} desc limit 1)`
}
