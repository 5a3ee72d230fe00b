import type { Day } from '#contract/values/calendar.ts'
import { paise, type Paise } from '#contract/values/money.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import {
  firstRow,
  insertColumns,
  insertInto,
  joined,
  list,
  rows,
  rowsAs,
  run,
  select,
  sql,
} from '#server/kernel/sql.ts'
import {
  noBalances,
  type Balances,
  type Deduction,
  type EntryKind,
  type PayoutEntryKind,
  type Posting,
} from './domain/entry.ts'
import { ledgerRows, taxDeductions } from './tables.ts'

const l = ledgerRows.as('l')
const d = taxDeductions.as('d')

/** What stands on each account of an order, and by what tax is deducted from it. */
export interface OrderBooks {
  balances: Balances
  deduction: Deduction | undefined
}

/** Returns the books of orders by id, in one statement; an order without entries is left out. */
export async function booksOf(db: Queryable, orderIds: readonly string[]): Promise<Map<string, OrderBooks>> {
  const found = await rows(
    db,
    select({
      orderId: sql<string>`${l.order_id}`,
      account: l.account,
      amount: sql<number>`sum(${l.amount_paise})::bigint`,
      rate: sql<number | null>`max(${d.rate})`,
      free: sql<Paise | null>`max(${d.free_paise})`,
    })`from ${l} left join ${d} on ${d.order_id} = ${l.order_id}
      where ${l.order_id} = any(${list(orderIds)}::text[]) group by ${l.order_id}, ${l.account}`,
  )
  return new Map(
    [...Map.groupBy(found, ({ orderId }) => orderId)].map(([orderId, accounts]) => {
      const [{ rate, free } = { rate: null, free: null }] = accounts
      const sums = Object.fromEntries(accounts.map(({ account, amount }) => [account, paise(amount)]))
      const deduction = rate === null || free === null ? undefined : { rate, free }
      return [orderId, { balances: { ...noBalances, ...sums }, deduction }]
    }),
  )
}

/** An entry about an order, or one of a caterer alone, such as a payout. */
export interface NewEntry {
  id: string
  kind: EntryKind | PayoutEntryKind
  /** Null for what is about many orders. */
  orderId: string | null
  catererId?: string
  /** The payment attempt, refund, order, change or payout for which it is written. */
  about: string
  at: Date
  postings: readonly Posting[]
}

/** Writes entries. The database rejects one that does not balance, and a second one of its kind about the same thing. */
export async function insertEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  const postings = entries.flatMap(({ id, kind, orderId, catererId = null, about, at, postings }) =>
    postings.map(({ account, amount }, i) => ({
      entry: id,
      position: i + 1,
      account,
      order_id: orderId,
      caterer_id: catererId,
      amount_paise: amount,
      at,
      kind,
      about,
    })),
  )
  if (postings.length === 0) return
  const columns = [
    'entry',
    'position',
    'account',
    'order_id',
    'caterer_id',
    'amount_paise',
    'at',
    'kind',
    'about',
  ] as const
  const posting = rowsAs(ledgerRows, 'posting', postings)
  await run(
    tx,
    sql`${insertColumns(ledgerRows, ...columns)} select ${joined(columns.map((column) => posting[column]))} from ${posting}`,
  )
}

/** What was decided about the tax of an order, once. */
export interface NewDeduction extends Deduction {
  orderId: string
  catererId: string
  on: Day
  value: Paise
}

/** Writes a deduction. The database rejects a second one of an order. */
export async function insertDeduction(
  tx: Tx,
  { orderId, catererId, on, rate, value, free }: NewDeduction,
): Promise<void> {
  const row = { order_id: orderId, caterer_id: catererId, deducted_on: on, rate, value_paise: value, free_paise: free }
  await run(tx, insertInto(taxDeductions, row))
}

/** Returns the value without tax on which a caterer's tax was decided from one day on and before another. */
export async function valueDeducted(db: Queryable, catererId: string, from: Day, before: Day): Promise<Paise> {
  const row = await firstRow(
    db,
    select({ value: sql<Paise>`coalesce(sum(${d.value_paise}), 0)::bigint` })`
      from ${d} where ${d.caterer_id} = ${catererId} and ${d.deducted_on} >= ${from}::date and ${d.deducted_on} < ${before}::date`,
  )
  return paise(row?.value ?? 0)
}
