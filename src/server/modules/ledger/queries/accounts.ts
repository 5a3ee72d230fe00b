import type { Paise } from '#contract/values/money.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { at, rows, select, sql, type Sql } from '#server/kernel/sql.ts'
import { noBalances, type Balances } from '../domain/entry.ts'
import { ledgerRows } from '../tables.ts'

const l = ledgerRows.as('l')

/** Returns the sum of each account over everything of a caterer, or over what was booked before a moment. */
export async function accountsOfCaterer(db: Queryable, catererId: string, before?: Date): Promise<Balances> {
  const until = before ? sql`and ${l.at} < ${at(before)}` : sql``
  const found = await rows(
    db,
    select({ account: l.account, amount: sql<Paise>`sum(${l.amount_paise})::bigint` })`
      from ${l} where ${l.caterer_id} = ${catererId} ${until} group by ${l.account}`,
  )
  return { ...noBalances, ...Object.fromEntries(found.map(({ account, amount }) => [account, amount])) }
}

/** Returns what was booked for a caterer between two moments, summed by what it is about and by account, the earliest first. */
export function statementRows(db: Queryable, catererId: string, { from, before }: { from: Date; before: Date }) {
  const isCompensation = sql<boolean>`${l.account} in ('caterer_dues', 'compensation')`
  // A payout is about itself; all entries about an order are one line, but for the compensation of its customer.
  const about = sql<string>`case when ${l.order_id} is null then ${l.about} else ${l.order_id} end`
  return rows(
    db,
    select({
      about,
      kind: sql<'order' | 'compensation' | 'payout' | 'payout_failed' | 'compensation_paid' | 'compensation_failed'>`
        case when ${l.order_id} is null then ${l.kind} when ${isCompensation} then 'compensation' else 'order' end`,
      account: l.account,
      amount: sql<Paise>`sum(${l.amount_paise})::bigint`,
      at: sql<Date>`min(${l.at})`,
    })`from ${l} where ${l.caterer_id} = ${catererId} and ${l.at} >= ${at(from)} and ${l.at} < ${at(before)}
      group by 1, 2, ${l.account} order by min(${l.at}), 1, 2, ${l.account}`,
  )
}

/** Returns the months, in India, in which something was booked for a caterer: what it earned and what it was paid, the latest first. */
export async function monthsOfCaterer(
  db: Queryable,
  catererId: string,
): Promise<{ month: string; earned: Paise; paidOut: Paise }[]> {
  const month = sql<string>`to_char(${l.at} at time zone 'Asia/Kolkata', 'YYYY-MM')`
  const isPayout = sql<boolean>`${l.kind} in ('payout', 'payout_failed')`
  const isOwn = sql<boolean>`${l.account} in ('caterer', 'retained', 'caterer_dues')`
  return rows(
    db,
    select({
      month,
      earned: sql<Paise>`coalesce(-sum(${l.amount_paise}) filter (where ${isOwn} and not ${isPayout}), 0)::bigint`,
      paidOut: sql<Paise>`coalesce(-sum(${l.amount_paise}) filter (where ${l.account} = 'bank' and ${isPayout}), 0)::bigint`,
    })`from ${l} where ${l.caterer_id} = ${catererId} group by 1 order by 1 desc limit 240`,
  )
}

/** Which caterers to list: those after an id and so many, without those of which something is true. */
interface Listed {
  after: string
  most: number
  unless: (catererId: Sql<string>) => Sql<boolean>
}

/** Caterers of whom something was booked between two moments, in the order of their ids. */
export async function listCaterersBooked(
  db: Queryable,
  { from, before }: { from: Date; before: Date },
  { after, most, unless }: Listed,
): Promise<string[]> {
  const catererId = sql<string>`${l.caterer_id}`
  const found = await rows(
    db,
    select({ id: catererId })`
      from ${l} where ${l.at} >= ${at(from)} and ${l.at} < ${at(before)} and ${l.caterer_id} > ${after}
        and not ${unless(catererId)}
      group by ${l.caterer_id} order by ${l.caterer_id} limit ${most}`,
  )
  return found.map(({ id }) => id)
}
