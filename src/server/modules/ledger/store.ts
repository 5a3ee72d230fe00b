import { paise } from '#contract/values/money.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { at, insertColumns, rows, rowsAs, run, select, sql } from '#server/kernel/sql.ts'
import { noBalances, type Balances, type EntryKind, type Posting } from './domain/entry.ts'
import { ledgerRows } from './tables.ts'

const l = ledgerRows.as('l')

/** What stands on each account of an order. */
export async function balancesOf(db: Queryable, orderId: string): Promise<Balances> {
  const found = await rows(
    db,
    select({
      account: l.account,
      amount: sql<number>`sum(${l.amount_paise})::bigint`,
    })`from ${l} where ${l.order_id} = ${orderId} group by ${l.account}`,
  )
  return { ...noBalances, ...Object.fromEntries(found.map(({ account, amount }) => [account, paise(amount)])) }
}

export interface NewEntry {
  id: string
  kind: EntryKind
  orderId: string
  /** The payment attempt, refund or order for which it is written. */
  about: string
  at: Date
  postings: readonly Posting[]
}

/** Writes an entry. The database rejects one that does not balance, and a second one of its kind about the same thing. */
export async function insertEntry(tx: Tx, entry: NewEntry): Promise<void> {
  const postings = entry.postings.map(({ account, amount }, i) => ({ account, amount_paise: amount, position: i + 1 }))
  const posting = rowsAs(ledgerRows, 'posting', postings)
  await run(
    tx,
    sql`
    ${insertColumns(ledgerRows, 'entry', 'position', 'account', 'order_id', 'amount_paise', 'at', 'kind', 'about')}
    select ${entry.id}, ${posting.position}, ${posting.account}, ${entry.orderId}, ${posting.amount_paise}, ${at(entry.at)}, ${entry.kind}, ${entry.about}
    from ${posting}`,
  )
}
