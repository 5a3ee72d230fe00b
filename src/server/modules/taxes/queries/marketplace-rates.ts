import { raw, sql, type Sql } from '#server/kernel/sql.ts'
import { marketplaceRates } from '../tables.ts'

const r = marketplaceRates.as('r')

/** A part of other modules' statements: the rate in basis points of what the marketplace charges, by the day in India of a moment. */
export function marketplaceRateAt(charge: 'platform_fee' | 'tcs', moment: Sql<Date>): Sql<number> {
  return sql`(select ${r.rate} from ${r}
    where ${r.charge} = '${raw(charge)}' and ${r.valid_from} <= (${moment} at time zone 'Asia/Kolkata')::date
    order by ${r.valid_from} desc limit 1)`
}
