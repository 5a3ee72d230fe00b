import { paise } from '#contract/values/money.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { at, json, rows, sql } from '#server/kernel/sql.ts'
import { noBalances, type Account, type Balances, type EntryKind, type Posting } from './domain/entry.ts'

/** What stands on each account of an order. */
export async function balancesOf(db: Queryable, orderId: string): Promise<Balances> {
  const found = await rows<{ account: Account; amount: number }>(
    db,
    sql`select account, sum(amount_paise)::bigint as amount from ledger_rows where order_id = ${orderId} group by account`,
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
  const postings = entry.postings.map((posting, i) => ({ ...posting, position: i + 1 }))
  await rows(
    tx,
    sql`
    insert into ledger_rows (entry, position, account, order_id, amount_paise, at, kind, about)
    select ${entry.id}, posting.position, posting.account, ${entry.orderId}, posting.amount, ${at(entry.at)}, ${entry.kind}, ${entry.about}
    from jsonb_to_recordset(${json(postings)}) as posting (position int, account text, amount bigint)`,
  )
}
